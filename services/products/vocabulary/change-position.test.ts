import { expect, test } from 'vitest';
import { changePosition } from './change-position.ts';

const at = (...positions: number[]) =>
  positions.map((position, place) => ({ name: 'abcd'[place], position }));
const order = (entries: ReturnType<typeof at>) =>
  entries.toSorted((one, other) => one.position - other.position).map(({ name }) => name);

test('issue 30: an entry changes places with its neighbour, and the others stay', () => {
  const entries = at(2, 5, 9);
  const [first, second, third] = entries;
  expect(changePosition(entries, second!, 'up')).toEqual([
    { name: 'b', position: 2 },
    { name: 'a', position: 5 },
    { name: 'c', position: 9 },
  ]);
  expect(order(changePosition(entries, second!, 'down'))).toEqual(['a', 'c', 'b']);
  expect(changePosition(entries, first!, 'up')).toEqual([]);
  expect(changePosition(entries, third!, 'down')).toEqual([]);
});

test('issue 30: entries to which a file has given the same position change places, too', () => {
  const entries = at(3, 3, 3, 4);
  expect(order(changePosition(entries, entries[1]!, 'up'))).toEqual(['b', 'a', 'c', 'd']);
});
