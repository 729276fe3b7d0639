import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#services/foundation/migrate.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';

const folder = fileURLToPath(new URL('../../services/content/migrations', import.meta.url));
const placeOfGrants = 31;

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
});
afterAll(() => database?.close());

/** Adds an editor as the version without grants does. */
const insertion = `INSERT INTO content.editor (id, name, plain_name, role, password_hash, password_version, is_active)
  VALUES (gen_random_uuid(), $1, $1, $2, 'x', 'x', true) RETURNING id`;

async function add(name: string, role: string): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(insertion, [name, role]);
  return rows[0]!.id;
}

async function grantsOf(id: string) {
  const { rows } = await database.pool.query<{
    role: string;
    sites: string[] | null;
    languages: string[] | null;
  }>('SELECT role, sites, languages FROM content.editor_grant WHERE editor_id = $1 ORDER BY place', [id]);
  return rows;
}

const everywhere = (...roles: string[]) => roles.map((role) => ({ role, sites: null, languages: null }));
const working = everywhere('editor', 'productManager');

test('0118 by the upgrade nobody gains or loses, and beside the version before roles become grants', async () => {
  const before = readMigrationFiles({ migrationsFolder: folder }).slice(0, placeOfGrants);
  await migrate(database.pool, folder, 'content', new Set(before.map(({ hash }) => hash)));
  const [chief, editor] = [await add('chief', 'chief'), await add('editor', 'editor')];
  await migrate(database.pool, folder, 'content');
  expect(await grantsOf(chief)).toEqual(everywhere('chief'));
  expect(await grantsOf(editor)).toEqual(working);

  const late = await add('late chief', 'chief');
  expect(await grantsOf(late)).toEqual(everywhere('chief'));
  expect(await grantsOf(await add('late editor', 'editor'))).toEqual(working);
  await database.pool.query(`UPDATE content.editor SET role = 'editor', is_active = true WHERE id = $1`, [
    late,
  ]);
  expect(await grantsOf(late)).toEqual(working);
});

test('0118 grants that were given stay when the version before changes something else', async () => {
  const id = await inTransaction(database.pool, async (connection) => {
    const { rows } = await connection.query<{ id: string }>(insertion, ['translator', 'editor']);
    await connection.query(
      `INSERT INTO content.editor_grant (editor_id, place, role, languages) VALUES ($1, 0, 'translator', '{fr}')`,
      [rows[0]?.id],
    );
    return rows[0]!.id;
  });
  const french = [{ role: 'translator', sites: null, languages: ['fr'] }];
  expect(await grantsOf(id)).toEqual(french);
  await database.pool.query(`UPDATE content.editor SET role = 'editor', is_active = false WHERE id = $1`, [
    id,
  ]);
  expect(await grantsOf(id)).toEqual(french);
});
