import { expect, test } from 'vitest';
import {
  filterSearch,
  isFiltered,
  readFilters,
  withoutBrand,
  withoutCapability,
  withoutRange,
} from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

test('CAT-07 the address says the filters, and saying them again gives the same address', () => {
  const search = '?brand=sutera&brand=litzen&capability=crimp&includes.cross_section=2.5+mm%C2%B2&page=3';
  const filters = read(search);
  expect(filters.brands).toEqual(['sutera', 'litzen']);
  expect(filters.capabilities).toEqual(['crimp']);
  expect(filters.ranges.get('cross_section')).toBe('2.5 mm²');
  expect(filters.page).toBe(3);
  expect(filterSearch(filters)).toBe(search);
});

test('CAT-07 empty fields of the form and what is no choice count as not chosen', () => {
  expect(isFiltered(read('brand=&includes.cross_section=+&page=2'))).toBe(false);
  expect(read('brand=%3Cscript%3E&page=-1').brands).toEqual([]);
  expect(read('page=99999999').page).toBe(1);
  expect(read(`includes.cross_section=${'9'.repeat(500)}`).ranges.get('cross_section')).toHaveLength(40);
});

test('CAT-07 taking a filter away leads back to the first page', () => {
  const filters = read('brand=a&capability=crimp&includes.weight=9+kg&page=2');
  expect(filterSearch(withoutBrand(filters, 'a'))).toBe('?capability=crimp&includes.weight=9+kg');
  expect(filterSearch(withoutCapability(filters, 'crimp'))).toBe('?brand=a&includes.weight=9+kg');
  expect(filterSearch(withoutRange(filters, 'weight'))).toBe('?brand=a&capability=crimp');
});
