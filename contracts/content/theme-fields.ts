import { maxRadius, type ThemeTokenName, themeTokenNames } from '../themes/theme-tokens.ts';
import { typefaceNames } from '../themes/typefaces.ts';
import { choice, formatted, number, text } from './fields.ts';

const colour = formatted('colour', { required: true });
const colours = Object.fromEntries(themeTokenNames.map((name) => [name, colour])) as Record<
  ThemeTokenName,
  typeof colour
>;

/**
 * NAV-07: a theme as editors write it. Visitors see it once it is published, and for that every pair of colours has
 * to be readable.
 */
export const themeFields = {
  name: text({ translate: false, required: true, maxLength: 60 }),
  scheme: choice('light', 'dark'),
  ...colours,
  /** In pixels; without it, the style sheet's. */
  radius: number({ min: 0, max: maxRadius, whole: true }),
  typeface: choice(...typefaceNames),
  /** The file of an own typeface. */
  typefaceFile: formatted('typefaceFile'),
  sortIndex: number({ required: true, min: 0, max: 100_000, whole: true }),
};
