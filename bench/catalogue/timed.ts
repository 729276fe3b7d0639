export type Timed = { readonly p50: number; readonly p99: number; readonly statements: number };

const warming = 20;
const measured = 300;

/**
 * Repeats a query, one call after the other; gives the percentiles of its duration in milliseconds, and the
 * statements that one call sends.
 */
export async function timed(run: () => Promise<unknown>, statements: () => number): Promise<Timed> {
  for (let round = 0; round < warming; round += 1) await run();
  const times: number[] = [];
  const before = statements();
  for (let round = 0; round < measured; round += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(measured - 1, Math.floor(measured * share))]!;
  return { p50: at(0.5), p99: at(0.99), statements: (statements() - before) / measured };
}
