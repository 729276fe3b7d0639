import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

/** The numbers as a reader sees them. */
const reported = (page: number, last: number) =>
  pageNumbers(page, last).map((shown) => ('page' in shown ? shown.page : '…'));

test('CAT-07 the ends and the neighbours of a page are in reach, a gap never hides a single number', () => {
  expect(reported(1, 1)).toEqual([1]);
  expect(reported(1, 3)).toEqual([1, 2, 3]);
  expect(reported(4, 8)).toEqual([1, 2, 3, 4, 5, '…', 8]);
  expect(reported(6, 12)).toEqual([1, '…', 5, 6, 7, '…', 12]);
  expect(reported(12, 12)).toEqual([1, '…', 11, 12]);
});
