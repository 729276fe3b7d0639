import { expect, test } from 'vitest';
import { formatQuantity } from './format.ts';
import { parseQuantity } from './parse-quantity.ts';

const written = (value: string, unit: string, language: string) =>
  formatQuantity(parseQuantity(value, unit), language).replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['en', '0.13–65,000'],
  ['de', '0,13–65 000'],
  ['fr', '0,13–65 000'],
  ['es', '0,13–65.000'],
  ['pt', '0,13–65.000'],
  ['cs', '0,13–65 000'],
  ['sk', '0,13–65 000'],
  ['hu', '0,13–65 000'],
  ['ro', '0,13–65.000'],
  ['ja', '0.13–65,000'],
  ['zh', '0.13–65,000'],
])('LOC-03 writes numbers as readers of %s do', (language, expected) => {
  expect(written('0.13–65 000', 'mm', language)).toBe(expected);
});

test.each([
  ['±(0.2 % + 1.5 mm)', 'mm', '±(0,2 % + 1,5 mm)'],
  ['<76.5', 'dB(A)', '< 76,5'],
  ['0.1/0.001', 'Ω', '0,1/0,001'],
  ['0.5 × 1250 × 18500', 'mm', '0,5 × 1250 × 18 500'],
  ['26–4/0', 'AWG', '26–4/0'],
  ['8–300 kcmil', 'AWG', '8 AWG – 300 kcmil'],
  ['dancer arm 0.5', 'mm', 'dancer arm 0.5'],
])('LOC-03 keeps the shape of %s %s', (value, unit, expected) => {
  expect(written(value, unit, 'fr')).toBe(expected);
});

test('a number never parts from its unit at the end of a line', () => {
  expect(formatQuantity(parseQuantity('±(0.2 % + 1 mm)', 'mm'), 'en')).toBe('±(0.2\u00a0% + 1\u00a0mm)');
});
