import { expect, test } from 'vitest';
import { getScale } from './chart-scale.ts';

test('a scale has round ticks that hold every value', () => {
  expect(getScale([98.3, 281], false).ticks).toEqual([50, 100, 150, 200, 250, 300]);
  expect(getScale([0, 4.5, 5.5, 3], true).ticks).toEqual([0, 2, 4, 6]);
  expect(getScale([0.1, 0.3], true).ticks).toEqual([0, 0.1, 0.2, 0.3]);
});

test('bars stand on zero, also where values are below it', () => {
  const { ticks, share } = getScale([-42.3, 49.1], true);
  expect(ticks).toEqual([-50, -25, 0, 25, 50]);
  expect([share(-50), share(0), share(50)]).toEqual([0, 0.5, 1]);
});

test.each([[[0]], [[7]], [[-7, -7]]])('values that do not differ have a scale, too: %j', (values) => {
  const { ticks, share } = getScale(values, true);
  expect(ticks.length).toBeGreaterThan(1);
  for (const value of values) expect(share(value)).toBeGreaterThanOrEqual(0);
  for (const value of values) expect(share(value)).toBeLessThanOrEqual(1);
});
