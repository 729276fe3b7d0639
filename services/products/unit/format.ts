import { gaugeName } from '#contracts/fit/wire.ts';
import { numberFormat, numberTag } from '#contracts/numbers.ts';
import { compare, toDecimal, zero } from './number/rational.ts';
import { type Amount, getAmounts, type ListEntry, type Quantity } from './quantity.ts';

/**
 * Formats a value for a language: its decimal separator, grouping from five digits on, ranges with a dash.
 * Gauges and texts are the same everywhere. German, which has two conventions, is grouped by a no-break space
 * (0077); the page replaces it by the separator of the reader's country. The unit of the whole value is not
 * included: see `unitShown`.
 */
export function formatQuantity(quantity: Quantity, language: string): string {
  const format = (amount: Amount) => formatAmount(amount, language);
  switch (quantity.kind) {
    case 'number':
    case 'range':
    case 'limit':
      return formatEntry(quantity, format);
    case 'tolerance': {
      const terms = quantity.terms.map(format).join(' + ');
      return quantity.terms.length > 1 ? `±(${terms})` : `±${terms}`;
    }
    case 'dimensions':
      return quantity.sides.map(format).join(' × ');
    case 'list':
      return quantity.entries
        .map((entry) => (entry ? formatEntry(entry, format) : '–'))
        .join(separator(quantity));
    case 'text':
      return quantity.text;
  }
}

/** The unit to show next to a formatted value; null: the value contains its units or has none. */
export function unitShown(quantity: Quantity, unit: string | null): string | null {
  if (quantity.kind === 'text') return unit;
  return getAmounts(quantity).some((amount) => amount.unit !== undefined) ? null : unit;
}

function formatEntry(entry: ListEntry, format: (amount: Amount) => string): string {
  if (entry.kind === 'number') return format(entry.amount);
  if (entry.kind === 'limit') return `${entry.sign}${noBreak}${format(entry.amount)}`;
  const { from, to } = entry;
  if (from.unit !== undefined && from.unit === to.unit) {
    return `${format({ ...from, unit: undefined })}${dash(from, to)}${format(to)}`;
  }
  return format(from) + (from.unit === undefined ? dash(from, to) : ' – ') + format(to);
}

/** A dash without spaces would look like the sign of the number after it. */
function dash(from: Amount, to: Amount): string {
  const negative = [from, to].some(({ exact, gauge }) => !gauge && compare(exact, zero) < 0);
  return negative ? ' – ' : '–';
}

function separator({ entries }: Extract<Quantity, { kind: 'list' }>): string {
  return entries.every((entry) => entry === null || entry.kind === 'number') ? '/' : ' / ';
}

const noBreak = '\u00a0';

function formatAmount({ exact, decimals, unit, gauge }: Amount, language: string): string {
  if (gauge) {
    const name = gaugeName(Number(exact.numerator));
    return unit ? `${name}${noBreak}${unit}` : name;
  }
  const digits = toDecimal(exact, decimals) as `${number}`;
  const formatted = numberFormat(numberTag({ language }), fraction(decimals))
    .format(digits)
    .replace('-', '\u2212');
  const number = language === 'de' ? formatted.replaceAll('.', noBreak) : formatted;
  return unit ? `${number}${noBreak}${unit}` : number;
}

function fraction(decimals: number): Intl.NumberFormatOptions {
  const digits = Math.min(decimals, 20);
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
}
