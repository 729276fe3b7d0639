import { expect, test } from 'vitest';
import { isNarrowed, parseProductFilters } from './product-list-choice.ts';

test('EDI-05 an address says which products are listed, and what it cannot mean counts as not said', () => {
  const filters = (query: string) => parseProductFilters(new URLSearchParams(query));
  expect(filters('search=reuss&class=wire-processing&state=CHANGED&lacks=ja')).toEqual({
    ...{ search: 'reuss', classification: 'wire-processing', state: 'CHANGED', lacks: 'ja', after: null },
  });
  expect(filters('class=../x&state=toString&lacks=constructor')).toEqual({
    ...{ search: null, classification: null, state: null, lacks: null, after: null },
  });
  expect(isNarrowed(new URLSearchParams('after=x'))).toBe(false);
  expect(isNarrowed(new URLSearchParams('lacks=data'))).toBe(true);
});
