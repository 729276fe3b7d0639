import type { Log } from './log.ts';

type Chore = { readonly name: string; readonly work: () => Promise<void> };

const dayMs = 24 * 60 * 60_000;

/** Does what is to be done once a day, the first time as soon as the program is ready. One that fails is tried the next day. */
export function startDailyChores(chores: readonly Chore[], ready: Promise<void>, log: Log): () => void {
  const doAll = async () => {
    for (const { name, work } of chores) {
      await work().catch((error: unknown) => log.error('A daily chore failed', { name, error }));
    }
  };
  const timer = setInterval(() => void doAll(), dayMs).unref();
  void ready.then(doAll);
  return () => clearInterval(timer);
}
