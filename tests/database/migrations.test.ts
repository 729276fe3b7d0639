import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#services/foundation/migrate.ts';
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

/** A folder as drizzle-kit writes it. */
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

test('a migration that fails leaves nothing of itself and of those before it', async () => {
  const path = await folderWith('broken', {
    '0000_first': 'CREATE TABLE public.half (id int);',
    '0001_second': 'CREATE TABLE public.half (id int);',
  });
  await expect(migrate(database.pool, path, 'broken')).rejects.toThrow('already exists');
  const { rows } = await database.pool.query("SELECT to_regclass('public.half') AS half");
  expect(rows).toEqual([{ half: null }]);
});
