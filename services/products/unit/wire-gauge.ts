import { tradeGauges } from '#contracts/fit/wire.ts';
import {
  compare,
  findOrder,
  fromDecimal,
  fromNumber,
  multiply,
  type Rational,
  roundToDigits,
  toNumber,
} from './number/rational.ts';
import type { Amount } from './quantity.ts';

/** Above 4/0, wires are named by their cross-section in thousands of circular mils. */
const tradeKcmil: readonly (readonly [area: string, kcmil: number])[] = [
  ['150', 300],
  ['185', 350],
  ['240', 500],
];

const smallestGauge = -3;
const largestGauge = 56;
/** π/4 of a thousandth of an inch, squared, a thousand times: 0.5067 mm². */
const squareMillimetresOfKcmil = fromDecimal('0.506707479');
const soldKcmil = [250, 300, 350, 400, 500, 600, 700, 750, 800, 900, 1000, 1250, 1500, 1750, 2000];

/**
 * The copper cross-section of a gauge in mm² by ASTM B258: the ratio of the diameters of 36 and 4/0 is 92, in
 * 39 equal steps.
 */
export function exactArea(gauge: number): number {
  return 0.012668 * 92 ** ((36 - gauge) / 19.5);
}

/**
 * The cross-section in mm² for a gauge: the trade's nominal one if there is one, otherwise that of the
 * copper, to three digits.
 */
export function areaOfGauge(gauge: number): Rational {
  const nominal = tradeGauges.find(([, of]) => of === gauge);
  return nominal ? fromDecimal(nominal[0]) : toThreeDigits(fromNumber(exactArea(gauge)));
}

/** The cross-section in mm² for this many thousand circular mils. */
export function areaOfKcmil(kcmil: Rational): Rational {
  const nominal = tradeKcmil.find(([, of]) => compare(fromNumber(of), kcmil) === 0);
  return nominal ? fromDecimal(nominal[0]) : toThreeDigits(multiply(kcmil, squareMillimetresOfKcmil));
}

/**
 * The gauge for a cross-section in mm²: the trade's if it is a nominal one, otherwise the gauge with the
 * nearest copper cross-section. Null: there is none.
 */
export function gaugeOfArea(area: Rational): Amount | null {
  const gauge = tradeGauges.find(([of]) => compare(fromDecimal(of), area) === 0)?.[1] ?? nearestGauge(area);
  if (gauge > largestGauge || Number.isNaN(gauge)) return null;
  if (gauge >= smallestGauge) return gaugeAmount(gauge);
  const kcmil = tradeKcmil.find(([of]) => compare(fromDecimal(of), area) === 0)?.[1] ?? nearestKcmil(area);
  return { exact: fromNumber(kcmil), decimals: 0, unit: 'kcmil' };
}

export function gaugeAmount(gauge: number): Amount {
  return { exact: fromNumber(gauge), decimals: 0, gauge: true };
}

/** Reads `26`, `1/0`, `000`; null: it is not a gauge. */
export function parseGauge(text: string): number | null {
  const aught = /^([1-4])\s*\/\s*0$/.exec(text);
  if (aught) return 1 - Number(aught[1]);
  if (/^0{1,4}$/.test(text)) return 1 - text.length;
  const gauge = /^[1-9]\d?$/.test(text) ? Number(text) : Number.NaN;
  return gauge <= largestGauge ? gauge : null;
}

function nearestGauge(area: Rational): number {
  return Math.round(36 - (19.5 * Math.log(toNumber(area) / 0.012668)) / Math.log(92));
}

function nearestKcmil(area: Rational): number {
  const kcmil = toNumber(area) / toNumber(squareMillimetresOfKcmil);
  return soldKcmil.reduce((best, size) => (Math.abs(size - kcmil) < Math.abs(best - kcmil) ? size : best));
}

function toThreeDigits(area: Rational): Rational {
  return roundToDigits(area, 2 - findOrder(area));
}
