import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import type { Pool, PoolClient } from 'pg';

/**
 * The channel on which a process that waits for an upload asks the holder of its lock to release it: the holder's
 * connection may be dead.
 */
const channel = 'support_upload_wanted';
/** The advisory locks of uploads: "uplo" in ASCII, which nothing else locks. */
const family = 0x75_70_6c_6f;
const patienceMs = 30_000;
const againMs = 50;

type Line = { readonly client: PoolClient; isOpen: boolean };

/**
 * Of all processes on a database, one at a time writes to an upload. A process holds its locks on one connection,
 * which it takes from the pool while it needs any: when the process ends, so do they.
 */
export function createUploadLocks(pool: Pick<Pool, 'connect'>): Locker {
  const held = new Map<string, () => void>();
  let line: Promise<Line> | undefined;
  let users = 0;

  async function openLine(): Promise<Line> {
    const client = await pool.connect();
    const opened: Line = { client, isOpen: true };
    const lost = () => {
      if (!opened.isOpen) return;
      opened.isOpen = false;
      line = undefined;
      // The connection is lost: another process may hold these locks now.
      for (const letGo of held.values()) letGo();
    };
    const onRequest = ({ payload }: { payload?: string | undefined }) => held.get(payload ?? '')?.();
    client.once('end', lost).once('error', lost).on('notification', onRequest);
    try {
      await client.query(`LISTEN ${channel}`);
    } catch (error) {
      opened.isOpen = false;
      client.release(true);
      throw error;
    }
    return opened;
  }

  function getLine(): Promise<Line> {
    line ??= openLine().catch((error) => {
      line = undefined;
      throw error;
    });
    return line;
  }

  /** The last user of the connection returns it to the pool. */
  async function leave(): Promise<void> {
    users -= 1;
    if (users > 0 || !line) return;
    const last = line;
    line = undefined;
    const opened = await last.catch(() => undefined);
    if (!opened) return;
    opened.isOpen = false;
    opened.client.release(true);
  }

  async function take(id: string, stop: AbortSignal, letGo: () => void): Promise<void> {
    const until = Date.now() + patienceMs;
    for (;;) {
      if (stop.aborted || Date.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT;
      const holder = held.get(id);
      if (holder) holder();
      else {
        // The same connection would get the same lock twice: within the process this counts.
        held.set(id, letGo);
        const isMine = await tryLock(id).catch((error) => {
          held.delete(id);
          throw error;
        });
        if (isMine) return;
        held.delete(id);
      }
      await wait(againMs);
    }
  }

  async function tryLock(id: string): Promise<boolean> {
    const { client } = await getLine();
    const { rows } = await client.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_lock(${family}, hashtext($1)) AS taken`,
      [id],
    );
    if (rows[0]?.taken) return true;
    await client.query('SELECT pg_notify($1, $2)', [channel, id]);
    return false;
  }

  return {
    newLock(id): Lock {
      return {
        async lock(stop, letGo) {
          users += 1;
          try {
            await take(id, stop, letGo);
          } catch (error) {
            await leave();
            throw error;
          }
        },
        async unlock() {
          held.delete(id);
          const opened = await line;
          if (opened?.isOpen)
            await opened.client
              .query(`SELECT pg_advisory_unlock(${family}, hashtext($1))`, [id])
              // A connection that is gone holds nothing.
              .catch(() => {});
          await leave();
        },
      };
    },
  };
}
