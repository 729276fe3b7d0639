import { type Mail, mailOrdered, type Outbox, type Refusal } from '#services/mail/index.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';

type Parts = {
  /** Of every embedded back end that orders mail. */
  readonly outboxes: readonly Outbox[];
  readonly mail: Pick<Mail, 'send'>;
  readonly database: Pick<Database, 'listen' | 'pool'>;
  readonly log: Log;
  /** Nothing is sent before. */
  readonly ready: Promise<void>;
};

/** At the latest so often a process looks whether there is mail, in case that it heard of none. */
const longestWaitMs = 60_000;
/** So many mails are handed over at once. */
const lanes = 2;

/** Sends ordered mail as soon as it is due. Every process does; each mail is taken by one of them. */
export async function startMailDelivery({ outboxes, mail, database, log, ready }: Parts) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let isReady = false;
  let isClosed = false;

  const wake = () => {
    if (!isReady || isClosed) return;
    clearTimeout(timer);
    again = true;
    running ??= work().finally(() => {
      running = undefined;
    });
  };

  const work = async () => {
    let waitMs = longestWaitMs;
    while (again && !isClosed) {
      again = false;
      try {
        await Promise.all(Array.from({ length: lanes }, sendAllDue));
        const waits = await Promise.all(outboxes.map((outbox) => outbox.nextDue(database.pool)));
        for (const seconds of waits) {
          if (seconds !== null) waitMs = Math.min(Math.max(seconds * 1000, 1000), waitMs);
        }
      } catch (error) {
        log.error('Mail could not be looked for', { error });
      }
    }
    if (!isClosed) timer = setTimeout(wake, waitMs).unref();
  };

  const tellRefusal = (refusal: Refusal) =>
    log.warn('An address refuses mail for good; this mail is not sent again', { ...refusal });

  const sendAllDue = async () => {
    for (const outbox of outboxes) {
      let outcome: Awaited<ReturnType<Outbox['deliverNext']>> = 'sent';
      while (outcome !== 'idle' && !isClosed) {
        outcome = await outbox.deliverNext(database.pool, mail.send, tellRefusal);
        if (outcome === 'failed') log.warn('A mail was not taken and will be sent again later');
      }
    }
  };

  await database.listen(mailOrdered, { notified: wake, missed: wake });
  void ready.then(() => {
    if (isClosed) return;
    isReady = true;
    wake();
  });

  return {
    /** Waits for the mail that is being handed over; what is left is sent by another process or after the next start. */
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
