import { expect, test } from 'vitest';
import { isNarrowed, parseFilters } from './people-choice.ts';

const none = { search: '', status: null, application: null, organisation: null, sort: 'name', after: null };

test.each([
  ['', none],
  ['search=vogt&status=pending', { ...none, search: 'vogt', status: 'pending' }],
  [
    'application=ticketing&organisation=ORG-100101',
    { ...none, application: 'ticketing', organisation: 'ORG-100101' },
  ],
  ['sort=lastSignIn&after=abc', { ...none, sort: 'lastSignIn', after: 'abc' }],
  ['status=root&application=__proto__&sort=password', none],
])('UAD-01 the address "%s" asks for its people', (query, expected) => {
  expect(parseFilters(new URLSearchParams(query))).toEqual(expected);
});

test('UAD-01 an order narrows nothing', () => {
  expect(isNarrowed(parseFilters(new URLSearchParams('search=vogt')))).toBe(true);
  expect(isNarrowed(parseFilters(new URLSearchParams('sort=email')))).toBe(false);
});
