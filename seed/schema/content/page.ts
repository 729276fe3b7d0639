import * as v from 'valibot';
import { languages } from '#contracts/languages.ts';
import { countryCode, flag, getList, text, wholeNumber } from '../values.ts';

/** A page: structure and source texts in one file, with another file for each translation. */

const words = v.pipe(v.string(), v.trim());

const textFields = {
  title: words,
  navigationTitle: v.nullish(words, null),
  description: v.nullish(words, null),
  lead: v.nullish(words, null),
};

const moment = v.pipe(
  words,
  v.check((given) => !Number.isNaN(Date.parse(given)), 'must be a day, or a day and a time'),
);

export const page = v.strictObject({
  ...textFields,
  sourceLanguage: v.nullish(v.picklist(languages), 'en'),
  type: v.nullish(v.picklist(['CONTENT', 'SYSTEM', 'STORY', 'MEDIA_RELEASE']), 'CONTENT'),
  pageType: v.nullish(text, 'Content'),
  /** Default: the theme of the site. */
  theme: v.nullish(text),
  injection: v.nullish(v.strictObject({ kind: v.picklist(['product', 'service']), slug: text }), null),
  countries: getList(countryCode),
  protection: v.nullish(v.picklist(['none', 'password', 'role']), 'none'),
  passwords: getList(
    v.strictObject({ label: v.nullish(words, ''), password: text, expires: v.nullish(moment, null) }),
  ),
  requiredRole: v.nullish(words, null),
  draftOnly: flag,
  tableOfContents: flag,
  image: v.nullish(text),
  order: v.nullish(wholeNumber, 1000),
  publicationDate: v.nullish(moment, null),
  category: v.nullish(words, null),
  adhoc: flag,
  contacts: getList(text),
  products: getList(text),
  /** The status of translations that do not exist yet. */
  translations: v.nullish(
    v.record(v.picklist(languages), v.picklist(['none', 'MarkedForTranslation', 'InProgress', 'Translated'])),
    {},
  ),
  /** Each block is validated by the schema of its type. */
  blocks: getList(v.unknown()),
});

export const pageTranslation = v.strictObject({
  ...textFields,
  /** Texts by the ids of the source's blocks. */
  blocks: v.nullish(v.record(v.string(), v.unknown()), {}),
});

export type SeedPageSource = v.InferOutput<typeof page>;
export type SeedPageTranslation = v.InferOutput<typeof pageTranslation>;
