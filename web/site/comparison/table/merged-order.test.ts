import { expect, test } from 'vitest';
import { mergedOrder } from './merged-order.ts';

test('CMP-02 rows keep the order of every product where they agree', () => {
  expect(mergedOrder([['wire', 'length', 'weight'], ['wire', 'speed', 'weight'], ['noise']])).toEqual([
    'noise',
    'wire',
    'length',
    'speed',
    'weight',
  ]);
});

test('CMP-02 the order of rows does not depend on which product comes first', () => {
  const lists = [
    ['c', 'a', 'b'],
    ['b', 'd'],
    ['e', 'c'],
    ['d', 'a'],
  ];
  const order = mergedOrder(lists);
  for (const [index] of lists.entries()) {
    expect(mergedOrder([...lists.slice(index), ...lists.slice(0, index)])).toEqual(order);
  }
});

test('CMP-02 products that contradict each other still get every row once', () => {
  const order = mergedOrder([
    ['a', 'b', 'c'],
    ['c', 'b', 'a'],
    ['b', 'b'],
  ]);
  expect(order.toSorted()).toEqual(['a', 'b', 'c']);
});
