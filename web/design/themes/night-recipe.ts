import type { Recipe } from './solve.ts';

/** Of the Default theme, and of the editor area, in the dark: the same accent and greys, solved for dark grounds. */
export const nightRecipe: Recipe = {
  key: 'Night',
  name: 'Night',
  accent: { hue: 45, chroma: 0.125, lightness: 0.74 },
  neutral: { hue: 250, chroma: 0.008 },
  scheme: 'dark',
};
