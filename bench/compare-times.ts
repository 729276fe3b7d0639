type Pair = readonly [number, number];

export type Comparison = {
  readonly medians: Pair;
  readonly p95: Pair;
  /** Of the medians, as a share of the smaller one. */
  readonly difference: number;
  /** Of the rank sum test (Mann and Whitney): beyond ±2 the two differ by more than chance. */
  readonly z: number;
};

/** How two series of measured times differ. */
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

/** By the normal approximation, which holds for series of twenty and more. */
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
