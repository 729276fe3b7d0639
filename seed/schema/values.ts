import * as v from 'valibot';
import { languages } from '#contracts/languages.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Values in several kinds of files. An empty field (`expert:`) counts as left out. */

export const text = v.pipe(v.string(), v.nonEmpty('is empty'));

export const language = v.picklist(languages);

/** A text by language. */
export const textByLanguage = v.record(language, v.string());

/** A country code of ISO 3166-1 alpha-2. */
export const countryCode = v.pipe(
  v.string(),
  v.check(isCountry, ({ input }) => `"${input}" is not a country`),
);

export const slug = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case letters and digits with hyphens'),
);

export const wholeNumber = v.pipe(
  v.number(),
  v.safeInteger('must be a whole number'),
  v.minValue(0, 'must not be below 0'),
);

/** A boolean; false by default. */
export const flag = v.nullish(v.boolean(), false);

/** A list; empty by default. */
export const getList = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(v.array(schema), []);

/** The name of an existing entry. */
export const reference = (names: ReadonlySet<string>, what: string) =>
  v.pipe(
    v.string(),
    v.check(
      (name) => names.has(name),
      ({ input }) => `names the ${what} "${input}", which does not exist`,
    ),
  );

/** The name of an existing file in the folder `place`. */
export const fileAmong = (names: ReadonlySet<string>, place: string) =>
  v.pipe(
    v.string(),
    v.check(
      (name) => names.has(name),
      ({ input }) => `there is no ${input} among the ${place}`,
    ),
  );

/** Names of existing entries, without duplicates. */
export const referenceList = (names: ReadonlySet<string>, what: string) =>
  v.pipe(
    v.array(reference(names, what)),
    v.checkItems(
      (name, place, all) => all.indexOf(name) === place,
      ({ input }) => `names "${input}" twice`,
    ),
  );

/** The same; empty by default. */
export const references = (names: ReadonlySet<string>, what: string) =>
  v.nullish(referenceList(names, what), []);

export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, ({ input }) => `"${input}" is not a time zone`),
);

/** A day that exists: `2024-06-11`. */
export const day = v.pipe(
  v.string(),
  v.check(isDay, ({ input }) => `"${input}" must be a day, as in 2024-06-11`),
);

/** A moment to the minute: `2025-11-24T06:48Z`. */
export const moment = v.pipe(
  v.string(),
  v.check(isMoment, ({ input }) => `"${input}" must be a moment, as in 2025-11-24T06:48Z`),
  v.transform((given) => new Date(given)),
);

/** A text of a certain shape, such as the example. */
export const shaped = (shape: RegExp, example: string) =>
  v.pipe(
    v.string(),
    v.regex(shape, ({ input }) => `"${input}" must be like ${example}`),
  );

export const uuid = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'must be a UUID'),
);
export const organisationId = shaped(/^ORG-\d{6}$/, 'ORG-100101');
export const locationId = shaped(/^LOC-\d{6}-\d{1,3}$/, 'LOC-100101-1');

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && countryNames.of(code) !== undefined;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function isDay(given: string): boolean {
  const isShaped = /^\d{4}-\d\d-\d\d$/.test(given);
  return isShaped && (new Date(`${given}T00:00:00Z`).toJSON()?.startsWith(given) ?? false);
}

function isMoment(given: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(given) && !Number.isNaN(Date.parse(given));
}
