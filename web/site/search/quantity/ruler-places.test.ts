import { expect, test } from 'vitest';
import { rulerPlaces } from './ruler-places.ts';
import type { Understood } from './understand.ts';

const machine = (slug: string, minimum: number | null, maximum: number | null) => ({
  slug,
  ranges: [{ attribute: 'area', minimum, maximum }],
});

const understood = {
  words: 'strip',
  quantities: [{ attribute: 'area', minimum: 10, maximum: 10 }],
  fitting: { total: 3, products: [machine('a', 1, 10), machine('b', 0.1, 1000), machine('c', 1, null)] },
} as unknown as Understood;

test('SEA-02 ranges stand on one logarithmic scale, with the value on them', () => {
  const places = rulerPlaces('a', 'area', understood);
  expect(places?.from).toBeCloseTo(0.25);
  expect(places?.to).toBeCloseTo(0.5);
  expect(places?.marks.map((mark) => mark.toFixed(2))).toEqual(['0.50']);
  expect(rulerPlaces('b', 'area', understood)).toMatchObject({ from: 0, to: 1 });
});

test('SEA-02 an open end goes to the end of the scale; what cannot has no ruler', () => {
  expect(rulerPlaces('c', 'area', understood)?.to).toBe(1);
  expect(rulerPlaces('d', 'area', understood)).toBeUndefined();
  expect(rulerPlaces('a', 'force', understood)).toBeUndefined();
});
