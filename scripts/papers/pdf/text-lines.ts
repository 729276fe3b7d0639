/** The width of a glyph in thousandths of the font size. */
export type Widths = (glyph: number) => number;

/** A run of glyphs on a line: the pen position before each of them, in units of the page. */
type Segment = { x: number; y: number; glyphs: { glyph: string; x: number }[]; before: string[] };

/**
 * Writes the text of a page line by line. Chromium places each glyph separately (`3.26 0 Td <0295> Tj`),
 * which is most of a page's size; here a line is a single string, with adjustments where a distance differs
 * from the glyph's width. Text in any other form stays as it is.
 */
export function withTextLines(content: string, widthsOf: (font: string) => Widths | null): string {
  return content.replace(/^BT\n([\s\S]*?)^ET$/gm, (block, lines: string) => {
    const text = readText(lines.trimEnd().split('\n'));
    const widths = text && widthsOf(text.font);
    return text && widths ? `BT\n${written(text, widths)}\nET` : block;
  });
}

type Text = { font: string; size: number; segments: Segment[]; after: string[] };

/** Null: the block is anything but horizontal lines of glyphs. */
function readText([face = '', place = '', ...shown]: readonly string[]): Text | null {
  const [, font, size] = /^\/(F\d+) ([\d.]+) Tf$/.exec(face) ?? [];
  const [, left, top] = /^1 0 0 -1 (\S+) (\S+) Tm$/.exec(place) ?? [];
  if (!font || left === undefined || top === undefined) return null;
  const segments: Segment[] = [];
  let [x, y] = [Number(left), Number(top)];
  let marks: string[] = [];
  for (const line of shown) {
    const [, dx, dy, glyphs] = /^(?:(\S+) (\S+) Td )?<([\dA-F]+)> Tj$/.exec(line) ?? [];
    if (glyphs === undefined) {
      if (!/BDC$|^EMC$/.test(line)) return null;
      marks.push(line);
      continue;
    }
    if (glyphs.length !== 4) return null;
    x += Number(dx ?? 0);
    y -= Number(dy ?? 0);
    const last = segments.at(-1);
    if (last && last.y === y && marks.length === 0) last.glyphs.push({ glyph: glyphs, x });
    else segments.push({ x, y, glyphs: [{ glyph: glyphs, x }], before: marks });
    marks = [];
  }
  return { font, size: Number(size), segments, after: marks };
}

function written({ font, size, segments, after }: Text, widths: Widths): string {
  return [
    `/${font} ${rounded(size)} Tf`,
    ...segments.flatMap(({ x, y, glyphs, before }) => [
      ...before,
      `1 0 0 -1 ${rounded(x)} ${rounded(y)} Tm`,
      shown(glyphs, size, widths),
    ]),
    ...after,
  ].join('\n');
}

/**
 * Adjustments are in thousandths of the font size, and positive ones move the next glyph closer. Fewer than
 * three of them are invisible.
 */
function shown(glyphs: Segment['glyphs'], size: number, widths: Widths): string {
  let text = '';
  let pen = glyphs[0]?.x ?? 0;
  for (const { glyph, x } of glyphs) {
    const nearer = Math.round(((pen - x) * 1000) / size);
    if (Math.abs(nearer) >= 3) {
      text += `>${nearer}<`;
      pen -= (nearer / 1000) * size;
    }
    text += glyph;
    pen += (widths(Number.parseInt(glyph, 16)) / 1000) * size;
  }
  return text.includes('>') ? `[<${text}>]TJ` : `<${text}>Tj`;
}

const rounded = (number: number) => String(Number(number.toFixed(2)));
