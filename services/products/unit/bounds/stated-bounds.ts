import { codeOfUnit } from '../../exchange/unit-codes.ts';
import { fromBase } from '../convert.ts';
import { fromNumber, toNumber } from '../number/rational.ts';
import type { Quantity } from '../quantity.ts';
import { getUnit } from '../units.ts';
import { getBounds } from './bounds.ts';

/** The numbers of a value, for programs. */
export type StatedBounds = {
  /** Null: open. */
  minimum: number | null;
  maximum: number | null;
  unit: string | null;
  /** The code of UN/ECE Recommendation 20. */
  unitCode: string | null;
};

/** The bounds of a value in its own unit, gauges in mm²; null: programs cannot compare it. */
export function statedBounds(quantity: Quantity, unit: string | null): StatedBounds | null {
  const bounds = getBounds(quantity, unit);
  if (!bounds) return null;
  const own = getUnit(unit ?? '');
  const isGauge = own?.dimension === 'area';
  const shown = isGauge ? 'mm²' : (own?.symbol ?? unit);
  const scale = own && !isGauge ? own : null;
  const inUnit = (value: number) => {
    if (!Number.isFinite(value)) return null;
    const exact = scale ? toNumber(fromBase(fromNumber(value), scale)) : value;
    return Number(exact.toPrecision(6));
  };
  return {
    minimum: inUnit(bounds.minimum),
    maximum: inUnit(bounds.maximum),
    unit: shown,
    unitCode: shown === null ? null : codeOfUnit(shown),
  };
}

/**
 * The sides of a body in the unit of its value; null: it is not a body, or its sides have different units.
 */
export function statedSides(quantity: Quantity): number[] | null {
  if (quantity.kind !== 'dimensions' || quantity.sides.some(({ unit }) => unit !== undefined)) return null;
  return quantity.sides.map(({ exact }) => toNumber(exact));
}
