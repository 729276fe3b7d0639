import type { Pool } from 'pg';
import { type DueWork, startDueWork } from '#services/foundation/due-work.ts';
import type { Log } from '#services/foundation/log.ts';
import { untilNextPlan } from './plans.ts';
import { publishDueProducts } from './publish-due.ts';

/** The longest interval between two looks at the database, in case a notification was lost. */
const maxWaitMs = 60_000;
/**
 * How soon to look again for plans that another process is carrying out, or at a database that is not
 * reachable.
 */
const retryMs = 500;

/**
 * Carries out the plans of products. Every process has a clock; the first one to take a plan carries it out.
 * Each change of a plan wakes the clocks.
 */
export function startProductClock(pool: Pool, log: Log, ready: Promise<void>): DueWork {
  return startDueWork({
    async work() {
      const count = await publishDueProducts(pool);
      if (count > 0) log.info('Planned products were published or withdrawn', { products: count });
      const wait = await untilNextPlan(pool);
      if (wait === null) return maxWaitMs;
      return Math.min(maxWaitMs, wait > 0 ? Math.ceil(wait) : retryMs);
    },
    failed(error) {
      log.error('Planned products could not be found', { error });
      return retryMs;
    },
    ready,
  });
}
