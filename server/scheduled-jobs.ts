import { startDueWork } from '#services/foundation/due-work.ts';
import type { Log } from './log.ts';

type Job = { readonly name: string; readonly work: () => Promise<void> };

const dayMs = 24 * 60 * 60_000;

/**
 * Runs daily jobs, the first time as soon as the program is ready. One that fails is tried the next day.
 * @returns ends it: waits for the running job, and starts no other
 */
export function startScheduledJobs(
  jobs: readonly Job[],
  ready: Promise<void>,
  log: Log,
): () => Promise<void> {
  const reportFailure = (name: string, error: unknown) =>
    log.error('A scheduled job failed', { name, error });
  const { close } = startDueWork({
    async work(signal) {
      for (const { name, work } of jobs) {
        if (signal.aborted) break;
        await work().catch((error: unknown) => reportFailure(name, error));
      }
      return dayMs;
    },
    failed(error) {
      reportFailure('all', error);
      return dayMs;
    },
    ready,
  });
  return close;
}
