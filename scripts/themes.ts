/**
 * Writes what is made of web/design/themes/recipes.ts: the themes of the sample content, the one that error pages wear
 * without any data, that of the editor area after dark, and all of the content's for the style guide, which belongs to no
 * site.
 */
import { writeFileSync } from 'node:fs';
import { nightRecipe, recipes } from '../web/design/themes/recipes.ts';
import { type SolvedTheme, solveTheme } from '../web/design/themes/solve.ts';
import { themeCss } from '../web/design/themes/theme-css.ts';

const themes = recipes.map(solveTheme);
const file = (path: string) => new URL(`../${path}`, import.meta.url);

writeFileSync(file('seed/content/themes.json'), `${JSON.stringify(themes, null, 2)}\n`);

const fallback = themes.find((theme) => theme.key === 'Default');
if (!fallback) throw new Error('The recipe of the Default theme is missing');

/** A declaration a line. */
function declarations({ scheme, tokens }: SolvedTheme, indentation: string): string {
  return [
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
${declarations(fallback, '  ')}
}
`,
);

writeFileSync(
  file('web/bff/editor/look.module.css'),
  `/* Written by scripts/themes.ts: what the editor area wears on a device that is set to dark. */
@layer tokens {
  @media screen and (prefers-color-scheme: dark) {
    :root:has(.look) {
${declarations(solveTheme(nightRecipe), '      ')}
    }
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
writeFileSync(file('web/site/style-guide/themes.css'), `/* Written by scripts/themes.ts. */\n${rules}\n`);
