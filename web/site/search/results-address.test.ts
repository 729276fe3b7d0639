import { expect, test } from 'vitest';
import { getPages, parseResultsArgs, resultsSearch } from './results-address.ts';

const read = (search: string) => parseResultsArgs(new URLSearchParams(search));

test('SEA-02 an address says what is asked for', () => {
  expect(read('q=crimp+press&page=3&type=product')).toEqual({
    query: 'crimp press',
    page: 3,
    type: 'product',
  });
  expect(read('')).toEqual({ query: '', page: 1, type: undefined });
});

test.each(['0', '-1', '1.5', 'x', '99999', ''])('SEA-02 page "%s" is the first', (page) => {
  expect(read(`q=x&page=${page}`).page).toBe(1);
});

test('SEA-02 an unknown type is all types; nothing of Object counts as one', () => {
  expect(read('q=x&type=secret').type).toBeUndefined();
  expect(read('q=x&type=constructor').type).toBeUndefined();
});

test('SEA-02 words are shortened, and control characters are gaps', () => {
  expect(read(`q=${'x'.repeat(10_000)}`).query).toHaveLength(200);
  expect(read('q=a%00b%0A%1Bc').query).toBe('a b c');
  expect(read(`q=${encodeURIComponent('机'.repeat(199))}😀`).query.isWellFormed()).toBe(true);
});

test('SEA-02 what was read is written the same', () => {
  for (const search of [
    '?q=crimp',
    '?q=a%26b&type=page',
    '?q=x&type=document&page=2',
    '?q=6+mm&as=words&page=2',
  ]) {
    expect(resultsSearch(read(search))).toBe(search);
  }
});

test('SEA-02 there is an end to pages', () => {
  expect([0, 1, 10, 11, 100_000].map((total) => getPages({ total, pageSize: 10 }))).toEqual([0, 1, 1, 2, 40]);
});
