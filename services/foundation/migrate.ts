import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg, { type Pool } from 'pg';

/** The database is older than the program, which is configured not to change its tables. */
export class MigrationsPending extends Error {
  override name = 'MigrationsPending';
}

const lockRetryMs = 100;

let mayMigrate = true;

/** From now on this process only checks: its database role has no right to change tables (MIGRATE=no). */
export function onlyCheckMigrations(): void {
  mayMigrate = false;
}

/**
 * Brings a service's PostgreSQL schema to the newest of its migrations in `folder` (written by drizzle-kit).
 * All of them run in one transaction, behind a lock: processes that start together migrate once, and one that is
 * killed on the way leaves the old state. What was applied is noted in `migrations.{service}`. Where nothing is to be done it
 * only reads. A migration that creates an index CONCURRENTLY, beside writers, can be in no transaction: it is one statement
 * that may run twice (IF NOT EXISTS), after all before it are stored.
 * @param upTo those that an older version knew, for data that it left; usually all
 * @throws {MigrationsPending} where this process may only check
 */
export async function migrate(
  pool: Pool,
  folder: string,
  service: string,
  upTo?: ReadonlySet<string>,
): Promise<void> {
  if (!/^[a-z_]+$/.test(service)) throw new Error(`Not a name of a service: ${service}`);
  const all = readMigrationFiles({ migrationsFolder: folder });
  const migrations = upTo ? all.filter(({ hash }) => upTo.has(hash)) : all;
  if ((await findPending(pool, migrations, service)).length === 0) return;
  if (!mayMigrate)
    throw new MigrationsPending(
      `The tables of ${service} are older than this version. Run npm run migrate, or unset MIGRATE.`,
    );
  // Its own connection: those of the pool have time limits, and a large table takes its time.
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("SET TIME ZONE 'UTC'");
    await applyPending(client, migrations, service);
  } finally {
    // A transaction that is open goes with it.
    await client.end();
  }
}

async function applyPending(
  client: pg.Client,
  migrations: readonly MigrationMeta[],
  service: string,
): Promise<void> {
  while (!(await takesLock(client))) await wait(lockRetryMs);
  await client.query('BEGIN');
  await client.query('CREATE SCHEMA IF NOT EXISTS migrations');
  await client.query(
    `CREATE TABLE IF NOT EXISTS migrations.${service} (hash text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  for (const migration of await findPending(client, migrations, service)) {
    const isApart = migration.sql.some((part) => /\bCONCURRENTLY\b/i.test(part));
    if (isApart) await client.query('COMMIT');
    for (const part of migration.sql) await client.query(part);
    if (isApart) await client.query('BEGIN');
    await client.query(`INSERT INTO migrations.${service} (hash) VALUES ($1)`, [migration.hash]);
  }
  await client.query('COMMIT');
}

/**
 * Of the session, since what is made beside writers outlasts a transaction. A process that waited for the lock inside
 * PostgreSQL would hold a view of the data, for whose end CREATE INDEX CONCURRENTLY waits.
 */
async function takesLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ got: boolean }>(
    "SELECT pg_try_advisory_lock(hashtext('migrations')) AS got",
  );
  return rows[0]?.got ?? false;
}

async function findPending(
  connection: Pool | pg.Client,
  migrations: readonly MigrationMeta[],
  service: string,
): Promise<MigrationMeta[]> {
  const table = `migrations.${service}`;
  const { rows: known } = await connection.query<{ exists: boolean }>(
    'SELECT to_regclass($1) IS NOT NULL AS exists',
    [table],
  );
  if (!known[0]?.exists) return [...migrations];
  const { rows } = await connection.query<{ hash: string }>(`SELECT hash FROM ${table}`);
  const applied = new Set(rows.map((row) => row.hash));
  return migrations.filter(({ hash }) => !applied.has(hash));
}

/** Whether a schema is in the shape that this program knows: of the same migrations, no fewer and no more. */
export async function isMigrated(pool: Pool, folder: string, service: string): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  const { rows } = await pool.query<{ table: string | null }>('SELECT to_regclass($1) AS table', [
    `migrations.${service}`,
  ]);
  if (!rows[0]?.table) return false;
  const applied = await pool.query<{ hash: string }>(`SELECT hash FROM migrations.${service}`);
  return isDeepStrictEqual(new Set(known), new Set(applied.rows.map(({ hash }) => hash)));
}
