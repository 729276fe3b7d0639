import { areaOfGauge } from '#contracts/fit/wire.ts';

const millimetres: ReadonlyMap<string, number> = new Map([
  ['mm', 1],
  ['cm', 10],
  ['dm', 100],
  ['m', 1000],
  ['in', 25.4],
  ['inch', 25.4],
  ['"', 25.4],
  ['ft', 304.8],
  ["'", 304.8],
]);

const largest = 1e8;

/**
 * Parses a plain number, one with a decimal comma, or with separated thousands: `1.234,5`, `1 234.5`.
 * Undefined: not a number, or too large.
 */
export function readNumber(text: string): number | undefined {
  let digits = text.trim().replace(/[\s\u00a0\u202f’']/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(digits)) return undefined;
  const decimal = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (decimal >= 0) {
    const mark = digits[decimal] ?? '';
    const marks = digits.split(mark).length - 1;
    // A mark that occurs several times separates thousands; otherwise the last mark is the decimal one.
    const whole = digits.slice(0, decimal).replace(/[.,]/g, '');
    digits = marks > 1 ? digits.replace(/[.,]/g, '') : `${whole}.${digits.slice(decimal + 1)}`;
  }
  const value = Number(digits);
  return Number.isFinite(value) && value <= largest ? value : undefined;
}

/** Parses a length with or without its unit, in mm. */
export function readLength(text: string, usual: string): number | undefined {
  const [, digits = '', unit = ''] = /^\s*([\d.,\s\u00a0\u202f’]+)\s*([a-z"']*)\s*$/i.exec(text) ?? [];
  const value = readNumber(digits);
  const factor = millimetres.get((unit || usual).toLowerCase());
  return value && factor ? value * factor : undefined;
}

/**
 * Parses a cross-section in mm²: `0,35`, `0.35 mm²`, `22 AWG`, `AWG 1/0`, `22/7`. `usual`: the unit of a bare
 * number.
 */
export function readArea(text: string, usual: 'mm2' | 'awg'): number | undefined {
  const plain = text.trim().toLowerCase();
  const isGauge = /awg|ga\b/.test(plain) || (usual === 'awg' && !/mm/.test(plain));
  if (isGauge) {
    const [, size = '', aught] = /(\d+)(\/0)?/.exec(plain) ?? [];
    if (size === '') return undefined;
    const gauge = aught ? 1 - Number(size) : Number(size);
    return gauge >= -3 && gauge <= 44 ? areaOfGauge(gauge) : undefined;
  }
  const value = readNumber(plain.replace(/\s*(?:mm\s*(?:2|²|\^2)|qmm|mm)\s*$/, ''));
  return value && value <= 1000 ? value : undefined;
}
