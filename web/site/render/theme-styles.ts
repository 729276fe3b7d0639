import { themeCss } from '#web/design/themes/theme-css.ts';
import type { Theme } from '#web/design/themes/theme-tokens.ts';

const sheets = new WeakMap<Theme, string>();

/** NAV-07: the themes that a page wears, which are data, as a style sheet for it. Throws for a broken theme. */
export function themeStyles(themes: readonly Theme[], usedThemes: ReadonlySet<string>): string {
  return themes
    .filter(({ key }) => usedThemes.has(key))
    .map(getSheet)
    .join('');
}

function getSheet(theme: Theme): string {
  let sheet = sheets.get(theme);
  if (sheet === undefined) {
    sheet = themeCss([theme]);
    sheets.set(theme, sheet);
  }
  return sheet;
}
