import * as v from 'valibot';
import { records } from '#contracts/content/records.ts';
import { countryCode, flag, getList, language, text, textByLanguage, wholeNumber } from '../values.ts';

/** Data of the whole installation: countries.yaml, languages.yaml, editors.yaml, redirects.yaml. */

export const country = v.strictObject({
  /** `ALL`: for everybody else. */
  code: v.union([v.literal('ALL'), countryCode]),
  name: text,
  names: v.nullish(textByLanguage, {}),
  languages: getList(language),
  measurement: v.nullish(v.picklist(['Metric', 'Imperial']), 'Metric'),
  hidden: flag,
  sortIndex: v.nullish(wholeNumber, 1000),
});

export const siteLanguage = v.strictObject({ code: language, name: text, defaultCountry: countryCode });

export const editor = v.strictObject({ name: text, role: v.picklist(['chief', 'editor']) });

const { values: statuses } = records.redirect.status;

export const redirect = v.strictObject({
  /** The key of a site. */
  site: v.nullish(text, 'main'),
  previousUrl: text,
  target: text,
  status: v.nullish(v.picklist(statuses.map(Number)), 301),
});
