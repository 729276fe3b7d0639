import type { Log } from './log.ts';

type Chore = { readonly name: string; readonly work: () => Promise<void> };

const dayMs = 24 * 60 * 60_000;

/**
 * Does what is to be done once a day, the first time as soon as the program is ready. One that fails is tried the next day.
 * @returns ends it: waits for the chore that is being done, and begins none
 */
export function startDailyChores(
  chores: readonly Chore[],
  ready: Promise<void>,
  log: Log,
): () => Promise<void> {
  let isStopped = false;
  const doAll = async () => {
    for (const { name, work } of chores) {
      if (isStopped) return;
      await work().catch((error: unknown) => log.error('A daily chore failed', { name, error }));
    }
  };
  let doing: Promise<void> = Promise.resolve();
  const begin = () => {
    doing = doAll();
  };
  const timer = setInterval(begin, dayMs).unref();
  void ready.then(begin);
  return () => {
    isStopped = true;
    clearInterval(timer);
    return doing;
  };
}
