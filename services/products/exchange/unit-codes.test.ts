import { expect, test } from 'vitest';
import { units } from '../unit/unit-table.ts';
import { getUnit } from '../unit/units.ts';
import { codeOfUnit, unitOfCode } from './unit-codes.ts';

test.each([
  ['MMK', 'mm²'],
  ['MMT', 'mm'],
  ['KGM', 'kg'],
  ['NEW', 'N'],
  ['B47', 'kN'],
  ['MTS', 'm/s'],
  ['BAR', 'bar'],
  ['CEL', '°C'],
  ['SEC', 's'],
  ['P1', '%'],
  ['RPM', 'rpm'],
  ['LBR', 'lb'],
  ['FAH', '°F'],
  ['mmt', 'mm'],
  ['mm2', 'mm²'],
  ['inch', 'in'],
  ['furlong', 'furlong'],
])('decision 14: the unit %s of a file is %s here', (code, symbol) => {
  expect(unitOfCode(code)).toBe(symbol);
});

test('decision 14: every unit comes back from its code', () => {
  for (const { symbol } of units) {
    expect(unitOfCode(codeOfUnit(symbol)), symbol).toBe(symbol);
    expect(codeOfUnit(symbol).length, symbol).toBeLessThanOrEqual(20);
  }
});

test('decision 14: what has no code keeps its symbol', () => {
  expect(codeOfUnit('AWG')).toBe('AWG');
  expect(codeOfUnit('dB(A)')).toBe('dB(A)');
  expect(getUnit(unitOfCode('AWG'))?.symbol).toBe('AWG');
});
