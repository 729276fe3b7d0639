import { expect, test } from 'vitest';
import { themeTokenNames } from '#contracts/themes/theme-tokens.ts';
import { renderMarkup } from './markup.ts';
import { themeStyles } from './theme-styles.ts';

const tokens = Object.fromEntries(themeTokenNames.map((name) => [name, '#a1b2c3']));
const themes = ['Default', 'Copper', 'Dark_Copper'].map((key) => ({
  key,
  name: key,
  scheme: 'light' as const,
  tokens,
}));
const usedThemes = (html: string) =>
  [...themeStyles(themes, renderMarkup(html).themes, undefined).matchAll(/\[data-theme="(\w+)"\]/g)].map(
    ([, key]) => key,
  );

test('NAV-07 a page carries the colours of the themes that it wears, and of no others', () => {
  expect(usedThemes('<html data-theme="Default"><header data-theme="Dark_Copper">')).toEqual([
    'Default',
    'Dark_Copper',
  ]);
  expect(usedThemes('<html data-theme="Copper">')).toEqual(['Copper']);
  expect(usedThemes('<p>Default</p>')).toEqual([]);
});

test('NAV-07 the theme of the main site alone has a look for the dark, and the editor area wears it', () => {
  const [main] = themes;
  const styles = (used: string) => themeStyles(themes, new Set([used]), main);
  expect(styles('Default')).toContain('(prefers-color-scheme:dark)');
  expect(styles('Copper')).not.toContain('prefers-color-scheme');
  expect(styles('Editor')).toMatch(/^@layer tokens\{\[data-theme="Editor"\]\{color-scheme:light/);
  expect(styles('Editor')).toContain(':root[data-theme="Editor"][data-scheme="dark"]');
});
