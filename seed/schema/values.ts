import * as v from 'valibot';
import { languages } from '#contracts/languages.ts';

/** Values that files of several kinds hold. A field that is left empty (`expert:`) is as good as left out. */

export const text = v.pipe(v.string(), v.nonEmpty('is empty'));

/** A text by language. */
export const textByLanguage = v.record(v.picklist(languages), v.string());

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case letters and digits with hyphens'),
);

export const wholeNumber = v.pipe(
  v.number(),
  v.safeInteger('must be a whole number'),
  v.minValue(0, 'must not be below 0'),
);

/** Off where it is left out. */
export const flag = v.nullish(v.boolean(), false);

/** A list; none where it is left out. */
export const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(v.array(schema), []);
