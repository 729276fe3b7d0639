import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contentDatabase } from '../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../support/back-ends/database.ts';

const migration = join(import.meta.dirname, '../../services/content/migrations/0030_renamed_texts.sql');

let database: FreshDatabase;
beforeAll(async () => {
  database = await contentDatabase(inject('databaseUrl'), 'seed');
});
afterAll(() => database?.close());

test('0110 what a site says in its own words stays when a message is called otherwise', async () => {
  const { pool } = database;
  const before = ['inventory.field.warranty', 'people.column.person', 'people.lead'];
  for (const message of before)
    await pool.query(
      `INSERT INTO content.interface_text (site_id, language, message, text, by)
       SELECT id, 'en', $1, $1, 'Petra Ott' FROM content.site WHERE slug = ''`,
      [message],
    );
  await pool.query(await readFile(migration, 'utf8'));
  const { rows } = await pool.query<{ message: string; text: string }>(
    `SELECT message, text FROM content.interface_text WHERE by = 'Petra Ott' AND text = ANY($1) ORDER BY message`,
    [before],
  );
  expect(rows).toEqual([
    { message: 'inventory.field.warrantyUntil', text: 'inventory.field.warranty' },
    { message: 'people.column.name', text: 'people.column.person' },
    { message: 'people.lead', text: 'people.lead' },
  ]);
});
