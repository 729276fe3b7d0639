import { isDeepStrictEqual } from 'node:util';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Pool } from 'pg';
import { inTransaction } from './transaction.ts';

/**
 * Brings a service's PostgreSQL schema to the newest of its migrations in `folder` (written by drizzle-kit).
 * All of them run in one transaction, behind a lock: processes that start together migrate once, and one that is
 * killed on the way leaves the old state. What was applied is noted in `migrations.{service}`.
 */
export async function migrate(pool: Pool, folder: string, service: string): Promise<void> {
  if (!/^[a-z_]+$/.test(service)) throw new Error(`Not a name of a service: ${service}`);
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  await inTransaction(pool, async (connection) => {
    // A large table takes its time, and so does the process that came first.
    await connection.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    await connection.query("SELECT pg_advisory_xact_lock(hashtext('migrations'))");
    await connection.query('CREATE SCHEMA IF NOT EXISTS migrations');
    await connection.query(
      `CREATE TABLE IF NOT EXISTS migrations.${service} (hash text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const { rows } = await connection.query<{ hash: string }>(`SELECT hash FROM migrations.${service}`);
    const applied = new Set(rows.map((row) => row.hash));
    for (const { hash, sql } of migrations) {
      if (applied.has(hash)) continue;
      for (const part of sql) await connection.query(part);
      await connection.query(`INSERT INTO migrations.${service} (hash) VALUES ($1)`, [hash]);
    }
  });
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
