import { describe, expect, test } from 'vitest';
import { convertQuantity, toBase } from './convert.ts';
import { formatQuantity, unitShown } from './format.ts';
import { add, compare, fromDecimal, multiply, negate, toNumber } from './number/rational.ts';
import { parseQuantity } from './parse-quantity.ts';
import { units } from './unit-table.ts';
import { getUnit, type UnitSystem } from './units.ts';

/** The converted value for English readers, with plain spaces. */
function converted(value: string, unit: string | null, to: UnitSystem, measured?: string): string {
  const result = convertQuantity(parseQuantity(value, unit), unit, to, measured);
  if (!result) return 'holds in both';
  const { quantity } = result;
  const shown = [formatQuantity(quantity, 'en'), unitShown(quantity, result.unit)].filter(Boolean).join(' ');
  return shown.replace(/\u00a0/g, ' ');
}

const imperial = (value: string, unit: string | null, measured?: string) =>
  converted(value, unit, 'Imperial', measured);
const metric = (value: string, unit: string | null) => converted(value, unit, 'Metric');

describe('CAT-03 rounds as the trade does', () => {
  test.each([
    ['0.13–4', 'mm²', 'cross-section', '26–12 AWG'],
    ['16–120', 'mm²', 'cross-section', '6–4/0 AWG'],
    ['10–150', 'mm²', 'cross-section', '8 AWG – 300 kcmil'],
    ['150–240', 'mm²', 'cross-section', '300–500 kcmil'],
    ['max. 4', 'mm²', 'cross-section', '≤ 12 AWG'],
    ['6', 'm/s', 'speed', '19.7 ft/s'],
    ['10', 'm', 'length', '32.8 ft'],
    ['0.1–18', 'mm', 'small-length', '0.004–0.71 in'],
    ['40/30', 'mm', 'small-length', '1.57/1.18 in'],
    ['135.8', 'mm', 'small-length', '5.35 in'],
    ['19', 'mm', 'small-length', '0.75 in'],
    ['38/76', 'mm', 'length', '1.5/3.0 in'],
    ['0.001', 'mm', 'small-length', '0.00004 in'],
    ['0–20', 'mm', 'small-length', '0–0.79 in'],
    ['60–5 000', 'mm', 'long-length', '2.4–196.9 in'],
    ['60–65 000', 'mm', 'long-length', '2.4 in – 213.3 ft'],
    ['0.5–999 999', 'mm', 'long-length', '0.020 in – 3280.8 ft'],
    ['2/4/6/8', 'm', 'length', '6.6/13.1/19.7/26.2 ft'],
    ['20', 'kN', 'press-force', '4500 lbf'],
    ['22', 'kN', 'press-force', '4950 lbf'],
    ['0–150', 'N', 'force', '0–33.7 lbf'],
    ['5–6', 'bar', 'pressure', '73–87 psi'],
    ['8', 'bar', 'pressure', '116 psi'],
    ['5', 'Nm³/h', 'air-flow', '2.9 SCFM'],
    ['15–35', '°C', 'temperature', '59–95 °F'],
    ['-40', '°C', 'temperature', '−40 °F'],
    ['±2', '°C', 'temperature', '±3.6 °F'],
    ['±(0.2 % + 1 mm)', 'mm', 'small-length', '±(0.2 % + 0.04 in)'],
    ['±0.3', 'mm', 'small-length', '±0.012 in'],
    ['3.2', 'kg', 'mass', '7.1 lb'],
    ['9', 'kg', 'mass', '19.8 lb'],
    ['11', 'kg', 'mass', '24 lb'],
  ])('%s %s', (value, unit, measured, expected) => {
    expect(imperial(value, unit, measured)).toBe(expected);
  });
});

test.each([
  ['12 in', 'in', '305 mm'],
  ['1/0', 'AWG', '50 mm²'],
  ['26–12', 'AWG', '0.13–4 mm²'],
  ['13', 'AWG', '2.62 mm²'],
  ['8–300 kcmil', 'AWG', '10–150 mm²'],
  ['19.7', 'ft/s', '6 m/s'],
  ['65', 'lb', '29.5 kg'],
  ['59–95', '°F', '15–35 °C'],
  ['87', 'psi', '6 bar'],
])('CAT-03 gives %s %s of an American source in metric units', (value, unit, expected) => {
  expect(metric(value, unit)).toBe(expected);
});

test('decision 16: what the trade has no rule for keeps the digits of its source', () => {
  expect(imperial('125', 'Nm')).toBe('92.2 lbf·ft');
  expect(imperial('5', 'l')).toBe('1.3 gal');
  expect(imperial('0.25', 'm²')).toBe('2.7 ft²');
});

test.each([
  ['3 900', 'pcs/h'],
  ['<76', 'dB(A)'],
  ['100–240', 'V'],
  ['0.3', 's'],
  ['0.1/0.001', 'Ω'],
  ['±0.5', '%'],
  ['dancer arm', null],
  ['120', null],
  ['26–12', 'AWG'],
  ['12 in', 'mm'],
])('%s %s holds for readers of imperial units as it is', (value, unit) => {
  expect(imperial(value, unit)).toBe('holds in both');
});

test('converting a million there and back loses nothing, in any unit', () => {
  for (const unit of units) {
    const other = getUnit(unit.counterpart?.symbol ?? '');
    if (!other || unit.dimension === 'area') continue;
    const there = toBase(fromDecimal('1000000.001'), unit);
    const back = multiply(add(there, negate(unit.offset)), {
      numerator: unit.factor.denominator,
      denominator: unit.factor.numerator,
    });
    expect(compare(back, fromDecimal('1000000.001')), unit.symbol).toBe(0);
    expect(other.dimension, unit.symbol).toBe(unit.dimension);
  }
});

test('there and back differs by no more than both roundings allow', () => {
  for (const [unit, step] of [
    ['kg', 1],
    ['bar', 0.035],
    ['m/s', 0.02],
    ['N', 0.3],
    ['m', 0.02],
  ] as const) {
    for (let value = 10; value < 500; value += 7) {
      const there = convertQuantity(parseQuantity(String(value), unit), unit, 'Imperial');
      const back = there && convertQuantity(there.quantity, there.unit, 'Metric');
      expect(back?.unit).toBe(unit);
      const quantity = back?.quantity;
      const result = quantity?.kind === 'number' ? toNumber(quantity.amount.exact) : Number.NaN;
      expect(Math.abs(result - value), `${value} ${unit}`).toBeLessThanOrEqual(Math.max(step, value * 0.005));
    }
  }
});
