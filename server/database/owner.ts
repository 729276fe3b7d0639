import pg from 'pg';
import { SettingError } from '../settings/config.ts';

/** Held as long as its connection lives, so it ends with its process, however that ends. */
const ownerLock = 1;

/**
 * Makes this process the owner of a running embedded server, by an advisory lock.
 * @returns the connection that holds the lock
 * @throws {SettingError} when another process holds it; the driver's error when nobody answers
 */
export async function own(socketFolder: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: socketFolder,
    user: 'site',
    database: 'postgres',
    application_name: String(process.pid),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ got: boolean }>(`SELECT pg_try_advisory_lock(${ownerLock}) AS got`);
  if (rows[0]?.got) return client;

  const holder = await client.query<{ process: string }>(
    `SELECT application_name AS process FROM pg_stat_activity
     WHERE pid = (SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${ownerLock} AND granted)`,
  );
  await client.end();
  throw new SettingError(
    `DATA_DIR ${dataDir} is in use by process ${holder.rows[0]?.process ?? '(unknown)'}. ` +
      'Stop that one, or give this one another DATA_DIR (and PORT).',
  );
}
