import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import { badInput } from '#services/foundation/bad-input.ts';

/** Checks of arguments that several concepts take. */

const slugPattern = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/;
const maxSlugLength = 120;

/** Whether a text has the form of a slug; nothing can be stored under any other text. */
export function isSlug(text: string): boolean {
  return text.length <= maxSlugLength && slugPattern.test(text);
}

/** @throws BAD_USER_INPUT when there are more than `max` values */
export function checkCount<Value>(values: readonly Value[], max: number, field: string): readonly Value[] {
  if (values.length > max) throw badInput(`Must have at most ${max} entries.`, field);
  return values;
}

/** @throws BAD_USER_INPUT unless the number is between `min` and `max` */
export function numberWithin(value: number, min: number, max: number, field: string): number {
  if (value < min || value > max) throw badInput(`Must be from ${min} to ${max}.`, field);
  return value;
}

/** The country's two-letter code in upper case; null: none was sent, or it is not a country that we know. */
export function getCountry(country: string | null | undefined): string | null {
  if (!country || findCountryFilter(country) === null) return null;
  if (!/^[A-Z]{2}$/.test(country)) throw badInput('Must be two capital letters.', 'country');
  return country;
}
