import { expect, test } from 'vitest';
import { isNarrowed, parseOrganisationFilters } from './organisation-choice.ts';

test('UAD-01 an address says which organisations are listed, and what it cannot mean counts as not said', () => {
  const filters = (query: string) => parseOrganisationFilters(new URLSearchParams(query));
  expect(filters('search=hof&country=DE&region=DACH&state=open&after=x')).toEqual({
    search: 'hof',
    country: 'DE',
    subRegion: 'DACH',
    state: 'open',
    after: 'x',
  });
  expect(filters('country=de&state=toString')).toMatchObject({ country: null, state: null });
  expect(isNarrowed(new URLSearchParams('after=x'))).toBe(false);
  expect(isNarrowed(new URLSearchParams('region=DACH'))).toBe(true);
});
