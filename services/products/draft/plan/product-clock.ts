import type { Pool } from 'pg';
import { type DueWork, startDueWork } from '#services/foundation/due-work.ts';
import type { Log } from '#services/foundation/log.ts';
import { untilNextPlan } from './plans.ts';
import { publishDueProducts } from './publish-due.ts';

/** At the latest so often the clock looks at the database, in case that it heard of no change. */
const maxWaitMs = 60_000;
/** What another process is publishing, or a database that is away, is looked at again after so long. */
const retryMs = 500;

/** Carries out what is planned for products. Every process has a clock; the first that comes does it. Each change wakes it. */
export function startProductClock(pool: Pool, log: Log, ready: Promise<void>): DueWork {
  return startDueWork({
    async work() {
      const count = await publishDueProducts(pool);
      if (count > 0) log.info('Products are out or off that were planned for now', { products: count });
      const wait = await untilNextPlan(pool);
      if (wait === null) return maxWaitMs;
      return Math.min(maxWaitMs, wait > 0 ? Math.ceil(wait) : retryMs);
    },
    failed(error) {
      log.error('Planned products could not be looked for', { error });
      return retryMs;
    },
    ready,
  });
}
