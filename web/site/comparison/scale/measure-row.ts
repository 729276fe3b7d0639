import { findRule, isDrawn, type Superlative } from './attribute-rules.ts';

/** A value as a range of numbers; an open end is null. */
export type Bounds = {
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly unit: string | null;
};

/** A position on the scale of a class, in per cent of its width. */
export type Bar = { readonly from: number; readonly to: number };

/** The machines of a row compared by number. */
export type MeasuredRow = {
  /** For each column; undefined: it has no bar. */
  readonly bars: readonly (Bar | undefined)[];
  /** The columns with the best value; all false where all are equal. */
  readonly best: readonly boolean[];
  readonly word: Superlative | undefined;
  /** The visitor's own value: its position, and which machines' ranges include it. */
  readonly yours: { readonly place: number; readonly within: readonly boolean[] } | undefined;
};

/**
 * Places the values of a row on the scale of the whole class. Single values are bars from zero; ranges are
 * bars from their minimum to their maximum.
 */
export function measureRow(
  attribute: string,
  columns: readonly (Bounds | undefined)[],
  family: Bounds | undefined,
  yours?: number,
): MeasuredRow {
  const rule = findRule(attribute);
  const scale = isDrawn(attribute) ? getScale(family, rule?.isLogarithmic === true) : undefined;
  const isSame = columns.every((one) => one?.minimum === family?.minimum && one?.maximum === family?.maximum);
  const bars = columns.map((one) => (scale && !isSame ? placeBar(one, family, scale) : undefined));
  return {
    bars,
    ...findBest(attribute, columns),
    yours:
      yours !== undefined && scale && bars.some(Boolean)
        ? { place: scale(yours), within: columns.map((one) => holds(one, yours)) }
        : undefined,
  };
}

type Scale = (value: number) => number;

/** Undefined: the values of the class are open-ended, negative or all equal. */
function getScale(family: Bounds | undefined, isLogarithmic: boolean): Scale | undefined {
  const { minimum, maximum } = family ?? {};
  if (minimum == null || maximum == null || minimum < 0 || maximum <= minimum) return undefined;
  const part =
    isLogarithmic && minimum > 0
      ? (value: number) => Math.log(Math.max(value, minimum) / minimum) / Math.log(maximum / minimum)
      : (value: number) => value / maximum;
  return (value) => Math.min(100, Math.max(0, 100 * part(value)));
}

function placeBar(one: Bounds | undefined, family: Bounds | undefined, scale: Scale): Bar | undefined {
  if (!one || one.unit !== family?.unit) return undefined;
  const isSingle = one.minimum === one.maximum;
  return {
    from: isSingle || one.minimum === null ? 0 : scale(one.minimum),
    to: one.maximum === null ? 100 : scale(one.maximum),
  };
}

function holds(one: Bounds | undefined, value: number): boolean {
  if (!one) return false;
  const from = one.minimum === one.maximum ? null : one.minimum;
  return value >= (from ?? Number.NEGATIVE_INFINITY) && value <= (one.maximum ?? Number.POSITIVE_INFINITY);
}

function findBest(
  attribute: string,
  columns: readonly (Bounds | undefined)[],
): Pick<MeasuredRow, 'best' | 'word'> {
  const rule = findRule(attribute);
  const known = columns.filter((one) => one !== undefined);
  const none = { best: columns.map(() => false), word: undefined };
  if (!rule || known.length < 2 || known.some(({ unit }) => unit !== known[0]?.unit)) return none;
  const beats = { span: spans, more: reachesFurther, less: staysBelow }[rule.judged];
  const best = columns.map((one) => one !== undefined && known.every((other) => beats(one, other)));
  const isTie = best.every((is, place) => is || columns[place] === undefined);
  return isTie || !best.includes(true) ? none : { best, word: rule.word };
}

const lowest = ({ minimum }: Bounds) => minimum ?? Number.NEGATIVE_INFINITY;
const highest = ({ maximum }: Bounds) => maximum ?? Number.POSITIVE_INFINITY;

const spans = (one: Bounds, other: Bounds) => lowest(one) <= lowest(other) && highest(one) >= highest(other);
const reachesFurther = (one: Bounds, other: Bounds) => highest(one) >= highest(other);
const staysBelow = (one: Bounds, other: Bounds) => highest(one) <= highest(other);
