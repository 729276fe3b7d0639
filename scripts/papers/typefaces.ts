import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Latin with its extensions, and the signs of technical data. */
const glyphs = [
  ...[
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x218, 0x21b],
    [0x2010, 0x2026],
    [0x2030, 0x203a],
  ].flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  ),
  '€™−≤≥≈≠∞√∅Ωμ∆→←↑↓↔×\u2009\u202f',
].join('');

/**
 * Writes the typefaces of papers, one file a weight, and a style sheet that names them. A PDF keeps only the used
 * glyphs of such a typeface; of one with variable weight it would keep each glyph as a drawing of its own.
 */
export async function writeTypefaces(directory: string): Promise<string> {
  const inter = await readFile(require.resolve('inter-ui/variable/InterVariable.woff2'));
  for (const weight of [400, 600]) {
    const cut = await subsetFont(inter, glyphs, {
      targetFormat: 'sfnt',
      variationAxes: { opsz: 14, wght: weight },
      noHinting: true,
    });
    await writeFile(join(directory, `inter-${weight}.ttf`), cut);
  }
  const archivo = fileURLToPath(new URL('../../web/ui/fonts/archivo-latin.woff2', import.meta.url));
  const styles = `
@font-face { font-family: Inter; font-weight: 400; src: url("inter-400.ttf") }
@font-face { font-family: Inter; font-weight: 600; src: url("inter-600.ttf") }
@font-face { font-family: Archivo; font-weight: 600; src: url("${pathToFileURL(archivo)}") }
`;
  const path = join(directory, 'typefaces.css');
  await writeFile(path, styles);
  return pathToFileURL(path).href;
}
