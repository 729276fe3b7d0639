import { expect, test } from 'vitest';
import { formatQuantity } from '../format.ts';
import { parseQuantity } from '../parse-quantity.ts';
import { getBounds, quantityOfBase, readWantedBounds } from './bounds.ts';

/** The base value of a single value that a visitor wants. */
const getBaseValue = (text: string, unit: string | null) => readWantedBounds(text, unit)?.minimum ?? null;
const bounds = (value: string, unit: string | null) => getBounds(parseQuantity(value, unit), unit);

test.each([
  ['0.13–4', 'mm²', 0.13, 4],
  ['26–12', 'AWG', 0.13, 4],
  ['8–300 kcmil', 'AWG', 10, 150],
  ['22', 'kN', 22_000, 22_000],
  ['0.5–6', 'm', 500, 6000],
  ['12 in', 'mm', 304.8, 304.8],
  ['<76', 'dB(A)', 0, 76],
  ['≥ 64', null, 64, Number.POSITIVE_INFINITY],
  ['≤ 60', '°C', Number.NEGATIVE_INFINITY, 60],
  ['59–95', '°F', 15, 35],
  ['40/30', 'mm', 30, 40],
  ['0.1/–', 'Ω', 0.1, 0.1],
  ['5 MΩ–1 GΩ', 'Ω', 5_000_000, 1_000_000_000],
  ['128–20 000', null, 128, 20_000],
])('CAT-07 %s %s covers %d to %d', (value, unit, minimum, maximum) => {
  expect(bounds(value, unit)).toEqual({ minimum, maximum });
});

test.each([
  ['±0.3', 'mm'],
  ['2650 × 1250 × 1850', 'mm'],
  ['dancer arm', null],
])('CAT-07 nobody looks for a value within %s', (value, unit) => {
  expect(bounds(value, unit)).toBeNull();
});

test.each([
  ['2.5 mm²', 2.5],
  ['2,5 mm2', 2.5],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['AWG 14', 2.5],
  ['14 AWG', 2.5],
  ['awg14', 2.5],
  ['#14', 2.5],
  ['1/0 AWG', 50],
  ['AWG 4/0', 120],
  ['300 kcmil', 150],
  ['300 MCM', 150],
])('CAT-07 a visitor may write a cross-section as %s', (text, area) => {
  expect(getBaseValue(text, 'mm²')).toBe(area);
});

test.each([
  ['12 in', 'mm', 304.8],
  ['12"', 'mm', 304.8],
  ['1 ft', 'mm', 304.8],
  ['6', 'm', 6000],
  ['6 m', 'mm', 6000],
  ['65,000', 'mm', 65_000],
  ["65'000", 'mm', 65_000],
  ['20', 'kN', 20_000],
  ['4500 lbf', 'kN', 20_016.997_268_672_25],
  ['100', null, 100],
])('CAT-07 a visitor may write %s for an attribute in %s', (text, unit, value) => {
  expect(getBaseValue(text, unit)).toBe(value);
});

test.each([
  ['5 kg', 'mm²'],
  ['AWG 14', 'mm'],
  ['thick', 'mm²'],
  ['', 'mm²'],
  ['5 kg', null],
  ['1e400', 'mm'],
])('CAT-07 %s is not a value for an attribute in %s', (text, unit) => {
  expect(getBaseValue(text, unit)).toBeNull();
});

test('CAT-07 "includes 2.5 mm²" and "includes AWG 14" find the same machines', () => {
  const machines = ['0.13–2.5', '0.13–4', '4–50', '0.5–35', '0.01–2.5', '16–70'].map(
    (value) => bounds(value, 'mm²')!,
  );
  const american = ['26–14', '26–12', '12–1/0', '20–2', '36–14', '6–2/0'].map(
    (value) => bounds(value, 'AWG')!,
  );
  expect(american).toEqual(machines);
  const including = (text: string) => {
    const value = getBaseValue(text, 'mm²')!;
    return machines.map(({ minimum, maximum }) => minimum <= value && value <= maximum);
  };
  expect(including('AWG 14')).toEqual(including('2.5 mm²'));
  expect(including('AWG 14')).toEqual([true, true, false, true, true, false]);
});

test.each([
  [22_000, 'kN', '22'],
  [304.8, 'mm', '304.8'],
  [0.13, 'mm²', '0.13'],
  [20_016.997_268_672_25, 'kN', '20.017'],
  [35, '°C', '35'],
  [1450, 'pcs/h', '1450'],
])('CAT-07 the bound %d of many is written %s for an attribute in %s', (value, unit, expected) => {
  expect(formatQuantity(quantityOfBase(value, unit)!, 'en')).toBe(expected);
});

test('CAT-07 an open end has no number', () => {
  expect(quantityOfBase(Number.POSITIVE_INFINITY, 'mm')).toBeNull();
});

test.each([
  ['0.13–6 mm²', 'mm²', 0.13, 6],
  ['AWG 26 – AWG 10', 'mm²', 0.13, 6],
  ['10–20', 'kN', 10_000, 20_000],
])('CAT-07 all of %s may be wanted of an attribute in %s', (text, unit, minimum, maximum) => {
  expect(readWantedBounds(text, unit)).toEqual({ minimum, maximum });
});
