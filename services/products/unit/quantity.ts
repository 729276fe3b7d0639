import type { Rational } from './number/rational.ts';

/** A value of technical data, in the shapes in which the trade writes it. */
export type Quantity =
  | { kind: 'number'; amount: Amount }
  /** From the smaller to the larger; gauges run from the thin wire (big number) to the thick one. */
  | { kind: 'range'; from: Amount; to: Amount }
  /** Open to one side: `< 76`, `≤ 5`, `> 1`, `≥ 2`. */
  | { kind: 'limit'; sign: LimitSign; amount: Amount }
  /** `±0.3`, `±(0.2 % + 1 mm)`. */
  | { kind: 'tolerance'; terms: readonly Amount[] }
  /** `40/30`, `0.1/–`: one entry for each side, stage or method; null where there is none. */
  | { kind: 'list'; entries: readonly (ListEntry | null)[] }
  /** `2650 × 1250 × 1850`. */
  | { kind: 'dimensions'; sides: readonly Amount[] }
  /** Words; they hold in both systems. */
  | { kind: 'text'; text: string };

export type LimitSign = '<' | '≤' | '>' | '≥';

export type ListEntry = Extract<Quantity, { kind: 'number' | 'range' | 'limit' }>;

export type Amount = {
  readonly exact: Rational;
  /** Digits behind the point, as written: they say how exact the source is. */
  readonly decimals: number;
  /** Only where it is not the unit of the whole value. */
  readonly unit?: string;
  /** The number of an American wire gauge: written 1/0, 2/0 … from zero down. */
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

/** The same shape with other amounts. */
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
