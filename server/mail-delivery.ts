import type { Mail } from '#services/mail/index.ts';
import { mailOrdered, type Support } from '#services/support/index.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';

type Parts = {
  readonly support: Pick<Support, 'deliverNext' | 'nextDue' | 'dropOld'>;
  readonly mail: Pick<Mail, 'send'>;
  readonly database: Pick<Database, 'listen'>;
  readonly log: Log;
  /** Nothing is sent before. */
  readonly ready: Promise<void>;
};

/** At the latest so often a process looks whether there is mail, in case that it heard of none. */
const longestWaitMs = 60_000;
/** So many mails are handed over at once. */
const lanes = 2;
const dayMs = 24 * 60 * 60_000;

/** Sends ordered mail as soon as it is due. Every process does; each mail is taken by one of them. */
export async function startMailDelivery({ support, mail, database, log, ready }: Parts) {
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
        const seconds = await support.nextDue();
        if (seconds !== null) waitMs = Math.min(Math.max(seconds * 1000, 1000), longestWaitMs);
      } catch (error) {
        log.error('Mail could not be looked for', { error });
      }
    }
    if (!isClosed) timer = setTimeout(wake, waitMs).unref();
  };

  const sendAllDue = async () => {
    while (!isClosed) {
      const outcome = await support.deliverNext(mail.send);
      if (outcome === 'idle') return;
      if (outcome === 'failed') log.warn('A mail was not taken and will be sent again later');
    }
  };

  await database.listen(mailOrdered, { notified: wake, missed: wake });
  const daily = setInterval(() => void support.dropOld().catch(forget), dayMs).unref();
  void ready.then(() => {
    if (isClosed) return;
    isReady = true;
    void support.dropOld().catch(forget);
    wake();
  });

  function forget(error: unknown) {
    log.error('Old enquiries could not be deleted', { error });
  }

  return {
    /** Waits for the mail that is being handed over; what is left is sent by another process or after the next start. */
    async close() {
      isClosed = true;
      clearTimeout(timer);
      clearInterval(daily);
      await running;
    },
  };
}
