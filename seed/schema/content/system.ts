import * as v from 'valibot';
import { languages } from '#contracts/languages.ts';
import { flag, listOf, slug, text, textByLanguage, wholeNumber } from '../values.ts';

/** What a whole installation knows: countries.yaml, languages.yaml, sites.yaml, brands.yaml, themes.json, editors.yaml, redirects.yaml. */

const countryCode = v.pipe(v.string(), v.regex(/^([A-Z]{2}|ALL)$/, 'must be two capital letters, or ALL'));
const language = v.picklist(languages);

export const country = v.strictObject({
  code: countryCode,
  name: text,
  names: v.nullish(textByLanguage, {}),
  languages: listOf(language),
  measurement: v.nullish(v.picklist(['Metric', 'Imperial']), 'Metric'),
  hidden: flag,
  sortIndex: v.nullish(wholeNumber, 1000),
});

export const siteLanguage = v.strictObject({ code: language, name: text, defaultCountry: countryCode });

export const site = v.strictObject({
  key: slug,
  name: text,
  slug: v.nullish(v.string(), ''),
  domains: listOf(text),
  theme: text,
  languages: listOf(language),
  extraLanguages: listOf(language),
  internationalOnly: flag,
  hideSideButtons: flag,
  enableCutFont: flag,
});

export const brand = v.strictObject({
  key: slug,
  name: text,
  pimId: v.nullish(text, null),
  own: flag,
  theme: v.nullish(text),
  image: v.nullish(text),
});

const colour = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/, 'must be a colour such as #ae5121'),
);

export const theme = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_]*$/, 'must be letters, digits and underscores')),
  name: text,
  scheme: v.picklist(['light', 'dark']),
  tokens: v.record(slug, colour),
});

export const editor = v.strictObject({ name: text, role: v.picklist(['chief', 'editor']) });

export const redirect = v.strictObject({
  site: v.nullish(text, 'main'),
  previousUrl: text,
  target: text,
  status: v.nullish(v.picklist([301, 302, 307, 308]), 301),
});
