import { expect, test } from 'vitest';
import { wholeColour } from './whole-colour.ts';

test.each([
  ['#AE5121', '#ae5121'],
  [' ae5121 ', '#ae5121'],
  ['#a52', '#aa5522'],
  ['copper', 'copper'],
  ['#ae51', '#ae51'],
  ['', ''],
])('of the typed %j the colour is %j', (typed, colour) => {
  expect(wholeColour(typed)).toBe(colour);
});
