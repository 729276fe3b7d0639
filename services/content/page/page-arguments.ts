import { badInput } from '#services/foundation/bad-input.ts';
import { plainArgument } from '../arguments.ts';

/** @throws BAD_USER_INPUT when it is neither two capital letters nor `ALL` */
export function countryArgument(country: string): string {
  if (!/^([A-Z]{2}|ALL)$/.test(country)) throw badInput('Must be two capital letters or ALL.', 'country');
  return country;
}

/** @throws BAD_USER_INPUT when no address can have such a path; the page may be missing */
export function pathArgument(path: string): string {
  if (!path.startsWith('/')) throw badInput('Must begin with a slash.', 'path');
  return plainArgument(path, 'path', 16_384);
}
