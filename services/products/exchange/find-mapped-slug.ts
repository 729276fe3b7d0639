import { isSlug } from '../arguments.ts';
import type { Mapping } from './mapping.ts';

/**
 * The slug for a supplier's product number: from the mapping or, without an entry, made of its letters and
 * digits. Null: not to be taken over; undefined: the number has neither letters nor digits.
 */
export function findMappedSlug(number: string, { products }: Mapping): string | null | undefined {
  const mapped = products[number.trim()];
  if (mapped !== undefined) return mapped;
  if (isSlug(number.trim())) return number.trim();
  const slug = number
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug.slice(0, 120) || undefined;
}
