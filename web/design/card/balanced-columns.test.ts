import { expect, test } from 'vitest';
import { balancedColumns } from './balanced-columns.ts';

test('the last row of cards has the fewest empty places', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  expect(counts.map(balancedColumns)).toEqual([2, 2, 3, 4, 3, 3, 4, 4, 3, 3, 3, 3]);
});
