import { withLeanStructure } from './lean-structure.ts';
import { withLeanTypefaces } from './lean-typefaces.ts';
import { type PdfObject, withListBodies } from './list-bodies.ts';
import { withLeanPages } from './page-contents.ts';
import { isStream, readStream, writeStream } from './pdf-stream.ts';
import { renumbered } from './renumber.ts';

/**
 * Packs the objects of a PDF that are not streams into object streams (ISO 32000-2, 7.5.7 and 7.5.8).
 * Chromium writes the structure of a tagged document as plain text, which is half of a data sheet.
 * @param identifier identifies the sources of the file, in hexadecimal digits: see `identifierOf`
 * @throws for a file that is not laid out as Chromium does it
 */
export function packPdf(pdf: Buffer, identifier: string): Buffer {
  const written = readObjects(pdf);
  const lean = withLeanTypefaces(withLeanPages(withLeanStructure(withListBodies(written.objects))));
  const { objects, trailer } = renumbered(lean.map(deflated), written.trailer);
  const loose = objects.filter(({ body }) => !isStream(body));
  const packNumber = Math.max(...objects.map(({ number }) => number)) + 1;
  const tableNumber = packNumber + 1;

  const chunks = [Buffer.from('%PDF-1.7\n%\xd3\xeb\xe9\xe1\n', 'latin1')];
  let length = chunks[0]?.length ?? 0;
  const entries = new Map<number, Entry>([[0, { kind: 0, place: 0, index: 65535 }]]);
  const add = (number: number, body: Buffer) => {
    entries.set(number, { kind: 1, place: length, index: 0 });
    const chunk = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    chunks.push(chunk);
    length += chunk.length;
  };

  for (const { number, body } of objects) if (isStream(body)) add(number, body);
  add(packNumber, pack(loose));
  loose.forEach(({ number }, index) => {
    entries.set(number, { kind: 2, place: packNumber, index });
  });
  const start = length;
  entries.set(tableNumber, { kind: 1, place: start, index: 0 });
  const fields = trailer.replace(/\/Size \d+/, '').trim();
  const table = crossReferences(entries, tableNumber + 1);
  add(
    tableNumber,
    writeStream({
      fields: `/Type /XRef /Size ${tableNumber + 1} /W [1 4 2] /DecodeParms <</Predictor 12 /Columns 7>> /ID [<${identifier}> <${identifier}>] ${fields}`,
      content: differences(table, 7),
    }),
  );
  return Buffer.concat([...chunks, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

/** The identifier with which a file was packed; null: it was not packed. */
export function getIdentifier(pdf: Buffer): string | null {
  return /\/ID \[<([\da-f]+)>/.exec(pdf.toString('latin1'))?.[1] ?? null;
}

/** 0: free, 1: at an offset in the file, 2: in the object stream with that number. */
type Entry = { kind: 0 | 1 | 2; place: number; index: number };

/** Finds the objects by the file's cross-reference table. */
function readObjects(pdf: Buffer): { objects: PdfObject[]; trailer: string } {
  const text = pdf.toString('latin1');
  const tableStart = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = /^xref\n0 (\d+)\n([\s\S]*?)trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(text.slice(tableStart));
  if (!table) throw new Error('this PDF has no uncompressed cross-reference table');
  const places = [...(table[2] ?? '').matchAll(/^(\d{10}) \d{5} n/gm)].map(([, place]) => Number(place));
  const ends = [...places, tableStart].sort((a, b) => a - b);
  const objects = places.map((place) => {
    const end = ends[ends.indexOf(place) + 1] ?? tableStart;
    const head = /^(\d+) 0 obj\s+/.exec(text.slice(place, place + 40));
    const tail = text.lastIndexOf('endobj', end);
    if (!head) throw new Error(`no object begins at byte ${place}`);
    const body = pdf.subarray(place + head[0].length, tail);
    return { number: Number(head[1]), body: body.subarray(0, body.toString('latin1').trimEnd().length) };
  });
  return { objects, trailer: table[3] ?? '' };
}

/** Compresses a stream again: Chromium chooses speed over size. */
function deflated(object: PdfObject): PdfObject {
  const stream = readStream(object.body);
  return stream ? { ...object, body: writeStream(stream) } : object;
}

function pack(objects: readonly PdfObject[]): Buffer {
  const places: string[] = [];
  let length = 0;
  for (const { number, body } of objects) {
    places.push(`${number} ${length}`);
    length += body.length + 1;
  }
  const head = Buffer.from(`${places.join(' ')}\n`);
  const bodies = objects.flatMap(({ body }) => [body, Buffer.from('\n')]);
  return writeStream({
    fields: `/Type /ObjStm /N ${objects.length} /First ${head.length}`,
    content: Buffer.concat([head, ...bodies]),
  });
}

function crossReferences(entries: ReadonlyMap<number, Entry>, size: number): Buffer {
  const table = Buffer.alloc(7 * size);
  for (const [number, { kind, place, index }] of entries) {
    table.writeUInt8(kind, 7 * number);
    table.writeUInt32BE(place, 7 * number + 1);
    table.writeUInt16BE(index, 7 * number + 5);
  }
  return table;
}

/** Each row as its difference to the row above: the predictor "up" of PNG, which makes tables small. */
function differences(table: Buffer, columns: number): Buffer {
  const rows = Array.from({ length: table.length / columns }, (_, row) => {
    const above = row * columns - columns;
    const up = Array.from(
      { length: columns },
      (_, at) => (table[above + columns + at] ?? 0) - (table[above + at] ?? 0),
    );
    return [2, ...up];
  });
  return Buffer.from(rows.flat());
}
