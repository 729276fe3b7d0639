/**
 * Subsets the two typefaces to the characters and features that the product uses: `node
 * scripts/assets/fonts.mjs` writes web/design/fonts/*.woff2.
 *
 * The files are committed: they are small and reproducible, and neither the first start nor the dev server
 * has to wait for them. Run it again after an update of a font package or a change of the character set.
 *
 * Archivo is used for headlines only, so its width and weight are pinned. Inter keeps the weights that the
 * text needs. Its italic is a true italic, and is loaded only where a page uses it. ≤ ≥ Ω and arrows are
 * missing in the subsets of fontsource, so Inter comes from the full file of inter-ui.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const out = new URL('../../web/design/fonts/', import.meta.url);

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/**
 * The characters of English pages: letters, digits, the signs of technical data, and accents in place names.
 * Each of these two files fits into the initial window of a new connection (14 kB).
 */
const basic = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}${range(0x30, 0x39)} !"%&'()*+,-./:;=?@_\u00a0·©–—’“”…\u202f±²×°Øµåéíü`;
const western = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœ–—‘’‚“”„†‡•…‰‹›⁄€™−\u2009\u200a\u202f\u2011`;
const latin = [...western].filter((letter) => !basic.includes(letter)).join('');
const latinExtended = `${range(0x100, 0x17f)}${range(0x218, 0x21b)}ȷẀẁẂẃẄẅẞỲỳ`;
const technical = '≤≥≈≠∞√∅Ωμ∆→←↑↓↔';

const archivo = require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2');
const archivoExtended = require.resolve(
  '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2',
);
const inter = require.resolve('inter-ui/variable/InterVariable.woff2');
const interItalic = require.resolve('inter-ui/variable/InterVariable-Italic.woff2');

const pinnedDisplay = { wdth: 106, wght: 580 };
const textWeights = { opsz: 14, wght: { min: 400, max: 650, default: 400 } };
const forms = ['kern', 'tnum'];
const kept = [...forms, 'ccmp', 'locl', 'mark', 'mkmk'];

const cuts = [
  { name: 'archivo-basic', from: archivo, text: basic, axes: pinnedDisplay, features: forms },
  { name: 'archivo-latin', from: archivo, text: latin, axes: pinnedDisplay },
  { name: 'archivo-latin-ext', from: archivoExtended, text: latinExtended, axes: pinnedDisplay },
  { name: 'inter-basic', from: inter, text: basic, axes: textWeights, features: forms },
  { name: 'inter-latin', from: inter, text: latin, axes: textWeights },
  { name: 'inter-latin-ext', from: inter, text: latinExtended, axes: textWeights },
  { name: 'inter-italic', from: interItalic, text: basic + latin, axes: textWeights, features: forms },
  { name: 'inter-italic-ext', from: interItalic, text: latinExtended, axes: textWeights },
  { name: 'inter-technical', from: inter, text: technical, axes: textWeights },
];

for (const { name, from, text, axes, features = kept } of cuts) {
  const cut = await subsetFont(await readFile(from), text, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: axes,
    noHinting: true,
  });
  await writeFile(new URL(`${name}.woff2`, out), cut);
  console.log(`${name}.woff2  ${(cut.length / 1000).toFixed(1)} kB`);
}
