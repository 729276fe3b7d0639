import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getIdentifier, packPdf } from './pack-pdf.ts';
import { plainPdf } from './plain-pdf.ts';

const bodies = [
  '<</Type /Catalog\n/Pages 2 0 R>>',
  '<</Type /Pages\n/Kids [3 0 R]\n/Count 1>>',
  '<</Type /Page\n/Parent 2 0 R\n/Contents 4 0 R\n/MediaBox [0 0 595 842]>>',
  '<</Length 9>> stream\n0 0 m S\xff\x00\nendstream',
];

/** The text of the file from a position, and the decompressed bytes of the stream there. */
function findStream(pdf: Buffer, place: number) {
  const text = pdf.toString('latin1', place);
  const begin = text.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
  return {
    head: text.slice(0, begin),
    content: inflateSync(pdf.subarray(place + begin, place + begin + length)),
  };
}

/**
 * Decodes the predictor "up": each row is the difference to the row above, after a byte that names the
 * predictor.
 */
function withoutPredictor(content: Buffer, columns: number): Buffer[] {
  let above = Buffer.alloc(columns);
  return Array.from({ length: content.length / (columns + 1) }, (_, row) => {
    const more = content.subarray(row * (columns + 1) + 1);
    above = Buffer.from(above.map((byte, at) => byte + (more[at] ?? 0)));
    return above;
  });
}

test('every object is found through the table of the packed file, unchanged', () => {
  const packed = packPdf(plainPdf(bodies), 'c0ffee');
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(packed.toString('latin1'))?.[1]);
  const table = findStream(packed, start);
  expect(table.head).toContain('/Type /XRef');
  expect(table.head).toContain('/Root 1 0 R');
  const rows = withoutPredictor(table.content, 7);

  const found = bodies.map((_, index) => {
    const entry = rows[index + 1] ?? Buffer.alloc(7);
    const [kind, place, position] = [entry.readUInt8(0), entry.readUInt32BE(1), entry.readUInt16BE(5)];
    if (kind === 1) return /^\d+ 0 obj\n([\s\S]*?)\nendobj/.exec(packed.toString('latin1', place))?.[1];
    const { head, content } = findStream(packed, rows[place]?.readUInt32BE(1) ?? 0);
    const first = Number(/\/First (\d+)/.exec(head)?.[1]);
    const places = content.toString('latin1', 0, first).trim().split(' ').map(Number);
    expect(places[2 * position]).toBe(index + 1);
    const [from = 0, to = content.length - first] = [places[2 * position + 1], places[2 * position + 3]];
    return content.toString('latin1', first + from, first + to).trimEnd();
  });
  expect(found).toEqual(bodies);
});

test('a file without a plain table is refused', () => {
  expect(() => packPdf(Buffer.from('%PDF-1.7\nstartxref\n0\n%%EOF\n'), 'c0ffee')).toThrow('no uncompressed');
});

test('a file tells what it was made of', () => {
  expect(getIdentifier(plainPdf(bodies))).toBeNull();
  expect(getIdentifier(packPdf(plainPdf(bodies), 'c0ffee'))).toBe('c0ffee');
});
