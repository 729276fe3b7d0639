import { nightCss, themeCss } from '#contracts/themes/theme-css.ts';
import type { PreviewTheme } from '../use-preview-theme.ts';

/**
 * Applies a theme to a framed page, with its header and footer. Adopted style sheets need no exception in the
 * page's content security policy, and the page itself is the one that visitors get.
 */
export function applyTheme(inner: Window & typeof globalThis, theme: PreviewTheme, isDark: boolean): void {
  const { document } = inner;
  const root = document.querySelector<HTMLElement>('html');
  // While the page is on its way its document may be empty; it gets the theme when it has loaded.
  if (!root) return;
  const applied = { ...theme, tokens: { ...theme.tokens, ...theme.shape } };
  const sheet = new inner.CSSStyleSheet();
  sheet.replaceSync(themeCss([applied]) + nightCss(applied));
  document.adoptedStyleSheets = [sheet];
  for (const part of document.querySelectorAll<HTMLElement>('html, body > [data-theme]'))
    part.dataset.theme = theme.key;
  root.dataset.scheme = isDark ? 'dark' : 'light';
}
