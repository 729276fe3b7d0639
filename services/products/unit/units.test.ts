import { expect, test } from 'vitest';
import { toBase } from './convert.ts';
import { fromDecimal, multiply, toDecimal, toNumber } from './number/rational.ts';
import { units } from './unit-table.ts';
import { attributeUnits, getUnit, metricUnit, quantityOf } from './units.ts';

/**
 * What 1000 of a unit are, from the published test data of the Unicode CLDR
 * (common/testData/units/unitsTest.txt), by the names used there, and how many of its base units make one of
 * ours.
 */
const published = [
  ['square-centimeter', 'cm²', '0.1', 1],
  ['square-inch', 'in²', '0.64516', 1],
  ['square-foot', 'ft²', '92.90304', 1],
  ['square-meter', 'm²', '1000', 1],
  ['millisecond', 'ms', '1', 1],
  ['minute', 'min', '60000', 1],
  ['hour', 'h', '3600000', 1],
  ['milliampere', 'mA', '1', 1],
  ['ohm', 'Ω', '1000', 1],
  ['pound-force-foot', 'lbf·ft', '1355.818', 1],
  ['newton-meter', 'Nm', '1000', 1],
  ['newton', 'N', '1000', 1],
  ['pound-force', 'lbf', '4448.222', 1],
  ['hertz', 'Hz', '1000', 1],
  ['kilohertz', 'kHz', '1000000', 1],
  ['micrometer', 'µm', '0.001', 1000],
  ['millimeter', 'mm', '1', 1000],
  ['centimeter', 'cm', '10', 1000],
  ['inch', 'in', '25.4', 1000],
  ['foot', 'ft', '304.8', 1000],
  ['yard', 'yd', '914.4', 1000],
  ['meter', 'm', '1000', 1000],
  ['kilometer', 'km', '1000000', 1000],
  ['mile', 'mi', '1609344', 1000],
  ['gram', 'g', '1', 1],
  ['ounce', 'oz', '28.34952', 1],
  ['pound', 'lb', '453.5924', 1],
  ['kilogram', 'kg', '1000', 1],
  ['metric-ton', 't', '1000000', 1],
  ['watt', 'W', '1000', 1],
  ['kilowatt', 'kW', '1000000', 1],
  ['pascal', 'Pa', '1000', 0.00001],
  ['millibar', 'mbar', '100000', 0.00001],
  ['kilopascal', 'kPa', '1000000', 0.00001],
  ['pound-force-per-square-inch', 'psi', '6894757', 0.00001],
  ['bar', 'bar', '100000000', 0.00001],
  ['megapascal', 'MPa', '1000000000', 0.00001],
  ['kilometer-per-hour', 'km/h', '277.7778', 1],
  ['mile-per-hour', 'mph', '447.04', 1],
  ['meter-per-second', 'm/s', '1000', 1],
  ['volt', 'V', '1000', 1],
  ['milliliter', 'ml', '0.001', 1000],
  ['liter', 'l', '1', 1000],
  ['gallon', 'gal', '3.785412', 1000],
  ['fluid-ounce', 'fl oz', '0.02957353', 1000],
] as const;

test.each(published)('CAT-03 %s agrees with the Unicode CLDR', (_, symbol, expected, ours) => {
  const result = toBase(fromDecimal('1000'), getUnit(symbol)!);
  const base = multiply(fromDecimal(expected), fromDecimal(ours.toFixed(5)));
  const digits = expected.replace(/\D/g, '').replace(/^0+/, '').length;
  expect(toNumber(result).toPrecision(Math.max(1, digits))).toBe(
    toNumber(base).toPrecision(Math.max(1, digits)),
  );
});

test.each([
  // In kelvin there, in degrees Celsius here.
  ['°F', '1000', '810.9278'],
  ['°C', '1000', '1273.15'],
  ['K', '1000', '1000.00'],
])('CAT-03 temperatures in %s agree with the Unicode CLDR', (symbol, value, kelvin) => {
  const celsius = toBase(fromDecimal(value), getUnit(symbol)!);
  const decimals = kelvin.split('.')[1]?.length ?? 0;
  expect((toNumber(celsius) + 273.15).toFixed(decimals)).toBe(kelvin);
});

test.each([
  ['mm2', 'mm²'],
  ['MM²', 'mm²'],
  ['inch', 'in'],
  ['″', 'in'],
  ['lbs', 'lb'],
  ['Nm3/h', 'Nm³/h'],
  ['scfm', 'SCFM'],
  ['\u2126', 'Ω'],
  ['\u03bcm', 'µm'],
  ['KG', 'kg'],
  ['Bar', 'bar'],
  ['awg', 'AWG'],
])('knows %s as a spelling of %s', (text, symbol) => {
  expect(getUnit(text)?.symbol).toBe(symbol);
});

test('never takes one unit for another that differs in the size of a letter', () => {
  expect(getUnit('MPa')?.symbol).toBe('MPa');
  expect(getUnit('mΩ')?.symbol).toBe('mΩ');
  expect(getUnit('MΩ')?.symbol).toBe('MΩ');
  expect(getUnit('mω')).toBeNull();
  expect(getUnit('mv')?.symbol).toBe('mV');
});

test('every counterpart exists, in the other system and for the same thing', () => {
  for (const unit of units) {
    if (!unit.counterpart) continue;
    const other = getUnit(unit.counterpart.symbol);
    expect(other?.dimension, unit.symbol).toBe(unit.dimension);
    expect([unit.system, other?.system].sort()).toEqual(['Imperial', 'Metric']);
  }
});

test('the factor of the trade for air stands for itself', () => {
  expect(toDecimal(fromDecimal('0.5886'), 4)).toBe('0.5886');
  expect(toNumber(getUnit('SCFM')!.factor)).toBeCloseTo(1 / 0.5886, 12);
});

test.each([
  ['in', 'mm', 'length'],
  ['mm²', 'mm²', 'cross-section'],
  ['AWG', 'mm²', 'cross-section'],
  ['h', 'h', 'time'],
  ['pcs/h', 'pcs/h', 'number'],
])('issue 30: an attribute in %s is stated in %s and measures a %s', (unit, metric, quantity) => {
  expect(metricUnit(unit)).toBe(metric);
  expect(quantityOf(metric)).toBe(quantity);
  expect(attributeUnits).toContain(metric);
});
