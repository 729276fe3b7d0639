import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findMigrationStatus, migrate } from '#services/foundation/migrate.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';

let database: FreshDatabase;
let folder: string;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

/** A folder of migrations in the form of drizzle-kit. */
async function folderWith(name: string, migrations: Record<string, string>): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, 'meta'), { recursive: true });
  const entries = Object.keys(migrations).map((tag, idx) => ({
    idx,
    version: '7',
    when: idx,
    tag,
    breakpoints: true,
  }));
  await writeFile(
    join(path, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [tag, sql] of Object.entries(migrations)) await writeFile(join(path, `${tag}.sql`), sql);
  return path;
}

const count = async (table: string) =>
  (await database.pool.query<{ count: number }>(`SELECT count(*)::int FROM ${table}`)).rows[0]?.count;

test('processes that start together migrate once', async () => {
  const path = await folderWith('together', {
    '0000_first': 'CREATE SCHEMA together;--> statement-breakpoint\nCREATE TABLE together.thing (id int);',
    '0001_second': 'INSERT INTO together.thing VALUES (1);',
  });
  await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool, path, 'together')));
  expect(await count('together.thing')).toBe(1);
  expect(await count('migrations.together')).toBe(2);
});

test('a later start applies what is new', async () => {
  const first = { '0000_first': 'CREATE TABLE public.later (id int);' };
  await migrate(database.pool, await folderWith('later', first), 'later');
  const path = await folderWith('later', { ...first, '0001_second': 'INSERT INTO public.later VALUES (1);' });
  await migrate(database.pool, path, 'later');
  expect(await count('public.later')).toBe(1);
});

test('a process that goes on sees what its tables lack, and what a newer version has done to them', async () => {
  const path = await folderWith('told', { '0000_first': 'SELECT 1;', '0001_second': 'SELECT 2;' });
  await migrate(database.pool, path, 'told');
  const find = async () => (await findMigrationStatus()).find(({ service }) => service === 'told');
  expect(await find()).toEqual({ service: 'told', applied: 2, waiting: 0, newer: 0 });
  await database.pool.query("INSERT INTO migrations.told (hash) VALUES ('of a newer version')");
  expect(await find()).toEqual({ service: 'told', applied: 3, waiting: 0, newer: 1 });
  await database.pool.query('DELETE FROM migrations.told');
  expect(await find()).toEqual({ service: 'told', applied: 0, waiting: 2, newer: 0 });
});

test('a migration that fails leaves nothing of itself and of those before it', async () => {
  const path = await folderWith('broken', {
    '0000_first': 'CREATE TABLE public.half (id int);',
    '0001_second': 'CREATE TABLE public.half (id int);',
  });
  await expect(migrate(database.pool, path, 'broken')).rejects.toThrow('already exists');
  const { rows } = await database.pool.query("SELECT to_regclass('public.half') AS half");
  expect(rows).toEqual([{ half: null }]);
});

test('an index that is made beside whoever writes is made outside of the transaction', async () => {
  const path = await folderWith('beside', {
    '0000_first': 'CREATE TABLE public.beside (id int);',
    '0001_second': 'CREATE INDEX CONCURRENTLY IF NOT EXISTS beside_id ON public.beside (id);',
    '0002_third': 'INSERT INTO public.beside VALUES (1);',
  });
  await Promise.all(Array.from({ length: 3 }, () => migrate(database.pool, path, 'beside')));
  expect(await count('public.beside')).toBe(1);
  expect(await count('migrations.beside')).toBe(3);
  const { rows } = await database.pool.query(
    "SELECT indisvalid FROM pg_index WHERE indexrelid = 'beside_id'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('a role that may not change tables opens what was migrated, and is told what to do where it was not', async () => {
  const first = { '0000_first': 'CREATE TABLE public.watched (id int);' };
  const path = await folderWith('watched', first);
  await migrate(database.pool, path, 'watched');
  await database.pool.query(`
    CREATE ROLE web LOGIN;
    GRANT USAGE ON SCHEMA migrations, public TO web;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA migrations, public TO web;
    REVOKE CREATE ON SCHEMA public FROM PUBLIC`);
  const url = new URL(database.url);
  url.username = 'web';
  if (url.searchParams.has('user')) url.searchParams.set('user', 'web');
  const web = new pg.Pool({ connectionString: url.href, max: 1 });
  await migrate(web, path, 'watched');

  const newer = await folderWith('watched', {
    ...first,
    '0001_second': 'ALTER TABLE public.watched ADD name text;',
  });
  await expect(migrate(web, newer, 'watched')).rejects.toThrow(/permission denied|must be owner/);
  await web.end();
});
