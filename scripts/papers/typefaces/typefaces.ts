import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** The characters of the documents' languages, and the signs of technical data. */
const glyphs = [
  ...[
    [0x20, 0x7e],
    [0xa0, 0xff],
  ].flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  ),
  'Œœš⅓–—‘’‚“”„•…‰‹›€™−≤≥≈≠∞√∅Ωμ∆→←↑↓↔₀₁₂₃₄₅₆₇₈₉⁻\u2009\u2011\u202f',
].join('');

/** Kerning and contextual forms only; alternates that are not used would be included otherwise. */
const forms = ['kern', 'calt', 'ccmp', 'locl', 'mark'];

type Typeface = { family: string; weights: string; file: string; axes: Record<string, number> };

const text = { family: 'Inter', file: 'inter-ui/variable/InterVariable.woff2' };
const heads: Typeface = {
  family: 'Archivo',
  weights: '100 900',
  file: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  axes: { wdth: 106, wght: 580 },
};

/** One for text and one for headings. */
export const twoTypefaces: readonly Typeface[] = [
  { ...text, weights: '100 900', axes: { opsz: 14, wght: 400 } },
  heads,
];

/** With an italic, for documents with emphasis. */
export const threeTypefaces: readonly Typeface[] = [
  { ...text, weights: '100 500', axes: { opsz: 14, wght: 400 } },
  { ...text, weights: '501 900', axes: { opsz: 14, wght: 650 } },
  heads,
];

/**
 * Writes typefaces and a style sheet that declares them; gives its address. A PDF embeds only the used glyphs
 * of such a typeface; with a variable weight, it would embed each glyph as a separate drawing.
 */
export async function writeTypefaces(directory: string, typefaces: readonly Typeface[]): Promise<string> {
  const rules: string[] = [];
  for (const { family, weights, file, axes } of typefaces) {
    const name = `${family.toLowerCase()}-${axes.wght}.ttf`;
    const cut = await subsetFont(await readFile(require.resolve(file)), glyphs, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures: forms,
      noHinting: true,
    });
    await writeFile(join(directory, name), cut);
    rules.push(`@font-face { font-family: ${family}; font-weight: ${weights}; src: url("${name}") }\n`);
  }
  const path = join(directory, 'typefaces.css');
  await writeFile(path, rules.join(''));
  return pathToFileURL(path).href;
}
