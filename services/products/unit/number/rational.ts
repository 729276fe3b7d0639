/** A fraction in lowest terms with a positive denominator: conversion loses no precision. */
export type Rational = { readonly numerator: bigint; readonly denominator: bigint };

/** @throws {RangeError} when the denominator is zero */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 0n) throw new RangeError('A fraction needs a denominator other than zero');
  const sign = denominator < 0n ? -1n : 1n;
  const divisor = greatestCommonDivisor(magnitude(numerator), magnitude(denominator)) * sign;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export const zero = rational(0n);

/**
 * Reads a plain decimal such as `-0.0254` or `1e-7`.
 * @throws {SyntaxError} when the text is not a decimal
 */
export function fromDecimal(text: string): Rational {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i.exec(text);
  if (!match) throw new SyntaxError(`"${text}" is not a decimal number`);
  const [, sign, whole, fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  const places = fraction.length - Number(exponent);
  return places >= 0 ? rational(digits, 10n ** BigInt(places)) : rational(digits * 10n ** BigInt(-places));
}

export function add(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** @throws {RangeError} when divided by zero */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** Negative, zero or positive, as a comparator of `sort`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounds to a number of decimals, halves away from zero, as printed tables do; -1 rounds to tens. */
export function roundToDigits(a: Rational, decimals: number): Rational {
  const scale = decimals >= 0 ? rational(10n ** BigInt(decimals)) : rational(1n, 10n ** BigInt(-decimals));
  const { numerator, denominator } = multiply(a, scale);
  const half = (2n * magnitude(numerator) + denominator) / (2n * denominator);
  return divide(rational(numerator < 0n ? -half : half), scale);
}

/** The power of ten of the first digit: 0 for 4.2, 3 for 6500, -2 for 0.05; 0 for zero. */
export function findOrder(a: Rational): number {
  const size = magnitude(a.numerator);
  if (size === 0n) return 0;
  let order = size.toString().length - a.denominator.toString().length;
  if (compare({ numerator: size, denominator: a.denominator }, powerOfTen(order)) < 0) order -= 1;
  return order;
}

/** The decimal notation with this many decimals, rounded: `2.50`. */
export function toDecimal(a: Rational, decimals: number): string {
  const places = Math.max(0, decimals);
  const { numerator, denominator } = roundToDigits(a, decimals);
  const digits = ((magnitude(numerator) * 10n ** BigInt(places)) / denominator)
    .toString()
    .padStart(places + 1, '0');
  const point = digits.length - places;
  const text = places === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return numerator < 0n ? `-${text}` : text;
}

/** The number of decimals that represent it exactly; at most 20. */
export function getDecimals({ denominator }: Rational): number {
  let decimals = 0;
  for (let scale = 1n; scale % denominator !== 0n && decimals < 20; scale *= 10n) decimals += 1;
  return decimals;
}

/** The nearest double. */
export function toNumber(a: Rational): number {
  // 17 digits determine a double; further ones cannot change it.
  return Number(toDecimal(a, 20 - findOrder(a)));
}

/** The fraction for the shortest decimal notation of a double. */
export function fromNumber(value: number): Rational {
  return fromDecimal(String(value));
}

function powerOfTen(order: number): Rational {
  return order >= 0 ? rational(10n ** BigInt(order)) : rational(1n, 10n ** BigInt(-order));
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
