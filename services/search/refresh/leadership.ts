import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

/** An advisory lock: "find" in ASCII, which nothing else locks. */
const lock = 0x66696e64;
const isOurLock = `l.locktype = 'advisory' AND l.granted AND l.objid = ${lock} AND l.classid = 0 AND l.objsubid = 1
  AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
const retryMs = 2000;

/**
 * How often the leader sends a heartbeat, how long it waits for the answer, and after which silence others end it.
 */
export type Tenure = { readonly beatMs: number; readonly patienceMs: number; readonly silenceMs: number };
const usualTenure: Tenure = { beatMs: 4_000, patienceMs: 8_000, silenceMs: 20_000 };

/**
 * One of all processes on a database maintains the index: it holds an advisory lock, which ends with its connection
 * however that ends, and then the next one takes over. The connection is not one of the pool's, which others wait
 * for. When the network is cut silently, PostgreSQL may keep a connection and its lock for hours. So the leader sends
 * heartbeats: without an answer it stops leading, and a process that finds the lock held by a connection that has
 * been silent for longer ends that connection.
 */
export function seekLeadership(
  pool: pg.Pool,
  log: Log,
  lead: (signal: AbortSignal) => Promise<void>,
  /** Starts only then. */
  ready: Promise<void> = Promise.resolve(),
  tenure: Tenure = usualTenure,
) {
  const closing = new AbortController();
  const isOver = () => closing.signal.aborted || pool.ending;
  const done = seek();

  async function seek(): Promise<void> {
    await Promise.race([ready, once(closing.signal, 'abort')]);
    while (!isOver()) {
      await leadOnce(pool, lead, closing.signal, tenure).catch((error) => {
        if (!isOver()) log.warn('The search index is not maintained', { error });
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

/** Leads if nobody else does, until the work is done, the signal aborts or the lock is lost. */
export async function leadOnce(
  pool: pg.Pool,
  lead: (signal: AbortSignal) => Promise<void>,
  closing?: AbortSignal,
  { beatMs, patienceMs, silenceMs }: Tenure = usualTenure,
): Promise<void> {
  const client = new pg.Client({
    ...pool.options,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  const lost = new AbortController();
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  let beat: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    if (!(await takesLock(client, silenceMs))) return;
    let isQuerying = false;
    beat = setInterval(() => {
      if (isQuerying) return;
      isQuerying = true;
      client.query('SELECT 1').then(
        () => {
          isQuerying = false;
        },
        () => lost.abort(),
      );
    }, beatMs);
    await lead(closing ? AbortSignal.any([closing, lost.signal]) : lost.signal);
  } finally {
    clearInterval(beat);
    // Releases the lock, too. A connection with an open query is cut.
    await client.end().catch(() => {});
  }
}

async function takesLock(client: pg.Client, silenceMs: number): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [lock]);
  if (rows[0]?.got) return true;
  // The next attempt finds the lock free.
  await client.query(
    `SELECT pg_terminate_backend(a.pid)
     FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
     WHERE ${isOurLock}
       AND a.state = 'idle' AND a.state_change < clock_timestamp() - $1 * interval '1 millisecond'`,
    [silenceMs],
  );
  return false;
}

const held = statement<{ isHeld: boolean }>(
  'search_is_maintained',
  `SELECT EXISTS (SELECT FROM pg_locks l WHERE ${isOurLock}) AS "isHeld"`,
);

/** Whether one of the processes on the database maintains the index. */
export async function isMaintained(connection: Connection): Promise<boolean> {
  return (await held(connection))[0]?.isHeld ?? false;
}
