import { nightCss, themeCss } from '#contracts/themes/theme-css.ts';
import type { Theme } from '#contracts/themes/theme-tokens.ts';

const sheets = new WeakMap<Theme, string>();
const nightSheets = new WeakMap<Theme, string>();
const editorSheets = new WeakMap<Theme, string>();

/** What the editor area calls its look, which is that of the main site on every site. */
export const editorTheme = 'Editor';

/**
 * NAV-07: the themes that a page wears, which are data, as a style sheet for it. Throws for a broken theme.
 * @param main that of the main site: it alone has a look for the dark, which the editor area wears, too
 */
export function themeStyles(
  themes: readonly Theme[],
  usedThemes: ReadonlySet<string>,
  main: Theme | undefined,
): string {
  const used = themes.filter(({ key }) => usedThemes.has(key)).map((theme) => remembered(sheets, theme, day));
  if (main && usedThemes.has(main.key)) used.push(remembered(nightSheets, main, nightCss));
  if (main && usedThemes.has(editorTheme)) used.push(remembered(editorSheets, main, editorSheet));
  return used.join('');
}

const day = (theme: Theme) => themeCss([theme]);

function editorSheet(main: Theme): string {
  const theme = { ...main, key: editorTheme };
  return themeCss([theme]) + nightCss(theme);
}

function remembered(known: WeakMap<Theme, string>, theme: Theme, make: (theme: Theme) => string): string {
  let sheet = known.get(theme);
  if (sheet === undefined) {
    sheet = make(theme);
    known.set(theme, sheet);
  }
  return sheet;
}
