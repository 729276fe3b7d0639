import { expect, test } from 'vitest';
import { machineFilterFields } from '#contracts/support/machine-fields.ts';
import { isNarrowed, parseInventoryFilters } from './inventory-choice.ts';

const noFilter = Object.fromEntries(machineFilterFields.map((name) => [name, null]));
const choice = (query: string) => parseInventoryFilters(new URLSearchParams(query));

test('AST-01 which machines an address asks for', () => {
  expect(choice('')).toEqual({
    filter: { organisation: null, location: null, ...noFilter },
    search: '',
    sort: 'place',
    descending: false,
    page: 1,
  });
  expect(
    choice('organisation=O1&location=L1&brand=sutera&status=stored&search=Reuss&sort=warrantyUntil&page=2'),
  ).toEqual({
    filter: { ...noFilter, organisation: 'O1', location: 'L1', brand: 'sutera', status: 'stored' },
    search: 'Reuss',
    sort: 'warrantyUntil',
    descending: true,
    page: 2,
  });
});

test('AST-01 what cannot be meant counts as not said, an order narrows nothing', () => {
  expect(choice('status=x&sort=toString&page=0')).toEqual(choice(''));
  expect(isNarrowed(new URLSearchParams('sort=model&page=2'))).toBe(false);
  expect(isNarrowed(new URLSearchParams('location=L1'))).toBe(true);
  expect(isNarrowed(new URLSearchParams('brand=sutera'))).toBe(true);
});
