import { startDueWork } from '#services/foundation/due-work.ts';
import { type Mail, mailOrdered, type Outbox, type Refusal } from '#services/mail/index.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { countMail } from '../observability/instruments.ts';

type Parts = {
  /** The outboxes of all embedded back ends that send mail. */
  readonly outboxes: readonly Outbox[];
  readonly mail: Pick<Mail, 'send'>;
  readonly database: Pick<Database, 'listen' | 'pool'>;
  readonly log: Log;
  /** No mail is sent before this resolves. */
  readonly ready: Promise<void>;
};

/** A process looks for mail at least this often, in case a notification was lost. */
const maxWaitMs = 60_000;
/** How many mails are handed over at once. */
const concurrency = 2;

/**
 * Sends queued mail as soon as it is due. Every process does so; each mail is taken by one of them. Closing
 * waits for the mail that is being delivered; the rest is sent by another process or after the next start.
 */
export async function startMailDelivery({ outboxes, mail, database, log, ready }: Parts) {
  const reportRefusal = (refusal: Refusal) =>
    log.warn('An address refuses mail for good; this mail is not sent again', { ...refusal });

  const sendAllDue = async (signal: AbortSignal) => {
    for (const outbox of outboxes) {
      let outcome: Awaited<ReturnType<Outbox['deliverNext']>> = 'sent';
      while (outcome !== 'idle' && !signal.aborted) {
        outcome = await outbox.deliverNext(database.pool, mail.send, reportRefusal);
        if (outcome !== 'idle') countMail(outcome);
        if (outcome === 'failed') log.warn('A mail was not accepted and will be sent again later');
      }
    }
  };

  const { wake, close } = startDueWork({
    async work(signal) {
      await Promise.all(Array.from({ length: concurrency }, () => sendAllDue(signal)));
      const waits = await Promise.all(outboxes.map((outbox) => outbox.nextDue(database.pool)));
      const dueMs = waits.filter((wait) => wait !== null).map((seconds) => Math.max(seconds * 1000, 1000));
      return Math.min(maxWaitMs, ...dueMs);
    },
    failed(error) {
      log.error('Waiting mail could not be found', { error });
      return maxWaitMs;
    },
    ready,
  });
  await database.listen(mailOrdered, { notified: wake, missed: wake });
  return { close };
}
