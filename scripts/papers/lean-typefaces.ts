import type { PdfObject } from './list-bodies.ts';
import { isStream, readStream, writeStream } from './pdf-stream.ts';

/** What draws glyphs (ISO 32000-2, 9.9.1). Where they stand and which they are is said by the page. */
const drawing = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/** Leaves in embedded typefaces what draws their glyphs: Chromium keeps the rules for kerning and alternates, too. */
export function withLeanTypefaces(objects: readonly PdfObject[]): PdfObject[] {
  const typefaces = new Set(
    objects.flatMap(({ body }) =>
      isStream(body) ? [] : [Number(/\/FontFile2 (\d+) 0 R/.exec(body.toString('latin1'))?.[1])],
    ),
  );
  return objects.map((object) => {
    const stream = typefaces.has(object.number) ? readStream(object.body) : null;
    if (!stream) return object;
    const content = leanTypeface(stream.content);
    const fields = stream.fields.replace(/\/Length1 \d+/, `/Length1 ${content.length}`);
    return { ...object, body: writeStream({ fields, content }) };
  });
}

const directoryEntry = 16;
const directoryHead = 12;

/** A TrueType file with those of its tables that draw. */
export function leanTypeface(file: Buffer): Buffer {
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const entry = file.subarray(directoryHead + index * directoryEntry);
    const [start, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)];
    return { entry, tag: entry.toString('latin1', 0, 4), content: file.subarray(start, start + length) };
  }).filter(({ tag }) => drawing.includes(tag));

  const head = Buffer.alloc(directoryHead + tables.length * directoryEntry);
  const power = 2 ** Math.floor(Math.log2(tables.length));
  file.copy(head, 0, 0, 4);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(power * directoryEntry, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.length - power) * directoryEntry, 10);

  let start = head.length;
  const contents = tables.map(({ entry, content }, index) => {
    const at = directoryHead + index * directoryEntry;
    entry.copy(head, at, 0, directoryEntry);
    head.writeUInt32BE(start, at + 8);
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    start += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...contents]);
}
