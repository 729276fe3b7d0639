import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contentDatabase } from '../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../support/back-ends/database.ts';

const migration = join(import.meta.dirname, '../../services/content/migrations/0007_page_links.sql');

let database: FreshDatabase;
beforeAll(async () => {
  database = await contentDatabase(inject('databaseUrl'), 'seed');
});
afterAll(() => database?.close());

async function links(): Promise<string[]> {
  const { rows } = await database.pool.query<{ link: string }>(
    'SELECT ROW(l.*)::text AS link FROM content.page_link l ORDER BY 1',
  );
  return rows.map(({ link }) => link);
}

test('SYS-01 a database from before the table of links gets the same links as writing the pages notes', async () => {
  const noted = await links();
  expect(noted.length).toBeGreaterThan(100);
  await database.pool.query('DELETE FROM content.page_link');
  const parts = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
  for (const part of parts) if (part.includes('INSERT INTO')) await database.pool.query(part);
  expect(await links()).toEqual(noted);
});
