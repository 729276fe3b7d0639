import { expect, test } from 'vitest';
import { isNarrowed, parseMachineFilters } from './machine-choice.ts';

test('AST-01 an address says which machines are listed, and what it cannot mean counts as not said', () => {
  const filters = (query: string) => parseMachineFilters(new URLSearchParams(query));
  expect(filters('search=560&organisation=ORG-100101&product=reuss-560&status=stored')).toEqual({
    search: '560',
    organisation: 'ORG-100101',
    product: 'reuss-560',
    status: 'stored',
    after: null,
  });
  expect(filters('organisation=x&product=../x&status=valueOf')).toMatchObject({
    organisation: null,
    product: null,
    status: null,
  });
  expect(isNarrowed(new URLSearchParams('after=x'))).toBe(false);
  expect(isNarrowed(new URLSearchParams('status=stored'))).toBe(true);
});
