import {
  add,
  compare,
  divide,
  fromDecimal,
  getDecimals,
  multiply,
  negate,
  type Rational,
} from './number/rational.ts';
import { type Rounding, rounded } from './number/rounding.ts';
import { type Amount, getAmounts, mapAmounts, type Quantity } from './quantity.ts';
import { getUnit, type Unit, type UnitSystem } from './units.ts';
import { areaOfGauge, areaOfKcmil, gaugeOfArea } from './wire-gauge.ts';

export type Converted = { quantity: Quantity; unit: string | null };

/**
 * Converts a value to the other system, each amount by itself and rounded as the trade does. `measured` is
 * the quantity of the attribute, on which the precision of a length depends. Null: there is nothing to
 * convert, and the value holds in both systems.
 */
export function convertQuantity(
  quantity: Quantity,
  unit: string | null,
  to: UnitSystem,
  measured?: string,
): Converted | null {
  const amounts = getAmounts(quantity);
  const difference = quantity.kind === 'tolerance';
  const converted = new Map<Amount, Amount>();
  let changed = false;
  for (const amount of amounts) {
    const own = getUnit(amount.unit ?? unit ?? '');
    const other =
      own && own.system !== null && own.system !== to
        ? convertAmount(amount, own, difference, roundingRules(measured, quantity))
        : null;
    if (other) changed = true;
    converted.set(amount, other ?? { ...amount, unit: amount.unit ?? unit ?? undefined });
  }
  if (!changed) return null;
  return withCommonUnit(
    mapAmounts(quantity, (amount) => converted.get(amount) ?? amount),
    [...converted.values()],
  );
}

type Rules = { rounding?: Rounding; feet: boolean };

/** Attributes whose lengths are more or less precise than their unit suggests. */
function roundingRules(measured: string | undefined, quantity: Quantity): Rules {
  if (measured === 'long-length') return { rounding: 'one decimal', feet: true };
  if (measured === 'length' || measured === 'dimensions') return { rounding: 'one decimal', feet: false };
  if (quantity.kind === 'dimensions' && measured !== 'small-length')
    return { rounding: 'one decimal', feet: false };
  return { feet: false };
}

const tenMetres = fromDecimal('10000');
const one = fromDecimal('1');

function convertAmount(amount: Amount, own: Unit, difference: boolean, rules: Rules): Amount | null {
  if (own.dimension === 'area') return difference ? null : convertSection(amount, own);
  const target = getTarget(amount, own, rules);
  if (!target) return null;
  const { unit, rounding } = target;
  if (!difference) {
    return { ...rounded(fromBase(toBase(amount.exact, own), unit), rounding, amount), unit: unit.symbol };
  }
  const exact = divide(multiply(amount.exact, own.factor), unit.factor);
  // ±2 °C is ±3.6 °F: a Fahrenheit degree is little more than half as large, so one more decimal is needed.
  const finer = rounding === 'as exact as the source' ? 'one decimal' : rounding;
  return { ...rounded(exact, finer, amount), unit: unit.symbol };
}

function getTarget(amount: Amount, own: Unit, rules: Rules): { unit: Unit; rounding: Rounding } | null {
  const unit = getUnit(own.counterpart?.symbol ?? '');
  const rounding = own.counterpart?.rounding;
  if (!unit || !rounding) return null;
  if (own.symbol !== 'mm' || !rules.rounding) return { unit, rounding };
  const feet = getUnit('ft');
  if (rules.feet && feet && compare(amount.exact, tenMetres) >= 0)
    return { unit: feet, rounding: 'one decimal' };
  // Small lengths stay readable: 0.5 mm is 0.020 in, not 0.0 in.
  return { unit, rounding: compare(amount.exact, one) < 0 ? 'small inches' : rules.rounding };
}

function convertSection(amount: Amount, own: Unit): Amount | null {
  if (own.symbol === 'mm²') {
    const gauge = gaugeOfArea(amount.exact);
    return gauge && { ...gauge, unit: gauge.unit ?? 'AWG' };
  }
  const area = amount.gauge ? areaOfGauge(Number(amount.exact.numerator)) : areaOfKcmil(amount.exact);
  return { exact: area, decimals: getDecimals(area), unit: 'mm²' };
}

/** A value in the base unit of its dimension. */
export function toBase(value: Rational, unit: Unit): Rational {
  return add(multiply(value, unit.factor), unit.offset);
}

export function fromBase(value: Rational, unit: Unit): Rational {
  return divide(add(value, negate(unit.offset)), unit.factor);
}

/** A single unit for all amounts if they agree; otherwise each keeps its own. */
function withCommonUnit(quantity: Quantity, amounts: readonly Amount[]): Converted {
  const units = new Set(amounts.map(({ unit }) => unit));
  const [common] = units;
  const severalTerms = quantity.kind === 'tolerance' && quantity.terms.length > 1;
  if (units.size > 1 || severalTerms || common === undefined) return { quantity, unit: null };
  return { quantity: mapAmounts(quantity, ({ unit: _, ...amount }) => amount), unit: common };
}
