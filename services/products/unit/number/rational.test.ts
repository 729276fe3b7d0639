import { expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  findOrder,
  fromDecimal,
  fromNumber,
  getDecimals,
  rational,
  roundToDigits,
  toDecimal,
  toNumber,
} from './rational.ts';

test('a third and two thirds are one, exactly', () => {
  expect(add(rational(1n, 3n), rational(2n, 3n))).toEqual(rational(1n));
  expect(rational(-2n, -4n)).toEqual({ numerator: 1n, denominator: 2n });
});

test.each([
  ['2.5', 0, '3'],
  ['-2.5', 0, '-3'],
  ['0.125', 2, '0.13'],
  ['4496.18', -1, '4500'],
  ['0.04', 1, '0.0'],
  ['-0.04', 1, '0.0'],
  ['1e-7', 8, '0.00000010'],
])('%s to %d decimals is %s', (value, decimals, expected) => {
  expect(toDecimal(fromDecimal(value), decimals)).toBe(expected);
});

test.each([
  ['4.2', 0],
  ['9.99', 0],
  ['10', 1],
  ['6500', 3],
  ['0.05', -2],
  ['0.001', -3],
  ['0', 0],
])('the first digit of %s stands at %d', (value, order) => {
  expect(findOrder(fromDecimal(value))).toBe(order);
});

test('gives doubles back as they came', () => {
  for (const value of [0.1, 1 / 3, 304.8, 1e21, 5e-7, -0.13, 0, 2 ** 53])
    expect(toNumber(fromNumber(value))).toBe(value);
});

test('knows in how many decimals it ends', () => {
  expect(getDecimals(fromDecimal('2.62'))).toBe(2);
  expect(getDecimals(rational(1n, 3n))).toBe(20);
  expect(compare(roundToDigits(fromDecimal('2.62'), 1), fromDecimal('2.6'))).toBe(0);
});

test('refuses what is not a number', () => {
  expect(() => fromDecimal('1,5')).toThrow(SyntaxError);
  expect(() => fromDecimal('1e9999')).toThrow(SyntaxError);
  expect(() => divide(rational(1n), rational(0n))).toThrow(RangeError);
});
