import * as v from 'valibot';
import { colour as plainColour, themeTokenNames } from '#contracts/themes/theme-tokens.ts';
import { text, wholeNumber } from '../values.ts';

const colour = v.pipe(v.string(), v.regex(plainColour, 'must be a colour such as #ae5121'));
const tokens = Object.fromEntries(themeTokenNames.map((name) => [name, colour]));

const hue = v.pipe(
  v.number(),
  v.minValue(0, 'must be degrees from 0 to 360'),
  v.maxValue(360, 'must be degrees from 0 to 360'),
);
const share = v.pipe(v.number(), v.minValue(0, 'must be from 0 to 1'), v.maxValue(1, 'must be from 0 to 1'));

/** A theme, themes/{key}.yaml. A new one needs nothing but this file. */
export const theme = v.strictObject({
  name: text,
  /** Its position among themes, in ascending order. */
  order: wholeNumber,
  scheme: v.picklist(['light', 'dark']),
  /**
   * A designer's choices, in OKLCH, from which `node scripts/themes.ts` computes the tokens. None: they were
   * chosen by hand.
   */
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
