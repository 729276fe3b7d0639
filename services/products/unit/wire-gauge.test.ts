import { expect, test } from 'vitest';
import { gaugeName } from '#contracts/fit/wire.ts';
import { compare, fromDecimal, toNumber } from './number/rational.ts';
import { areaOfGauge, areaOfKcmil, exactArea, gaugeOfArea, parseGauge } from './wire-gauge.ts';

const named = (area: string) => {
  const gauge = gaugeOfArea(fromDecimal(area));
  if (!gauge) return null;
  return gauge.gauge ? gaugeName(Number(gauge.exact.numerator)) : `${gauge.exact.numerator} ${gauge.unit}`;
};

test.each([
  ['0.01', '36'],
  ['0.02', '34'],
  ['0.03', '32'],
  ['0.05', '30'],
  ['0.08', '28'],
  ['0.13', '26'],
  ['0.22', '24'],
  ['0.35', '22'],
  ['0.5', '20'],
  ['0.50', '20'],
  ['0.75', '18'],
  ['1.0', '17'],
  ['1.5', '16'],
  ['2.5', '14'],
  ['4', '12'],
  ['6', '10'],
  ['10', '8'],
  ['16', '6'],
  ['25', '4'],
  ['35', '2'],
  ['50', '1/0'],
  ['70', '2/0'],
  ['95', '3/0'],
  ['120', '4/0'],
  ['150', '300 kcmil'],
  ['185', '350 kcmil'],
  ['240', '500 kcmil'],
])('CAT-03 %s mm² is AWG %s in the trade', (area, gauge) => {
  expect(named(area)).toBe(gauge);
});

test.each([
  [26, 0.129],
  [20, 0.518],
  [12, 3.31],
  [10, 5.26],
  [4, 21.2],
  [-1, 67.4],
])('ASTM B258: AWG %d has %d mm² of copper', (gauge, area) => {
  expect(Number(exactArea(gauge).toPrecision(3))).toBe(area);
});

test('ASTM B258: six gauges halve the diameter, nearly, and 39 divide it by 92', () => {
  expect(exactArea(-3) / exactArea(36)).toBeCloseTo(92 ** 2, 6);
  expect(exactArea(10) / exactArea(16)).toBeCloseTo(4, 1);
});

test.each([
  ['0.14', '26'],
  ['0.34', '22'],
  ['0.2', '24'],
  ['1.65', '15'],
  ['2.62', '13'],
  ['400', '800 kcmil'],
  ['127', '250 kcmil'],
])('what has no nominal gauge takes the one of the nearest copper: %s mm² is %s', (area, gauge) => {
  expect(named(area)).toBe(gauge);
});

test('no wire is too thin or too thick to ask for', () => {
  expect(gaugeOfArea(fromDecimal('0.00001'))).toBeNull();
  expect(gaugeOfArea(fromDecimal('0'))).toBeNull();
  expect(gaugeOfArea(fromDecimal('-1'))).toBeNull();
  expect(named('99999')).toBe('2000 kcmil');
});

test('every gauge stands for a section that leads back to it, and thicker wires have smaller numbers', () => {
  for (let gauge = 36; gauge >= -3; gauge -= 1) {
    const area = areaOfGauge(gauge);
    expect(Number(gaugeOfArea(area)?.exact.numerator), `AWG ${gauge}`).toBe(gauge);
    if (gauge > -3) expect(compare(area, areaOfGauge(gauge - 1)), `AWG ${gauge}`).toBeLessThan(0);
  }
});

test('thousands of circular mils go on where the gauges end', () => {
  expect(toNumber(areaOfKcmil(fromDecimal('300')))).toBe(150);
  expect(toNumber(areaOfKcmil(fromDecimal('250')))).toBe(127);
  expect(toNumber(areaOfKcmil(fromDecimal('1000')))).toBe(507);
});

test('reads and names the aught sizes', () => {
  for (const name of ['1/0', '2/0', '3/0', '4/0', '1', '36']) expect(gaugeName(parseGauge(name)!)).toBe(name);
  expect(parseGauge('5/0')).toBeNull();
  expect(parseGauge('57')).toBeNull();
  expect(parseGauge('2.5')).toBeNull();
});
