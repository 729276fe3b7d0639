import type { Pool } from 'pg';
import { type DueWork, startDueWork } from '#services/foundation/due-work.ts';
import type { Log } from '#services/foundation/log.ts';
import { emptyBin } from '../../bin/empty-bin.ts';
import { type DropBytes, takeReplacedBytes } from '../../file/unnamed-bytes.ts';
import { outbox } from '../../outbox/outbox.ts';
import { emptyRecordBin } from '../../record/record-bin.ts';
import { announceDue, untilNextRelease } from '../../release/announce-due.ts';
import { untilNextPlan } from './plans.ts';
import { publishDue } from './publish-due.ts';

/** At the latest so often the clock looks at the database, in case that it heard of no change. */
const maxWaitMs = 60_000;
/** What another process is publishing, or a database that is away, is looked at again after so long. */
const retryMs = 500;

/** How long sent messages can be seen. */
const sentMailDays = 30;

/**
 * Publishes what is planned, announces what comes out, empties the bin and drops replaced bytes, each at its moment. Every
 * process has a clock; the first that comes does it. Each publication wakes it: the next moment may have changed.
 */
export function startPublicationClock(
  pool: Pool,
  log: Log,
  ready: Promise<void>,
  dropBytes: DropBytes,
): DueWork {
  return startDueWork({
    async work() {
      const count = (await publishDue(pool)) + (await announceDue(pool));
      if (count > 0) log.info('Pages are out that were planned for now', { pages: count });
      const [pages, { records, hashes }] = [await emptyBin(pool), await emptyRecordBin(pool)];
      await dropBytes([...hashes, ...(await takeReplacedBytes(pool))]);
      if (pages + records > 0) log.info('What was long enough in the bin is gone', { pages, records });
      await outbox.dropSent(pool, sentMailDays);
      const waits = [await untilNextPlan(pool), await untilNextRelease(pool)].filter((wait) => wait !== null);
      return Math.min(maxWaitMs, ...waits.map((wait) => (wait > 0 ? Math.ceil(wait) : retryMs)));
    },
    failed(error) {
      log.error('Planned pages could not be looked for', { error });
      return retryMs;
    },
    ready,
  });
}
