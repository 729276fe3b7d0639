import type { Pool } from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { announceDue, untilNextRelease } from '../release/announce-due.ts';
import { untilNextPlan } from './plans.ts';
import { publishDue } from './publish-due.ts';

/** At the latest so often the clock looks at the database, in case that it heard of no change. */
const longestWaitMs = 60_000;
/** What another process is publishing, or a database that is away, is looked at again after so long. */
const retryMs = 500;

export type PublicationClock = {
  /** Something was published: the next moment may be another. */
  readonly changed: () => void;
  readonly close: () => Promise<void>;
};

/**
 * Publishes what is planned and announces what comes out, at its moment. Every process has a clock; the first that comes
 * does it.
 */
export function startPublicationClock(pool: Pool, log: Log, ready: Promise<void>): PublicationClock {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let isReady = false;
  let isClosed = false;

  const wake = () => {
    if (!isReady || isClosed) return;
    clearTimeout(timer);
    again = true;
    running ??= look().finally(() => {
      running = undefined;
    });
  };

  const look = async () => {
    let waitMs = longestWaitMs;
    while (again && !isClosed) {
      again = false;
      try {
        const count = (await publishDue(pool)) + (await announceDue(pool));
        if (count > 0) log.info('Pages are out that were planned for now', { pages: count });
        for (const next of [await untilNextPlan(pool), await untilNextRelease(pool)]) {
          if (next !== null) waitMs = Math.min(next > 0 ? Math.ceil(next) : retryMs, waitMs);
        }
      } catch (error) {
        if (isClosed) return;
        log.error('Planned pages could not be looked for', { error });
        waitMs = retryMs;
      }
    }
    if (!isClosed) timer = setTimeout(wake, waitMs).unref();
  };

  void ready.then(() => {
    isReady = true;
    wake();
  });
  return {
    changed: wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
