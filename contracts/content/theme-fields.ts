import { largestRadius, type ThemeTokenName, themeTokenNames } from '../themes/theme-tokens.ts';
import { typefaceNames } from '../themes/typefaces.ts';
import { choice, formatted, number, text } from './fields.ts';

const colour = formatted('colour', { required: true });
const colours = Object.fromEntries(themeTokenNames.map((name) => [name, colour])) as Record<
  ThemeTokenName,
  typeof colour
>;

/** NAV-07: a theme as editors have it. Visitors see it when it is published, which needs every pair of colours to be readable. */
export const themeFields = {
  name: text({ translate: false, required: true, maxLength: 60 }),
  scheme: choice('light', 'dark'),
  ...colours,
  /** In pixels; none: that of the style sheet. */
  radius: number({ min: 0, max: largestRadius, whole: true }),
  typeface: choice(...typefaceNames),
  /** Of a typeface of its own. */
  typefaceFile: formatted('typefaceFile'),
  sortIndex: number({ required: true, min: 0, max: 100_000, whole: true }),
};
