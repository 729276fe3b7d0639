import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Config } from '../settings/config.ts';
import { SettingError } from '../settings/config.ts';
import { prepareDataDir } from './data-dir.ts';
import { startEmbedded } from './embedded.ts';
import { createListener, type Listen } from './listener.ts';

export type Database = {
  /** For code that opens a connection of its own, such as a further process of this program. */
  readonly connectionString: string;
  /** For everything but the back ends: mail, health checks, the sample data. */
  readonly pool: pg.Pool;
  /** A pool for one back end: if all of its statements hang, the others still have connections. */
  readonly openPool: (backEnd: string) => pg.Pool;
  /** Every pool that was opened, by its name. */
  readonly pools: () => Iterable<[string, pg.Pool]>;
  /** Notifications of PostgreSQL's NOTIFY, on an own connection. */
  readonly listen: Listen;
  readonly close: () => Promise<void>;
};

/** PostgreSQL 15 is the oldest that our migrations and queries run on. */
const oldestVersion = 15;
const reachMs = 10_000;
const closeMs = 5_000;

/**
 * Connections of each pool. Five back ends, the listener, the leader of the search and the shared pool make 31 in one
 * process; PostgreSQL's default limit is 100. Several processes get by with fewer each, but never with one: whoever
 * holds a transaction may need a second connection.
 */
function connectionsEach(processes: number): number {
  return Math.max(2, Math.min(5, Math.floor((90 / processes - 6) / 5)));
}

/** PostgreSQL ends a statement at its time limit; a connection still silent this much later is dead. */
const deadLineMs = 2_000;

/**
 * Opens the database: the one at DATABASE_URL, or the embedded PostgreSQL below DATA_DIR, which is started here and
 * stopped by `close`. Statements have a time limit, except those that load whole catalogues (`isUnhurried`).
 * @throws {SettingError} when DATABASE_URL cannot be reached, or DATA_DIR cannot be used
 */
export async function openDatabase(
  config: Config,
  log: Log,
  { isUnhurried = false }: { isUnhurried?: boolean } = {},
): Promise<Database> {
  await prepareDataDir(config.dataDir, log);
  const embedded = config.databaseUrl ? undefined : await startEmbedded(config.dataDir, log);
  const connectionString = config.databaseUrl ?? embedded?.connectionString ?? '';
  if (config.databaseUrl) await reach(config.databaseUrl, log);

  const { connections, statementSeconds, lockSeconds, connectSeconds } = config.databaseLimits;
  const options: pg.PoolConfig = {
    connectionString,
    max: connections ?? connectionsEach(config.processes),
    connectionTimeoutMillis: connectSeconds * 1000,
    ...(!isUnhurried && { query_timeout: statementSeconds * 1000 + deadLineMs }),
  };
  const limits = isUnhurried
    ? ''
    : `SET statement_timeout = '${statementSeconds}s'; SET lock_timeout = '${lockSeconds}s'`;
  const pools = new Map<string, pg.Pool>();
  const openPool = (name: string) => {
    const known = pools.get(name);
    if (known) return known;
    const pool = createPool(options, limits, log);
    pools.set(name, pool);
    return pool;
  };
  const listener = createListener(connectionString, log);
  return {
    connectionString,
    pool: openPool('beside'),
    openPool,
    pools: () => pools.entries(),
    listen: listener.listen,
    async close() {
      await listener.close();
      // A query that hangs must not delay the exit: after this time its connection is cut.
      const ended = Promise.all([...pools.values()].map((pool) => pool.end()));
      await Promise.race([ended, wait(closeMs, undefined, { ref: false })]);
      await embedded?.stop();
    },
  };
}

function createPool(options: pg.PoolConfig, limits: string, log: Log) {
  const pool = new pg.Pool({
    ...options,
    keepAlive: true,
    onConnect: async (client) => {
      // Compiling a plan (JIT) takes longer than any of our queries; PostgreSQL enables it by default.
      await client.query(`SET TIME ZONE 'UTC'; SET jit = off; ${limits}`);
    },
  });
  // Without a listener, an idle connection that breaks would end the process; the pool replaces it.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn('A database connection broke', { error });
  });
  // The same for one that breaks in the middle of a transaction: the caller that waits for its result gets the error anyway.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Waits for a server that is just starting; every other refusal is final. */
async function reach(databaseUrl: string, log: Log): Promise<void> {
  const where = databaseName(databaseUrl);
  const giveUpAt = Date.now() + reachMs;
  for (let isReported = false; ; isReported = true) {
    const answer = await serverVersion(databaseUrl);
    if (typeof answer === 'number') {
      if (answer >= oldestVersion) return;
      throw new SettingError(
        `DATABASE_URL leads to PostgreSQL ${answer}; ${oldestVersion} or newer is needed.`,
      );
    }
    if (!comesLater(answer) || Date.now() > giveUpAt) {
      throw new SettingError(
        `DATABASE_URL: PostgreSQL at ${where} cannot be used (${reason(answer)}). ` +
          'Start it, correct the address, or unset DATABASE_URL to use the embedded one.',
      );
    }
    if (!isReported) log.info('Waiting for PostgreSQL', { where, reason: reason(answer) });
    await wait(500);
  }
}

async function serverVersion(connectionString: string): Promise<number | NodeJS.ErrnoException> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    return Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    await client.end().catch(() => {});
  }
}

/** 57P03: the server is starting up; the others: nobody listens yet, or not under that name yet. */
function comesLater(error: NodeJS.ErrnoException): boolean {
  return ['57P03', 'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT'].includes(
    error.code ?? '',
  );
}

/** Node reports a refused `localhost` as an AggregateError with an empty message. */
function reason(error: NodeJS.ErrnoException): string {
  return error.message.split('\n')[0] || error.code || error.name;
}

/** The address without user and password. */
function databaseName(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  return `${url.searchParams.get('host') ?? url.host}${url.pathname}`;
}
