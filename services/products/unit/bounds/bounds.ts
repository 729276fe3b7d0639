import { fromBase, toBase } from '../convert.ts';
import {
  findOrder,
  fromNumber,
  getDecimals,
  type Rational,
  roundToDigits,
  toNumber,
} from '../number/rational.ts';
import { parseQuantity } from '../parse-quantity.ts';
import { type Amount, getAmounts, type Quantity } from '../quantity.ts';
import { getUnit, type Unit } from '../units.ts';
import { areaOfGauge, areaOfKcmil } from '../wire-gauge.ts';

/** What a value covers, in the metric base unit of its dimension, for filters. */
export type Bounds = { minimum: number; maximum: number };

/**
 * The smallest and the largest number that a value covers, both included: in mm², mm, kg, N, bar, m/s, °C …,
 * or in the unit itself if it cannot be converted. Open ends are 0 (-Infinity for temperatures) and Infinity.
 * Null: filters cannot compare it.
 */
export function getBounds(quantity: Quantity, unit: string | null): Bounds | null {
  switch (quantity.kind) {
    case 'number': {
      const value = inBase(quantity.amount, unit);
      return { minimum: value, maximum: value };
    }
    case 'range':
      return between(inBase(quantity.from, unit), inBase(quantity.to, unit));
    case 'limit': {
      const value = inBase(quantity.amount, unit);
      const below = quantity.sign === '<' || quantity.sign === '≤';
      return below
        ? between(lowest(quantity.amount, unit), value)
        : { minimum: value, maximum: Number.POSITIVE_INFINITY };
    }
    case 'list': {
      const all = quantity.entries.flatMap((entry) => (entry ? (getBounds(entry, unit) ?? []) : []));
      if (all.length === 0) return null;
      return {
        minimum: Math.min(...all.map(({ minimum }) => minimum)),
        maximum: Math.max(...all.map(({ maximum }) => maximum)),
      };
    }
    default:
      return null;
  }
}

/**
 * Reads the value that a visitor looks for, or a range that must be covered as a whole: `2.5 mm²`, `2,5`,
 * `AWG 14`, `12 in`, `0.13–6 mm²`. A number without a unit is in the attribute's unit. Null: it is not a
 * value, or has another dimension.
 */
export function readWantedBounds(text: string, attributeUnit: string | null): Bounds | null {
  const quantity = parseQuantity(text, attributeUnit);
  if (quantity.kind !== 'number' && quantity.kind !== 'range') return null;
  const wanted = getUnit(attributeUnit ?? '');
  const isOther = getAmounts(quantity).some(
    ({ unit }) =>
      unit !== undefined &&
      unit !== attributeUnit &&
      (!wanted || getUnit(unit)?.dimension !== wanted.dimension),
  );
  return isOther ? null : getBounds(quantity, attributeUnit);
}

/**
 * A value in the base unit, such as a bound of many products, as a quantity in the attribute's metric unit,
 * to six digits.
 */
export function quantityOfBase(value: number, attributeUnit: string | null): Quantity | null {
  if (!Number.isFinite(value)) return null;
  const unit = getUnit(attributeUnit ?? '');
  const exact = unit ? fromBase(fromNumber(value), unit) : fromNumber(value);
  const rounded = roundToDigits(exact, 5 - findOrder(exact));
  return { kind: 'number', amount: { exact: rounded, decimals: getDecimals(rounded) } };
}

function between(a: number, b: number): Bounds {
  return { minimum: Math.min(a, b), maximum: Math.max(a, b) };
}

function inBase(amount: Amount, unit: string | null): number {
  const own = getUnit(amount.unit ?? unit ?? '');
  return toNumber(own ? exactBase(amount, own) : amount.exact);
}

function exactBase(amount: Amount, own: Unit): Rational {
  if (amount.gauge) return areaOfGauge(Number(amount.exact.numerator));
  return own.symbol === 'kcmil' ? areaOfKcmil(amount.exact) : toBase(amount.exact, own);
}

function lowest(amount: Amount, unit: string | null): number {
  return getUnit(amount.unit ?? unit ?? '')?.dimension === 'temperature' ? Number.NEGATIVE_INFINITY : 0;
}
