import { describe, expect, test } from 'vitest';
import { themeCss } from './theme-css.ts';
import { themeTokenNames } from './theme-tokens.ts';

const tokens = Object.fromEntries(themeTokenNames.map((name) => [name, '#A1b2C3']));

describe('NAV-07 the style sheet of the themes', () => {
  test('gives each theme a rule with its scheme, its colours and the status colours of the scheme', () => {
    const css = themeCss([{ key: 'Dark_Copper', scheme: 'dark', tokens }]);
    expect(css).toMatch(
      /^@layer tokens\{\[data-theme="Dark_Copper"\]\{color-scheme:dark;--theme-scheme:dark;/,
    );
    expect(css).toContain('--theme-surface-2:#a1b2c3;');
    expect(css).toContain('--theme-error:var(--error-on-dark)');
  });

  test('says how round corners are and in which typeface the theme is set, where it says so', () => {
    const file = '/media/0123456789abcdef0123456789abcdef/typeface.woff2';
    const shaped = { ...tokens, radius: '0', typeface: 'own', 'typeface-file': file };
    const css = themeCss([{ key: 'A', scheme: 'light', tokens: shaped }]);
    expect(css).toContain('--theme-radius:0px;--theme-display-face:Company;--theme-text-face:Company}');
    expect(css).toContain(`src:url(${file}) format("woff2")`);
    expect(themeCss([{ key: 'A', scheme: 'light', tokens }])).not.toMatch(/-radius|-face:/);
  });

  test.each([
    ['a key that leaves its string', { key: 'A"]{}*{', scheme: 'light' as const, tokens }],
    [
      'a colour that is more than a colour',
      { key: 'A', scheme: 'light' as const, tokens: { ...tokens, page: 'red;}*{' } },
    ],
    [
      'a colour that asks another server',
      { key: 'A', scheme: 'light' as const, tokens: { ...tokens, page: 'url(//evil.example)' } },
    ],
    [
      'a token nobody knows',
      { key: 'A', scheme: 'light' as const, tokens: { ...tokens, 'x:red;--y': '#ffffff' } },
    ],
    ['a scheme nobody knows', { key: 'A', scheme: 'dark;}' as 'dark', tokens }],
    ['a radius that is none', { key: 'A', scheme: 'light' as const, tokens: { ...tokens, radius: '8px;}' } }],
    [
      'a typeface nobody knows',
      { key: 'A', scheme: 'light' as const, tokens: { ...tokens, typeface: 'constructor' } },
    ],
    [
      'a typeface of another server',
      {
        key: 'A',
        scheme: 'light' as const,
        tokens: { ...tokens, typeface: 'own', 'typeface-file': 'https://evil.example/typeface.woff2' },
      },
    ],
    ['a token that is missing', { key: 'A', scheme: 'light' as const, tokens: { page: '#ffffff' } }],
  ])('refuses %s', (_, theme) => {
    expect(() => themeCss([theme])).toThrow(/Theme/);
  });
});
