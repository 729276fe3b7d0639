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

/** The database is read at least this often, in case a notification was lost. */
const maxWaitMs = 60_000;
/** How soon a page that another process is publishing, or a database that does not answer, is tried again. */
const retryMs = 500;

/** How long sent mail is stored. */
const sentMailDays = 30;

/**
 * Runs what is due: publishes and announces planned pages, empties the bin and deletes replaced bytes, each at its
 * moment. Every process has such a timer; the first one does the work. Each publication wakes it, since the next
 * moment may have changed.
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
      if (count > 0) log.info('Planned pages were published', { pages: count });
      const [pages, { records, hashes }] = [await emptyBin(pool), await emptyRecordBin(pool)];
      await dropBytes([...hashes, ...(await takeReplacedBytes(pool))]);
      if (pages + records > 0) log.info('What was in the bin long enough was deleted', { pages, records });
      await outbox.dropSent(pool, sentMailDays);
      const waits = [await untilNextPlan(pool), await untilNextRelease(pool)].filter((wait) => wait !== null);
      return Math.min(maxWaitMs, ...waits.map((wait) => (wait > 0 ? Math.ceil(wait) : retryMs)));
    },
    failed(error) {
      log.error('Planned pages could not be found', { error });
      return retryMs;
    },
    ready,
  });
}
