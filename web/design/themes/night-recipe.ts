import type { Recipe } from './solve.ts';

/** Of the editor area after dark; by day it wears what a page wears without any data. */
export const nightRecipe: Recipe = {
  key: 'Night',
  name: 'Night',
  accent: { hue: 45, chroma: 0.125, lightness: 0.74 },
  neutral: { hue: 250, chroma: 0.008 },
  scheme: 'dark',
};
