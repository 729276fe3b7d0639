/** Writes seed/content/themes.json and the fallback theme of the base sheet from web/ui/themes/recipes.ts. */
import { writeFileSync } from 'node:fs';
import { recipes } from '../web/ui/themes/recipes.ts';
import { solveTheme } from '../web/ui/themes/solve.ts';

const themes = recipes.map(solveTheme);
const file = (path: string) => new URL(`../${path}`, import.meta.url);

writeFileSync(file('seed/content/themes.json'), `${JSON.stringify(themes, null, 2)}\n`);

const fallback = themes.find((theme) => theme.key === 'Default');
if (!fallback) throw new Error('The recipe of the Default theme is missing');

const declarations = [
  '--theme-scheme: light',
  ...Object.entries(fallback.tokens).map(([name, colour]) => `--theme-${name}: ${colour}`),
  ...['success', 'warning', 'error', 'info'].map((name) => `--theme-${name}: var(--${name}-on-light)`),
];
writeFileSync(
  file('web/ui/styles/default-theme.css'),
  `/* Written by scripts/themes.ts: what a page wears when no data can be asked. */
:where(:root) {
${declarations.map((declaration) => `  ${declaration};`).join('\n')}
}
`,
);
