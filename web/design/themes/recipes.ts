import type { Recipe } from './solve.ts';

/** Hues are assigned so that twelve themes can be told apart; they are not sampled from anybody's brand guide. */
export const recipes: Recipe[] = [
  {
    key: 'Default',
    name: 'Default',
    accent: { hue: 45, chroma: 0.135, lightness: 0.545 },
    neutral: { hue: 250, chroma: 0.006 },
  },
  {
    key: 'Copper',
    name: 'Copper',
    accent: { hue: 46, chroma: 0.13, lightness: 0.54 },
    neutral: { hue: 55, chroma: 0.016 },
    tinted: true,
  },
  {
    key: 'Dark_Copper',
    name: 'Dark copper',
    accent: { hue: 52, chroma: 0.125, lightness: 0.74 },
    neutral: { hue: 50, chroma: 0.01 },
    scheme: 'dark',
  },
  {
    key: 'Product',
    name: '{product}',
    accent: { hue: 288, chroma: 0.185, lightness: 0.5 },
    neutral: { hue: 285, chroma: 0.008 },
  },
  {
    key: 'Light_Blue',
    name: 'Light blue',
    accent: { hue: 243, chroma: 0.13, lightness: 0.5 },
    neutral: { hue: 240, chroma: 0.02 },
    tinted: true,
  },
  {
    key: 'Iqc',
    name: 'iQual',
    accent: { hue: 163, chroma: 0.115, lightness: 0.52 },
    neutral: { hue: 170, chroma: 0.006 },
  },
  {
    key: 'Adaptronic',
    name: 'Adaptix',
    accent: { hue: 128, chroma: 0.135, lightness: 0.52 },
    neutral: { hue: 130, chroma: 0.006 },
  },
  {
    key: 'Cirris',
    name: 'Cirralis',
    accent: { hue: 262, chroma: 0.19, lightness: 0.51 },
    neutral: { hue: 260, chroma: 0.007 },
  },
  {
    key: 'Diit',
    name: 'Diitra',
    accent: { hue: 328, chroma: 0.185, lightness: 0.52 },
    neutral: { hue: 320, chroma: 0.006 },
  },
  {
    key: 'Hosver',
    name: 'Hovaro',
    accent: { hue: 205, chroma: 0.1, lightness: 0.52 },
    neutral: { hue: 210, chroma: 0.008 },
  },
  {
    key: 'Komax',
    name: 'Litzen',
    accent: { hue: 24, chroma: 0.195, lightness: 0.545 },
    neutral: { hue: 255, chroma: 0.006 },
  },
  {
    key: 'Schleuniger',
    name: 'Sutera',
    accent: { hue: 86, chroma: 0.165, lightness: 0.82 },
    neutral: { hue: 250, chroma: 0.008 },
  },
];

/** Of the editor area after dark; by day it wears what a page wears without any data. */
export const nightRecipe: Recipe = {
  key: 'Night',
  name: 'Night',
  accent: { hue: 45, chroma: 0.125, lightness: 0.74 },
  neutral: { hue: 250, chroma: 0.008 },
  scheme: 'dark',
};
