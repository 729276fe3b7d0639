type Pair = readonly [number, number];

export type Comparison = {
  readonly medians: Pair;
  readonly p95: Pair;
  /** The difference of the medians, as a share of the smaller one. */
  readonly difference: number;
  /**
   * The standard score of the rank-sum test (Mann–Whitney): beyond ±2, the difference is more than chance.
   */
  readonly z: number;
};

/** Compares two series of measured times. */
export function compareTimes(one: readonly number[], other: readonly number[]): Comparison {
  const medians: Pair = [quantile(one, 0.5), quantile(other, 0.5)];
  return {
    medians,
    p95: [quantile(one, 0.95), quantile(other, 0.95)],
    difference: Math.abs(medians[0] - medians[1]) / Math.min(...medians),
    z: rankSum(one, other),
  };
}

function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** By the normal approximation, which is valid for series of twenty or more. */
function rankSum(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((time) => ({ time, isOne: true })),
    ...other.map((time) => ({ time, isOne: false })),
  ];
  all.sort((a, b) => a.time - b.time);
  const sum = all.reduce((total, { isOne }, index) => (isOne ? total + index + 1 : total), 0);
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  return (sum - expected) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
