import { expect, test } from 'vitest';
import { parseQuantity } from '../parse-quantity.ts';
import { statedBounds } from './stated-bounds.ts';

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
