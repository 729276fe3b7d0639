import { expect, test } from 'vitest';
import { getMeasure, layOutFootprints } from './footprints.ts';

const small = { length: 1900, depth: 1150, height: 1750 };
const large = { length: 4200, depth: 1450, height: 1950 };

test('CMP-02 machines are drawn to one scale, standing on one floor', () => {
  const { width, height, floor, drawn } = layOutFootprints([small, large, undefined])!;
  expect(width).toBe(4200);
  expect(floor).toBe(1950);
  expect(height).toBeGreaterThan(1950 + 1450);
  const [one, other, missing] = drawn;
  expect(one!.front).toEqual({ x: 0, y: 200, width: 1900, height: 1750 });
  expect(other!.front).toEqual({ x: 0, y: 0, width: 4200, height: 1950 });
  expect([one!.plan.width, one!.plan.height]).toEqual([1900, 1150]);
  expect(one!.plan.y).toBe(other!.plan.y);
  expect(other!.plan.y + other!.plan.height).toBeLessThanOrEqual(height);
  expect(missing).toBeUndefined();
});

test('CMP-02 the smallest is who needs the least floor; where all need as much, none is', () => {
  expect(layOutFootprints([large, small])!.smallest).toEqual([false, true]);
  expect(layOutFootprints([small, small])!.smallest).toEqual([false, false]);
  expect(layOutFootprints([small, undefined])!.smallest).toEqual([false, false]);
  expect(layOutFootprints([undefined])).toBeUndefined();
});

test('CMP-02 the measure beside the drawings is round, and not too long for them', () => {
  const measures = [50, 100, 500, 1000, 5000];
  expect(getMeasure(4200, measures)).toBe(1000);
  expect(getMeasure(310, measures)).toBe(100);
  expect(getMeasure(40, measures)).toBe(50);
});
