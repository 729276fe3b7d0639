import * as v from 'valibot';
import { text, wholeNumber } from '../values.ts';

/** The colours of a theme; the style sheet asks for every one of them. */
export const themeTokens = [
  'page',
  'surface',
  'surface-2',
  'sunken',
  'line',
  'line-strong',
  'control',
  'text',
  'muted',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'accent-subtle',
  'focus',
  'inverse',
  'inverse-text',
  'inverse-muted',
  'inverse-accent',
] as const;

const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #ae5121'));
const tokens = Object.fromEntries(themeTokens.map((name) => [name, colour]));

const hue = v.pipe(
  v.number(),
  v.minValue(0, 'must be degrees from 0 to 360'),
  v.maxValue(360, 'must be degrees from 0 to 360'),
);
const share = v.pipe(v.number(), v.minValue(0, 'must be from 0 to 1'), v.maxValue(1, 'must be from 0 to 1'));

/** A theme, themes/{key}.yaml. Its file is all that a new one needs. */
export const theme = v.strictObject({
  name: text,
  /** Its place among themes, the smallest first. */
  order: wholeNumber,
  scheme: v.picklist(['light', 'dark']),
  /** What a designer decides, in OKLCH; from it `node scripts/themes.ts` solves the tokens. None: they were chosen by hand. */
  recipe: v.nullish(
    v.strictObject({
      accent: v.strictObject({ hue, chroma: share, lightness: share }),
      neutral: v.strictObject({ hue, chroma: share }),
      tinted: v.nullish(v.boolean()),
    }),
  ),
  tokens: v.strictObject(tokens),
});

export const themeKey = /^themes\/([A-Za-z][A-Za-z0-9_-]{0,40})\.yaml$/;
