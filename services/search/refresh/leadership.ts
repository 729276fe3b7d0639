import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Log } from '#services/foundation/log.ts';

/** Any number that no other user of the database locks: "find" in ASCII. */
const lock = 0x66696e64;
const retryMs = 2000;

/**
 * Of all processes on a database one looks after the index: it holds an advisory lock, which ends with its connection
 * however it ends, and then the next one takes over.
 */
export function seekLeadership(pool: Pool, log: Log, lead: (signal: AbortSignal) => Promise<void>) {
  const closing = new AbortController();
  const done = seek();

  async function seek(): Promise<void> {
    while (!closing.signal.aborted) {
      await holdingLock().catch((error) => {
        if (!closing.signal.aborted) log.warn('The search index is not looked after', { error });
      });
      await wait(retryMs, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  }

  async function holdingLock(): Promise<void> {
    const connection = await pool.connect();
    const lost = new AbortController();
    const lose = () => lost.abort();
    connection.on('error', lose);
    try {
      if (await gotLock(connection)) await lead(AbortSignal.any([closing.signal, lost.signal]));
    } finally {
      connection.off('error', lose);
      // Ends the lock, too.
      connection.release(true);
    }
  }

  return {
    async close() {
      closing.abort();
      await done;
    },
  };
}

async function gotLock(connection: PoolClient): Promise<boolean> {
  const { rows } = await connection.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [lock]);
  return rows[0]?.got ?? false;
}
