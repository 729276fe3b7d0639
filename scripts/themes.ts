/**
 * Computes the themes of seed/company/content/themes from their recipes, in the same files, and writes them
 * for the style guide, which belongs to no site. Also writes the plain theme of pages for which no data are
 * available, which belongs to no company.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { solveCompanyTheme } from '../contracts/themes/company-theme.ts';
import { nightOf } from '../contracts/themes/night.ts';
import { plainColours } from '../contracts/themes/plain-theme.ts';
import { type SolvedTheme, solveTheme } from '../contracts/themes/solve.ts';
import { nightCss, themeCss } from '../contracts/themes/theme-css.ts';

const file = (path: string) => new URL(`../${path}`, import.meta.url);

const themes = readdirSync(file('seed/company/content/themes'))
  .map((name) => solveFile(name))
  .sort((one, other) => one.order - other.order)
  .map(({ order: _, ...theme }): SolvedTheme => theme);

/** A theme without a recipe keeps its colours. */
function solveFile(name: string): SolvedTheme & { order: number } {
  const path = file(`seed/company/content/themes/${name}`);
  const document = parseDocument(readFileSync(path, 'utf8'));
  const { recipe, ...given } = document.toJS();
  const theme = { key: name.replace(/\.yaml$/, ''), name: given.name, scheme: given.scheme };
  if (!recipe) return { ...theme, tokens: given.tokens, order: given.order };
  const { tokens } = solveTheme({ ...recipe, ...theme });
  document.set('tokens', document.createNode(tokens));
  writeFileSync(path, document.toString({ lineWidth: 0, singleQuote: true }));
  return { ...theme, tokens, order: given.order };
}

writeFileSync(file('web/site/style-guide/theme/themes.json'), `${JSON.stringify(themes, null, 2)}\n`);

const mainTheme = themes.find(({ key }) => key === 'Default');
if (!mainTheme) throw new Error('The Default theme is missing');
const plain = solveCompanyTheme(plainColours.accent, plainColours.inverse);
const plainNight = nightOf(plain);
if (!plainNight) throw new Error('The plain theme has no dark side');

/** One declaration on each line. */
function declarations({ scheme, tokens }: SolvedTheme, indentation: string): string {
  return [
    `color-scheme: ${scheme}`,
    `--theme-scheme: ${scheme}`,
    ...Object.entries(tokens).map(([name, colour]) => `--theme-${name}: ${colour}`),
    ...['success', 'warning', 'error', 'info'].map((name) => `--theme-${name}: var(--${name}-on-${scheme})`),
  ]
    .map((declaration) => `${indentation}${declaration};`)
    .join('\n');
}

writeFileSync(
  file('web/design/styles/default-theme.css'),
  `/* Written by scripts/themes.ts: what a page wears when no data can be asked. */
:where(:root) {
${declarations(plain, '  ')}
}
`,
);

const night = declarations(plainNight, '    ');

writeFileSync(
  file('web/design/styles/night.css'),
  `/* Written by scripts/themes.ts: the same in the dark, as the device is set or as its reader chose (web/site/frame/appearance). */
@media screen and (prefers-color-scheme: dark) {
  :where(:root:not([data-scheme="light"])) {
${night}
  }
}

@media screen {
  :where(:root[data-scheme="dark"]) {
${night}
  }
}
`,
);

const rules = themeCss(themes)
  .replace('@layer tokens{', '@layer tokens {\n')
  .replaceAll(/(\[data-theme="\w+"\])\{([^}]*)\}/g, (_, selector: string, declarations: string) => {
    const lines = declarations.split(';').map((declaration) => `    ${declaration.replace(':', ': ')};`);
    return `  ${selector} {\n${lines.join('\n')}\n  }\n`;
  })
  .replaceAll('  }\n  [', '  }\n\n  [');
writeFileSync(
  file('web/site/style-guide/theme/themes.css'),
  `/* Written by scripts/themes.ts. */\n${rules}\n\n${nightCss(mainTheme)}\n`,
);
