import { themeCss } from '#web/design/themes/theme-css.ts';
import type { SystemData } from '#web/site/data/system-data.ts';

type Themes = SystemData['themes'];

const sheets = new WeakMap<Themes[number], string>();

/** NAV-07: the themes that a page wears, which are data, as a style sheet for it. Throws for a broken theme. */
export function themeStyles(themes: Themes, usedThemes: ReadonlySet<string>): string {
  return themes
    .filter(({ key }) => usedThemes.has(key))
    .map(getSheet)
    .join('');
}

function getSheet(theme: Themes[number]): string {
  let sheet = sheets.get(theme);
  if (sheet === undefined) {
    sheet = themeCss([theme]);
    sheets.set(theme, sheet);
  }
  return sheet;
}
