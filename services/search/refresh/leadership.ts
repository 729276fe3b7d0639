import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#services/foundation/log.ts';

/** Any number that no other user of the database locks: "find" in ASCII. */
const lock = 0x66696e64;
const retryMs = 2000;

/**
 * Of all processes on a database one looks after the index: it holds an advisory lock, which ends with its connection
 * however it ends, and then the next one takes over. The connection is none of the pool's, which others wait for.
 */
export function seekLeadership(
  pool: pg.Pool,
  log: Log,
  lead: (signal: AbortSignal) => Promise<void>,
  /** Not before. */
  ready: Promise<void> = Promise.resolve(),
) {
  const closing = new AbortController();
  const isOver = () => closing.signal.aborted || pool.ending;
  const done = seek();

  async function seek(): Promise<void> {
    await Promise.race([ready, once(closing.signal, 'abort')]);
    while (!isOver()) {
      await leadOnce(pool, lead, closing.signal).catch((error) => {
        if (!isOver()) log.warn('The search index is not looked after', { error });
      });
      await wait(retryMs, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  }

  return {
    async close() {
      closing.abort();
      await done;
    },
  };
}

/** Leads where nobody else does, until the work is done, the signal ends or the lock is lost. */
export async function leadOnce(
  pool: pg.Pool,
  lead: (signal: AbortSignal) => Promise<void>,
  closing?: AbortSignal,
): Promise<void> {
  const client = new pg.Client(pool.options);
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  try {
    await client.connect();
    if (await gotLock(client)) await lead(closing ? AbortSignal.any([closing, lost.signal]) : lost.signal);
  } finally {
    // Ends the lock, too.
    await client.end().catch(() => {});
  }
}

async function gotLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [lock]);
  return rows[0]?.got ?? false;
}
