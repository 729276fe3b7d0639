import type { Location } from './locations-query.ts';

/** A location for the tests of this folder. */
export function sampleLocation(given: Partial<Location> = {}): Location {
  return {
    slug: 'dierikon',
    name: 'Litzen AG',
    brands: [{ name: 'Litzen' }],
    kinds: ['HEADQUARTERS', 'PRODUCTION'],
    region: 'EUROPE',
    countryCode: 'CH',
    street: 'Wiesenring 6',
    postalCode: '6036',
    city: 'Dierikon',
    state: null,
    phone: '+41 41 555 01 00',
    email: 'dierikon@group.example',
    latitude: 47.097,
    longitude: 8.372,
    timeZone: 'Europe/Zurich',
    openingHours: [{ from: 1, to: 5, opens: '08:00', closes: '17:00' }],
    languages: ['de', 'en'],
    serves: ['CH'],
    expert: null,
    ...given,
  };
}
