import type { SystemData } from './request/system-data.ts';
import { themeCss } from './ui/themes/theme-css.ts';

type Themes = SystemData['themes'];

const sheets = new WeakMap<Themes, string>();

/** NAV-07: the themes, which are data, as the style sheet that stands in every document. Throws for a broken theme. */
export function themeSheet(themes: Themes): string {
  let sheet = sheets.get(themes);
  if (sheet === undefined) {
    sheet = themeCss(themes);
    sheets.set(themes, sheet);
  }
  return sheet;
}
