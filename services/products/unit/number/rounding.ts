import type { Amount } from '../quantity.ts';
import { compare, findOrder, fromDecimal, type Rational, roundToDigits, zero } from './rational.ts';

/** The precision of a converted value, by the conventions of the trade. */
export type Rounding =
  /** Integers of a scale, without rounding. */
  | 'gauge'
  | 'whole'
  | 'tens'
  | 'one decimal'
  /** Two decimals, or three below 1 mm. */
  | 'small inches'
  /** To the nearest pound, with one decimal below 10 kg. */
  | 'pounds'
  /** The decimals of the source. */
  | 'as exact as the source'
  /** The significant digits of the source, at least two: a single one may be off by a third. */
  | 'digits'
  /**
   * Like `digits`, at least three: whole inches and pounds in a source are more precise than their digits
   * suggest.
   */
  | 'three digits';

/** Rounds a converted value; `source` is the value that it was converted from. */
export function rounded(value: Rational, rounding: Rounding, source: Amount): Amount {
  if (compare(value, zero) === 0) return { exact: zero, decimals: 0 };
  const decimals = getDecimals(rounding, value, source);
  const exact = roundToDigits(value, decimals);
  // A resolution of 0.001 mm must not become 0.000 in.
  if (compare(exact, zero) === 0) return toDigits(value, getDigits(source));
  return rounding === 'digits' || rounding === 'three digits'
    ? trimmed(exact, decimals)
    : { exact, decimals: Math.max(0, decimals) };
}

const one = fromDecimal('1');
const ten = fromDecimal('10');

function getDecimals(rounding: Rounding, value: Rational, source: Amount): number {
  switch (rounding) {
    case 'gauge':
    case 'whole':
      return 0;
    case 'tens':
      return -1;
    case 'one decimal':
      return 1;
    case 'small inches':
      return isBelow(source, one) ? 3 : 2;
    case 'pounds':
      return isBelow(source, ten) ? 1 : 0;
    case 'as exact as the source':
      return source.decimals;
    case 'digits':
      return Math.max(2, getDigits(source)) - 1 - findOrder(value);
    case 'three digits':
      return Math.max(3, getDigits(source)) - 1 - findOrder(value);
  }
}

/**
 * Significant digits as written: 3 for 0.100, 2 for 65, 5 for 65 000, since it is unknown which of its zeros
 * are significant.
 */
function getDigits({ exact, decimals }: Amount): number {
  return Math.max(1, findOrder(exact) + 1 + decimals);
}

function toDigits(value: Rational, digits: number): Amount {
  const decimals = digits - 1 - findOrder(value);
  return trimmed(roundToDigits(value, decimals), decimals);
}

/** Without trailing zeros: 6 m/s, not 6.00. */
function trimmed(exact: Rational, decimals: number): Amount {
  let needed = Math.max(0, decimals);
  while (needed > 0 && compare(roundToDigits(exact, needed - 1), exact) === 0) needed -= 1;
  return { exact, decimals: needed };
}

function isBelow({ exact }: Amount, limit: Rational): boolean {
  const size = exact.numerator < 0n ? { ...exact, numerator: -exact.numerator } : exact;
  return compare(size, limit) < 0;
}
