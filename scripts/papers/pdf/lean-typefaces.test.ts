import { expect, test } from 'vitest';
import { leanTypeface } from './lean-typefaces.ts';

/** A TrueType file with these tables. */
function typeface(tables: Readonly<Record<string, string>>): Buffer {
  const names = Object.keys(tables);
  const head = Buffer.alloc(12 + 16 * names.length);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  let start = head.length;
  const contents = names.map((name, index) => {
    const content = Buffer.from(tables[name] ?? '');
    head.write(name, 12 + 16 * index, 'latin1');
    head.writeUInt32BE(start, 12 + 16 * index + 8);
    head.writeUInt32BE(content.length, 12 + 16 * index + 12);
    start += content.length;
    return content;
  });
  return Buffer.concat([head, ...contents]);
}

function getTables(file: Buffer): Record<string, string> {
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const entry = file.subarray(12 + 16 * index);
    const start = entry.readUInt32BE(8);
    return [entry.toString('latin1', 0, 4), file.toString('latin1', start, start + entry.readUInt32BE(12))];
  });
  return Object.fromEntries(tables);
}

test('a typeface keeps the tables that draw, whole', () => {
  const lean = leanTypeface(
    typeface({ GPOS: 'kerning', glyf: 'curves', head: 'units', name: 'Inter', loca: 'places' }),
  );
  expect(getTables(lean)).toEqual({ glyf: 'curves', head: 'units', loca: 'places' });
  expect([4, 6, 8, 10].map((place) => lean.readUInt16BE(place))).toEqual([3, 32, 1, 16]);
});
