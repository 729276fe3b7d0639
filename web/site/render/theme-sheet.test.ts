import { expect, test } from 'vitest';
import { themeTokenNames } from '#web/design/themes/theme-tokens.ts';
import { renderMarkup } from './markup.ts';
import { themeSheet } from './theme-sheet.ts';

const tokens = Object.fromEntries(themeTokenNames.map((name) => [name, '#a1b2c3']));
const themes = ['Default', 'Copper', 'Dark_Copper'].map((key) => ({
  key,
  name: key,
  scheme: 'light' as const,
  tokens,
}));
const worn = (html: string) =>
  [...themeSheet(themes, renderMarkup(html).themes).matchAll(/\[data-theme="(\w+)"\]/g)].map(
    ([, key]) => key,
  );

test('NAV-07 a page carries the colours of the themes that it wears, and of no others', () => {
  expect(worn('<html data-theme="Default"><header data-theme="Dark_Copper">')).toEqual([
    'Default',
    'Dark_Copper',
  ]);
  expect(worn('<html data-theme="Copper">')).toEqual(['Copper']);
  expect(worn('<p>Default</p>')).toEqual([]);
});
