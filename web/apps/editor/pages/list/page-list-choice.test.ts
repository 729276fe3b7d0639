import { expect, test } from 'vitest';
import { isNarrowed, parsePageFilters } from './page-list-choice.ts';

const choice = (query: string) => parsePageFilters(new URLSearchParams(query), ['one', 'two'], ['CONTENT']);

test('EDI-05 an address says which pages are listed', () => {
  expect(choice('site=two&search=wire&state=CHANGED&language=de')).toMatchObject({
    siteId: 'two',
    search: 'wire',
    state: 'CHANGED',
    language: 'de',
  });
});

test('EDI-05 what an address cannot mean counts as not said', () => {
  expect(choice('site=nine&state=toString&language=german')).toMatchObject({
    siteId: 'one',
    search: null,
    state: null,
    language: null,
  });
});

test('EDI-05 a site alone does not narrow the list', () => {
  expect(isNarrowed(new URLSearchParams('site=two'))).toBe(false);
  expect(isNarrowed(new URLSearchParams('site=two&state=DRAFT'))).toBe(true);
});
