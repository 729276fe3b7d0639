import { readTables, writeTables } from '../typefaces/font-tables.ts';
import type { PdfObject } from './list-bodies.ts';
import { isStream, readStream, writeStream } from './pdf-stream.ts';

/**
 * The tables for drawing glyphs (ISO 32000-2, 9.9.1). The page itself says which glyphs there are, and where.
 */
const drawing = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

/**
 * Reduces embedded typefaces to the tables for drawing glyphs: Chromium also embeds the rules for kerning and
 * alternates.
 */
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

/** A TrueType file with only the tables for drawing glyphs. */
export function leanTypeface(file: Buffer): Buffer {
  return writeTables(new Map([...readTables(file)].filter(([name]) => drawing.includes(name))));
}
