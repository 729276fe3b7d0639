import { type FontTables, readTables, writeTables } from './font-tables.ts';

/**
 * Joins TrueType files with one character each, at the position after the glyph for missing characters, into
 * a single file. East Asian typefaces are published in a hundred subsets, and a PDF would embed every subset
 * separately.
 */
export function joinedTypeface(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts = [...files]
    .map(([character, file]) => ({ code: character.codePointAt(0) ?? 0, tables: readTables(file) }))
    .sort((a, b) => a.code - b.code);
  const [first] = parts;
  if (!first) throw new Error('there are no characters to join');
  const glyphs = [getGlyph(first.tables, 0), ...parts.map(({ tables }) => getGlyph(tables, 1))];
  return writeTables(
    new Map([
      ...[...first.tables].filter(([name]) => shared.includes(name)),
      ['cmap', characterMap(parts.map(({ code }) => code))],
      ['glyf', Buffer.concat(glyphs.map(({ outline }) => outline))],
      ['head', withNumber(first.tables, 'head', longPlaces, 1)],
      ['hhea', withNumber(first.tables, 'hhea', widthCount, glyphs.length)],
      ['hmtx', Buffer.concat(glyphs.map(({ width }) => width))],
      ['loca', places(glyphs.map(({ outline }) => outline.length))],
      [
        'maxp',
        limits(
          parts.map(({ tables }) => table(tables, 'maxp')),
          glyphs.length,
        ),
      ],
    ]),
  );
}

/** Tables that are the same in all parts. */
const shared = ['OS/2', 'name', 'post'];

/** Offsets of numbers in their tables (ISO/IEC 14496-22): `head`, `hhea` and `maxp`. */
const longPlaces = 50;
const widthCount = 34;
const glyphCount = 4;

function table(tables: FontTables, name: string): Buffer {
  const content = tables.get(name);
  if (!content) throw new Error(`this typeface has no table ${name}`);
  return content;
}

function withNumber(tables: FontTables, name: string, place: number, value: number): Buffer {
  const content = Buffer.from(table(tables, name));
  content.writeUInt16BE(value, place);
  return content;
}

/** The outline of a glyph, and its width with the bearing before it. */
function getGlyph(tables: FontTables, glyph: number): { outline: Buffer; width: Buffer } {
  const isLong = table(tables, 'head').readUInt16BE(longPlaces) === 1;
  const loca = table(tables, 'loca');
  const place = (index: number) => (isLong ? loca.readUInt32BE(4 * index) : 2 * loca.readUInt16BE(2 * index));
  const outline = table(tables, 'glyf').subarray(place(glyph), place(glyph + 1));
  const last = table(tables, 'hhea').readUInt16BE(widthCount) - 1;
  const width = Buffer.alloc(4);
  width.writeUInt16BE(table(tables, 'hmtx').readUInt16BE(4 * Math.min(glyph, last)));
  if (outline.length > 0) width.writeInt16BE(outline.readInt16BE(2), 2);
  return { outline, width };
}

/** The maximum numbers of points and contours of any part. */
function limits(parts: readonly Buffer[], glyphs: number): Buffer {
  const content = Buffer.from(parts[0] ?? '');
  for (let place = glyphCount; place < content.length; place += 2)
    content.writeUInt16BE(Math.max(...parts.map((part) => part.readUInt16BE(place))), place);
  content.writeUInt16BE(glyphs, glyphCount);
  return content;
}

function places(lengths: readonly number[]): Buffer {
  const table = Buffer.alloc(4 * (lengths.length + 1));
  let place = 0;
  lengths.forEach((length, index) => {
    place += length;
    table.writeUInt32BE(place, 4 * (index + 1));
  });
  return table;
}

/**
 * The character map for Windows with all of Unicode (platform 3, encoding 10, format 12); the glyphs follow
 * the one for missing characters.
 */
function characterMap(codes: readonly number[]): Buffer {
  const head = [0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0];
  const numbers = [
    16 + 12 * codes.length,
    0,
    codes.length,
    ...codes.flatMap((code, index) => [code, code, index + 1]),
  ];
  const table = Buffer.alloc(head.length + 4 * numbers.length);
  table.set(head);
  numbers.forEach((number, index) => {
    table.writeUInt32BE(number, head.length + 4 * index);
  });
  return table;
}
