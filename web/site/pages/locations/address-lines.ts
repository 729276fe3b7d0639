import type { Location } from './locations-query.ts';

type Address = Pick<Location, 'street' | 'postalCode' | 'city' | 'state' | 'countryCode'>;

/**
 * Countries whose postal services want the code after the town; the others have it before (Universal Postal
 * Union).
 */
const codeLast = new Set(['AU', 'BR', 'CA', 'CN', 'CO', 'GB', 'IN', 'JP', 'KR', 'SG', 'US', 'ZA']);

/** Street and town as on letters to that country; the country is named in the reader's language. */
export function addressLines({ street, postalCode, city, state, countryCode }: Address): string[] {
  if (!codeLast.has(countryCode)) return [street, `${postalCode} ${city}`];
  const town = state ? `${city}, ${state}` : city;
  return [street, `${town} ${postalCode}`];
}
