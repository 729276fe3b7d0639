import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import pg, { type Pool } from 'pg';
import type { MigrationStatus } from '#contracts/editing/installation-status.ts';

/** The database is older than the program, which is configured not to migrate it. */
export class MigrationsPending extends Error {
  override name = 'MigrationsPending';
}

const lockRetryMs = 100;

let mayMigrate = true;

/** The schemas that this process uses, each with the migrations that its version knows. */
const used = new Map<string, { readonly pool: Pool; readonly known: ReadonlySet<string> }>();

/** From now on this process only checks: its database role must not change tables (MIGRATE=no). */
export function onlyCheckMigrations(): void {
  mayMigrate = false;
}

/**
 * Migrates a service's PostgreSQL schema to the newest migration in `folder` (written by drizzle-kit). All of them
 * run in one transaction, behind a lock: processes that start together migrate once, and one that is killed leaves
 * the old state. Applied migrations are recorded in `migrations.{service}`. If there is nothing to do it only reads.
 * A migration that creates an index CONCURRENTLY cannot run in a transaction: it is a single repeatable statement (IF
 * NOT EXISTS), which runs after the ones before it are committed.
 * @param upTo the last migrations that an older version knew, for data that it left; by default all
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
  used.set(service, { pool, known: new Set(migrations.map(({ hash }) => hash)) });
  if ((await findPending(pool, migrations, service)).length === 0) return;
  if (!mayMigrate)
    throw new MigrationsPending(
      `The tables of ${service} are older than this version. Run npm run migrate, or unset MIGRATE.`,
    );
  // A connection of its own: those of the pool have time limits, and a large table takes its time.
  const client = new pg.Client({ ...pool.options, query_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("SET TIME ZONE 'UTC'");
    await applyPending(client, migrations, service);
  } finally {
    // Closing the connection rolls back an open transaction.
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
 * A lock of the session, since CREATE INDEX CONCURRENTLY runs outside transactions. It is polled: a process waiting
 * for it inside PostgreSQL would hold a snapshot, for whose end CREATE INDEX CONCURRENTLY waits.
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
  const applied = await findApplied(connection, service);
  return migrations.filter(({ hash }) => !applied.has(hash));
}

async function findApplied(connection: Pool | pg.Client, service: string): Promise<Set<string>> {
  const { rows } = await connection.query<{ hash: string }>(`SELECT hash FROM migrations.${service}`);
  return new Set(rows.map(({ hash }) => hash));
}

/** How the tables that this process uses stand to its version: another one may have migrated them since its start. */
export function findMigrationStatus(): Promise<MigrationStatus[]> {
  const inUse = [...used].filter(([, { pool }]) => !pool.ending);
  return Promise.all(
    inUse.map(async ([service, { pool, known }]) => {
      const applied = await findApplied(pool, service);
      return {
        service,
        applied: applied.size,
        waiting: [...known].filter((hash) => !applied.has(hash)).length,
        newer: [...applied].filter((hash) => !known.has(hash)).length,
      };
    }),
  );
}

/** Whether a schema has exactly the migrations that this program knows. */
export async function isMigrated(pool: Pool, folder: string, service: string): Promise<boolean> {
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  const { rows } = await pool.query<{ table: string | null }>('SELECT to_regclass($1) AS table', [
    `migrations.${service}`,
  ]);
  if (!rows[0]?.table) return false;
  return isDeepStrictEqual(new Set(known), await findApplied(pool, service));
}
