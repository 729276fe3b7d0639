import * as v from 'valibot';
import { records } from '#contracts/content/records.ts';
import { flag, getList, reference, slug, text, textByLanguage } from '../values.ts';
import { type KnownNames, schemasOfRecord } from './record.ts';

/**
 * Records besides pages: sites.yaml, brands.yaml, contacts.yaml, locations.yaml, news.yaml and files.yaml.
 * Fields are derived from the declarations of the contract; lists are in the order of the file.
 */

export function site(known: KnownNames) {
  const { sortIndex: _, ...fields } = schemasOfRecord(records.site, known);
  return v.strictObject(fields);
}

export function brand(known: KnownNames) {
  const { sortIndex: _, ...fields } = schemasOfRecord(records.brand, known);
  /** `key` is the slug of the brand's page. */
  return v.strictObject({
    ...fields,
    key: slug,
    own: flag,
    theme: v.nullish(reference(known.theme, 'theme')),
  });
}

export function contact(known: KnownNames) {
  const { sortIndex: _, ...fields } = schemasOfRecord(records.contact, known);
  return v.strictObject(fields);
}

export function location(known: KnownNames) {
  const { openingHours: _hours, sortIndex: _place, ...declared } = records.location;
  const { countryCode, ...fields } = schemasOfRecord(declared, known);
  /** Local times, as schema.org writes them. */
  return v.strictObject({ ...fields, country: countryCode, hours: text });
}

export function news(known: KnownNames) {
  const { publicationDate: _, ...fields } = schemasOfRecord(records.news, known);
  return v.strictObject({
    ...fields,
    key: slug,
    date: v.pipe(
      text,
      v.check((given) => !Number.isNaN(Date.parse(given)), 'must be a day, or a day and a time'),
      v.transform((given) => new Date(given).toISOString()),
    ),
  });
}

const fraction = v.pipe(v.number(), v.minValue(0, 'must not be below 0'), v.maxValue(1, 'must be at most 1'));

/**
 * A picture, film or document. Its content is given by `file`, by `sources` (preferred one first) or by
 * language in `files`.
 */
export const file = v.pipe(
  v.strictObject({
    title: v.nullish(textByLanguage, {}),
    alt: v.nullish(textByLanguage, {}),
    /** The focal point of a picture, from the left and the top. */
    focal: v.nullish(v.strictTuple([fraction, fraction]), [0.5, 0.5]),
    /** The key of a picture. */
    thumbnail: v.nullish(text),
    poster: v.nullish(text),
    file: v.nullish(text),
    sources: getList(text),
    files: v.nullish(textByLanguage, {}),
    captions: v.nullish(textByLanguage, {}),
  }),
  v.check(
    ({ file, sources, files, captions }) =>
      Boolean(file) || [sources, files, captions].some((names) => Object.keys(names).length > 0),
    'must have file, sources or files',
  ),
);

export type SeedFile = v.InferOutput<typeof file>;
