import type { PdfObject } from './list-bodies.ts';
import { isStream, readStream, writeStream } from './pdf-stream.ts';
import { type Widths, withTextLines } from './text-lines.ts';

/**
 * Writes the text of pages in lines, and rounds coordinates to tenths of a CSS pixel, a fortieth of a
 * millimetre.
 */
export function withLeanPages(objects: readonly PdfObject[]): PdfObject[] {
  const bodies = new Map(
    objects
      .filter(({ body }) => !isStream(body))
      .map(({ number, body }) => [number, body.toString('latin1')]),
  );
  const pages = [...bodies.values()].filter((body) => /\/Type \/Page\b/.test(body));
  const contents = new Set(pages.map((page) => Number(/\/Contents (\d+) 0 R/.exec(page)?.[1])));
  const faces = new Map<string, Widths | null>();
  for (const [, name = '', number] of pages.join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    if (!faces.has(name)) faces.set(name, getWidths(bodies, Number(number)));
  }
  return objects.map((object) => {
    const stream = contents.has(object.number) ? readStream(object.body) : null;
    if (!stream) return object;
    const text = withTextLines(stream.content.toString('latin1'), (name) => faces.get(name) ?? null);
    return {
      ...object,
      body: writeStream({ ...stream, content: Buffer.from(withRoundedPaths(text), 'latin1') }),
    };
  });
}

/** Null: the typeface does not list the widths of its glyphs. */
function getWidths(bodies: ReadonlyMap<number, string>, font: number): Widths | null {
  const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(bodies.get(font) ?? '')?.[1];
  const face = bodies.get(Number(descendant)) ?? '';
  const list = /\/W \[([\s\S]*)\]\s*\/DW (\S+)>>/.exec(face);
  if (!list) return null;
  const widths = new Map<number, number>();
  for (const [, from, some, to, same] of (list[1] ?? '').matchAll(/(\d+) (?:\[([^\]]*)\]|(\d+) ([\d.]+))/g)) {
    if (some === undefined)
      for (let glyph = Number(from); glyph <= Number(to); glyph++) widths.set(glyph, Number(same));
    else
      some.split(' ').forEach((width, index) => {
        widths.set(Number(from) + index, Number(width));
      });
  }
  const other = Number(list[2]);
  return (glyph) => widths.get(glyph) ?? other;
}

const withRoundedPaths = (content: string) =>
  content.replace(/^[-\d. ]+ (?:[mlcvy]|re)$/gm, (line) =>
    line.replace(/-?\d*\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(1)))),
  );
