import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import { badInput } from '#services/foundation/bad-input.ts';

/** Arguments that several concepts take, and what may be in them. */

const slugPattern = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;
const maxSlugLength = 120;

/** Whether a text has the form of a slug; otherwise nothing can be stored under it. */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && slugPattern.test(text);
}

/** @throws BAD_USER_INPUT when more are requested than one answer holds */
export function atMost<Value>(values: readonly Value[], max: number, field: string): readonly Value[] {
  if (values.length > max) throw badInput(`Must have at most ${max} entries.`, field);
  return values;
}

/** @throws BAD_USER_INPUT when a number is not from `least` to `most` */
export function numberWithin(value: number, min: number, max: number, field: string): number {
  if (value < min || value > max) throw badInput(`Must be from ${min} to ${max}.`, field);
  return value;
}

/** Two letters in upper case. Null: the reader is in no country of ours. */
export function getCountry(country: string | null | undefined): string | null {
  if (!country || findCountryFilter(country) === null) return null;
  if (!/^[A-Z]{2}$/.test(country)) throw badInput('Must be two capital letters.', 'country');
  return country;
}
