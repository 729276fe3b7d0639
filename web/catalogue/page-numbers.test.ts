import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('CAT-07 the ends and the neighbours of a page are in reach, a gap never hides a single number', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(4, 8)).toEqual([1, 2, 3, 4, 5, 'gap', 8]);
  expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  expect(pageNumbers(12, 12)).toEqual([1, 'gap', 11, 12]);
});
