import { nightCss, themeCss } from '#contracts/themes/theme-css.ts';
import type { Theme } from '#contracts/themes/theme-tokens.ts';

const sheets = new WeakMap<Theme, string>();
const nightSheets = new WeakMap<Theme, string>();
const editorSheets = new WeakMap<Theme, string>();

/** The theme of the editor area, which looks like the main site's on every site. */
export const editorTheme = 'Editor';

/**
 * NAV-07: the style sheet of the themes that a page uses; themes are data. Throws for an invalid theme.
 * @param main the theme of the main site, the only one with a dark scheme, which the editor area uses as well
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
