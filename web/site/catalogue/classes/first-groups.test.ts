import { expect, test } from 'vitest';
import { firstGroups } from './first-groups.ts';

const groups = (...sizes: number[]) => sizes.map((size) => ({ lines: Array.from({ length: size }) }));
const sizes = (parts: { lines: unknown[] }[][]) => parts.map((part) => part.map(({ lines }) => lines.length));

test('CAT-03 whole groups come first, until there are enough rows', () => {
  expect(sizes(firstGroups(groups(2, 6, 1, 2), 6))).toEqual([
    [2, 6],
    [1, 2],
  ]);
  expect(sizes(firstGroups(groups(3, 3, 1), 6))).toEqual([[3, 3], [1]]);
  expect(sizes(firstGroups(groups(2, 3), 6))).toEqual([[2, 3], []]);
  expect(firstGroups([], 6)).toEqual([[], []]);
});
