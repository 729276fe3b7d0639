import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { joinedTypeface } from './joined-typeface.ts';
import { twoTypefaces } from './typefaces.ts';

const require = createRequire(import.meta.url);

/**
 * China and Japan draw the characters that they share differently. Each file lists the subsets of a family.
 */
const families: Readonly<Record<string, string>> = {
  zh: require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  ja: require.resolve('@fontsource-variable/noto-sans-jp/unicode.json'),
};

const eastAsian = /[\u2e80-\u9fff\uf900-\uffef]/g;
const range = 'U+2E80-9FFF, U+F900-FFEF';

/** Smaller than those of Latin letters, so that an East Asian character does not make a line taller. */
const metrics = 'ascent-override: 80%; descent-override: 20%; line-gap-override: 0%';

/**
 * Writes a style sheet that adds the characters of a Chinese or Japanese text to the two typefaces, which
 * keep their own digits and Latin letters.
 * @param path of the style sheet; the typeface files are written beside it
 * @throws for a character that the family does not have
 */
export async function writeEastAsianTypefaces(path: string, language: string, text: string): Promise<void> {
  const slices = await getSlices(families[language] ?? '', new Set(text.match(eastAsian)));
  const rules: string[] = [];
  for (const { family, weights, axes } of twoTypefaces) {
    const glyphs = new Map<string, Buffer>();
    for (const { file, characters } of slices) {
      const cut = await subsetFont(file, characters.join(''), {
        targetFormat: 'sfnt',
        variationAxes: { wght: axes.wght ?? 400 },
        keepFeatures: [],
        noHinting: true,
      });
      for (const character of characters)
        glyphs.set(character, await subsetFont(cut, character, { targetFormat: 'sfnt' }));
    }
    const typeface = path.replace('.css', `-${axes.wght}.ttf`);
    await writeFile(typeface, joinedTypeface(glyphs));
    rules.push(
      `@font-face { font-family: ${family}; font-weight: ${weights}; unicode-range: ${range}; ${metrics}; src: url("${basename(typeface)}") }\n`,
    );
  }
  await writeFile(path, rules.join(''));
}

/** The subsets of a family that are needed, each with its characters; a character is in one of them. */
async function getSlices(family: string, characters: ReadonlySet<string>) {
  const contents: Readonly<Record<string, string>> = JSON.parse(await readFile(family, 'utf8'));
  const directory = dirname(family);
  const left = new Set(characters);
  const slices: { file: Buffer; characters: string[] }[] = [];
  for (const [slice, codes] of Object.entries(contents)) {
    const own = [...left].filter((character) => isWithin(codes, character));
    if (own.length === 0) continue;
    const name = `${basename(directory)}-${slice.replace(/[[\]]/g, '')}-wght-normal.woff2`;
    slices.push({ file: await readFile(join(directory, 'files', name)), characters: own });
    for (const character of own) left.delete(character);
  }
  if (left.size > 0) throw new Error(`${basename(directory)} has no ${[...left].join(' ')}`);
  return slices;
}

/** Whether a character is in a range such as `U+4E00-4E03,U+4E08`. */
function isWithin(codes: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return codes.split(',').some((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return from <= code && code <= to;
  });
}
