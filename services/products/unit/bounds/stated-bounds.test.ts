import { expect, test } from 'vitest';
import { parseQuantity } from '../parse-quantity.ts';
import { statedBounds, statedSides } from './stated-bounds.ts';

test.each([
  ['0.13–6', 'mm²', { minimum: 0.13, maximum: 6, unit: 'mm²', unitCode: 'MMK' }],
  ['26–10', 'AWG', { minimum: 0.13, maximum: 6, unit: 'mm²', unitCode: 'MMK' }],
  ['22', 'kN', { minimum: 22, maximum: 22, unit: 'kN', unitCode: 'B47' }],
  ['≤ 10', 'm', { minimum: 0, maximum: 10, unit: 'm', unitCode: 'MTR' }],
  ['≥ 3', 'mm', { minimum: 3, maximum: null, unit: 'mm', unitCode: 'MMT' }],
  ['10 000', 'pcs/h', { minimum: 10_000, maximum: 10_000, unit: 'pcs/h', unitCode: 'pcs/h' }],
])('%s %s in numbers, for programs', (value, unit, bounds) => {
  const stated = statedBounds(parseQuantity(value, unit), unit);
  expect(stated).toMatchObject({ unit: bounds.unit, unitCode: bounds.unitCode, maximum: bounds.maximum });
  expect(stated?.minimum).toBeCloseTo(bounds.minimum, 3);
});

test('words have no bounds', () => {
  expect(statedBounds(parseQuantity('servo', null), null)).toBeNull();
});

test('of a body the sides are told; measured in several units they are none', () => {
  expect(statedSides(parseQuantity('1900 × 1150 × 1750', 'mm'))).toEqual([1900, 1150, 1750]);
  expect(statedSides(parseQuantity('2 m × 1150 × 1750', 'mm'))).toBeNull();
  expect(statedSides(parseQuantity('620', 'kg'))).toBeNull();
});
