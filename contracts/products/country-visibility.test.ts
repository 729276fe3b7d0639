import { expect, test } from 'vitest';
import {
  countriesOfReaders,
  countriesSeenFrom,
  countriesShowing,
  isShownInCountry,
} from './country-visibility.ts';

test.for([
  { countries: [], in: ['CH', 'JP', 'ALL', null], notIn: [] },
  { countries: ['ALL'], in: ['CH', 'JP', 'ALL', null], notIn: [] },
  { countries: ['CH', 'ALL'], in: ['CH', 'JP', 'ALL', null], notIn: [] },
  { countries: ['CH', 'DE'], in: ['CH', 'DE', 'ALL', null], notIn: ['JP', 'US'] },
])(
  'CAT-04 $countries is shown in $in and not in $notIn, whichever way it is asked',
  ({ countries, ...where }) => {
    const readers = countriesOfReaders(countries);
    for (const [shown, places] of [
      [true, where.in],
      [false, where.notIn],
    ] as const) {
      for (const country of places) {
        const at = `${countries} in ${country}`;
        expect(isShownInCountry(countries, country), at).toBe(shown);
        const seen = countriesSeenFrom(country);
        expect(!seen || countriesShowing(countries).some((code) => seen.includes(code)), at).toBe(shown);
        expect(readers.length === 0 || readers.includes(country ?? 'ALL'), at).toBe(shown);
      }
    }
  },
);
