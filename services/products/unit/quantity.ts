import type { Rational } from './number/rational.ts';

/** A value of technical data, in the forms in which the trade writes it. */
export type Quantity =
  | { kind: 'number'; amount: Amount }
  /** From the smaller to the larger end; gauges from the thin wire (large number) to the thick one. */
  | { kind: 'range'; from: Amount; to: Amount }
  /** Open at one end: `< 76`, `≤ 5`, `> 1`, `≥ 2`. */
  | { kind: 'limit'; sign: LimitSign; amount: Amount }
  /** `±0.3`, `±(0.2 % + 1 mm)`. */
  | { kind: 'tolerance'; terms: readonly Amount[] }
  /** `40/30`, `0.1/–`: an entry for each side, stage or method; null: that one has no value. */
  | { kind: 'list'; entries: readonly (ListEntry | null)[] }
  /** `2650 × 1250 × 1850`. */
  | { kind: 'dimensions'; sides: readonly Amount[] }
  /** Words, which hold in both systems. */
  | { kind: 'text'; text: string };

export type LimitSign = '<' | '≤' | '>' | '≥';

export type ListEntry = Extract<Quantity, { kind: 'number' | 'range' | 'limit' }>;

export type Amount = {
  readonly exact: Rational;
  /** The number of decimals as written, which shows the precision of the source. */
  readonly decimals: number;
  /** Only if it differs from the unit of the whole value. */
  readonly unit?: string;
  /** A number of the American wire gauge: 1/0, 2/0 … are stored as 0, -1 … */
  readonly gauge?: true;
};

/** The amounts of a value, in the order written. */
export function getAmounts(quantity: Quantity | null): readonly Amount[] {
  switch (quantity?.kind) {
    case 'number':
    case 'limit':
      return [quantity.amount];
    case 'range':
      return [quantity.from, quantity.to];
    case 'tolerance':
      return quantity.terms;
    case 'dimensions':
      return quantity.sides;
    case 'list':
      return quantity.entries.flatMap((entry) => getAmounts(entry));
    default:
      return [];
  }
}

/** The same form with other amounts. */
export function mapAmounts(quantity: Quantity, map: (amount: Amount) => Amount): Quantity {
  switch (quantity.kind) {
    case 'number':
    case 'limit':
      return { ...quantity, amount: map(quantity.amount) };
    case 'range':
      return { ...quantity, from: map(quantity.from), to: map(quantity.to) };
    case 'tolerance':
      return { ...quantity, terms: quantity.terms.map(map) };
    case 'dimensions':
      return { ...quantity, sides: quantity.sides.map(map) };
    case 'list':
      return {
        ...quantity,
        entries: quantity.entries.map((entry) => entry && (mapAmounts(entry, map) as ListEntry)),
      };
    case 'text':
      return quantity;
  }
}
