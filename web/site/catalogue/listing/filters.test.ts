import { expect, test } from 'vitest';
import {
  filterSearch,
  hasUnits,
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

test('CAT-07 empty fields of the form and what is not a choice count as not chosen', () => {
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

test('CAT-07 LOC-05 a number typed into a field of the imperial system gets its unit; the address stays the same for all', () => {
  const search =
    'includes.wire_length%40in=12.5&includes.weight%40lb=9+kg&includes.cross_section%40AWG=4%2F0';
  expect(hasUnits(new URLSearchParams(search))).toBe(true);
  const canonical = filterSearch(read(search));
  expect(new URLSearchParams(canonical).get('includes.wire_length')).toBe('12.5 in');
  expect(new URLSearchParams(canonical).get('includes.weight')).toBe('9 kg');
  expect(new URLSearchParams(canonical).get('includes.cross_section')).toBe('AWG 4/0');
  expect(hasUnits(new URLSearchParams(canonical))).toBe(false);
  expect(read('includes.weight%40%3Cb%3E=9').ranges.get('weight')).toBe('9');
});
