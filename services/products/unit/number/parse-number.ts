import { fromDecimal, type Rational } from './rational.ts';

export type WrittenNumber = { exact: Rational; decimals: number };

/**
 * One number in a value: groups of three separated by a space of any width or an apostrophe, a sign, a point
 * or a comma.
 */
export const numberPattern = String.raw`[+\-\u2212]?\d+(?:[ \u00a0\u2009\u202f'\u2019]\d{3}(?!\d))*(?:[.,]\d+)*`;

const grouping = /[ \u00a0\u2009\u202f'\u2019]/g;

/**
 * Reads a number as people and files write it. A comma separates groups if every part after it has three
 * digits (`65,000`), otherwise it is the decimal separator (`2,5`, `0,125`). Null: it is not a number.
 */
export function parseNumber(text: string): WrittenNumber | null {
  const plain = text
    .trim()
    .replace(/\u2212/g, '-')
    .replace(grouping, '');
  const digits = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(plain)
    ? plain.replace(/,/g, '')
    : plain.replace(',', '.');
  const match = /^([+-]?\d{1,30})(?:\.(\d{1,30}))?$/.exec(digits);
  return match ? { exact: fromDecimal(digits), decimals: match[2]?.length ?? 0 } : null;
}
