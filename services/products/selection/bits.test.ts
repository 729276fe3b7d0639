import { expect, test } from 'vitest';
import { allBits, countBits, countBoth, hasBit, haveCommon, join, meet, noBits, setBit } from './bits.ts';

const size = 100;
const setOf = (...places: number[]) => {
  const bits = noBits(size);
  for (const place of places) setBit(bits, place);
  return bits;
};
const findPlaces = (bits: Uint32Array) =>
  Array.from({ length: size }, (_, place) => place).filter((place) => hasBit(bits, place));

test('a set holds what was put into it, at the ends of its words too', () => {
  const places = [0, 1, 31, 32, 63, 64, 95, 96, 99];
  expect(findPlaces(setOf(...places))).toEqual(places);
  expect(countBits(setOf(...places))).toBe(places.length);
});

test.each([0, 1, 31, 32, 33, 64, 100])('all of %i are as many', (count) => {
  expect(countBits(allBits(count))).toBe(count);
});

test('sets are met and joined, and stay as they were', () => {
  const [a, b] = [setOf(1, 31, 32, 99), setOf(31, 32, 50)];
  expect(findPlaces(meet(a, b))).toEqual([31, 32]);
  expect(findPlaces(join(size, [a, b]))).toEqual([1, 31, 32, 50, 99]);
  expect(findPlaces(join(size, []))).toEqual([]);
  expect(countBoth(a, b)).toBe(2);
  expect(haveCommon(a, b)).toBe(true);
  expect(haveCommon(a, setOf(2, 33))).toBe(false);
  expect(findPlaces(a)).toEqual([1, 31, 32, 99]);
});
