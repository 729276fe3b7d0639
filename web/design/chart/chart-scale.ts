export type Scale = {
  /** Round values at equal intervals, from the lowest to the highest that the chart needs. */
  ticks: number[];
  /** The position of a value: 0 is the lowest tick, 1 the highest. */
  share: (value: number) => number;
};

/** A scale with about five ticks that includes all values, and zero if `fromZero`, as bars need. */
export function getScale(values: readonly number[], fromZero: boolean): Scale {
  const low = Math.min(...values, ...(fromZero ? [0] : []));
  const high = Math.max(...values, ...(fromZero ? [0] : []));
  const step = roundStep((high - low || Math.abs(high) || 1) / 4);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
  return { ticks, share: (value) => (value / step - first) / (last - first) };
}

/** Rounds up to 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(atLeast: number): number {
  const unit = 10 ** Math.floor(Math.log10(atLeast));
  return unit * ([1, 2, 2.5, 5].find((step) => step * unit >= atLeast) ?? 10);
}

/** Removes rounding errors of binary fractions: 0.30000000000000004. */
function clean(value: number): number {
  return Number(value.toPrecision(12));
}
