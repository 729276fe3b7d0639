import { expect, test } from 'vitest';
import { getChoice, getQuery } from './list-address.ts';

test.each([
  ['', { page: 1, category: null, adhocOnly: false }],
  ['page=3&category=quality', { page: 3, category: 'quality', adhocOnly: false }],
  ['type=adhoc', { page: 1, category: null, adhocOnly: true }],
  ['page=0', { page: 1, category: null, adhocOnly: false }],
  ['page=-1&category=', { page: 1, category: null, adhocOnly: false }],
  ['page=1e9&type=other', { page: 1, category: null, adhocOnly: false }],
])('STO-01 the choice in "%s"', (query, expected) => {
  expect(getChoice(new URLSearchParams(query))).toEqual(expected);
});

test.each(['', '?page=2', '?category=quality', '?category=quality&page=4', '?type=adhoc&page=2'])(
  'STO-01 "%s" is read and written the same',
  (query) => {
    expect(getQuery(getChoice(new URLSearchParams(query)))).toBe(query);
  },
);
