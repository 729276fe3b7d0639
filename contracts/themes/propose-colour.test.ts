import { expect, test } from 'vitest';
import { solveCompanyTheme } from './company-theme.ts';
import { contrastPairs, unreadablePairs } from './contrast-pairs.ts';
import { pairsOf, proposeColour } from './propose-colour.ts';
import { themeTokenNames } from './theme-tokens.ts';

const theme = solveCompanyTheme('#ae5121', '#11181f');
const having = (tokens: Partial<typeof theme.tokens>) => ({
  ...theme,
  tokens: { ...theme.tokens, ...tokens },
});

test.each([
  ['accent-text', '#c2703f'],
  ['muted', '#9a9a9a'],
  ['focus', '#f3c9a0'],
  ['on-accent', '#8a4a2a'],
  ['inverse-accent', '#20303c'],
  ['control', '#d8d8d8'],
] as const)(
  'NAV-07 of %s that cannot be read, the nearest colour is proposed with which every pair can',
  (token, colour) => {
    const faulty = having({ [token]: colour });
    expect(unreadablePairs(faulty).some(({ inkToken }) => inkToken === token)).toBe(true);
    const proposal = proposeColour(faulty, token);
    expect(unreadablePairs(having({ [token]: proposal ?? '' }))).toEqual([]);
  },
);

test('where no lightness is enough, nothing is proposed', () => {
  expect(proposeColour(having({ page: '#808080' }), 'text')).toBeUndefined();
});

test('every token but the lines decides pairs', () => {
  const pairs = contrastPairs(theme);
  expect(themeTokenNames.filter((token) => pairsOf(pairs, token).length === 0)).toEqual(['line-strong']);
});
