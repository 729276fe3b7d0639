import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isTable } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openProducts } from '#services/products/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';

const service = join(import.meta.dirname, '../../../services/products');
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
});
afterAll(() => database.close());

const open = () => {
  const log = { info() {}, warn() {}, error() {} };
  return openProducts({ pool: database.pool, log, secret: 'a secret', production: true });
};

/** The declared columns of the tables: `table.column type`. */
async function declaredColumns(): Promise<string[]> {
  const files = globSync('*/*.tables.ts', { cwd: service });
  const modules = await Promise.all(files.map((file) => import(join(service, file))));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => isTable(value));
  return tables
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table as PgTable);
      return columns.map(
        (column) => `${name}.${column.name} ${column.getSQLType()}${column.notNull ? '!' : ''}`,
      );
    })
    .sort();
}

async function migratedColumns(): Promise<string[]> {
  const { rows } = await database.pool.query<{ described: string }>(
    `SELECT class.relname || '.' || attname || ' ' || format_type(atttypid, atttypmod)
       || CASE WHEN attnotnull THEN '!' ELSE '' END AS described
     FROM pg_attribute JOIN pg_class class ON class.oid = attrelid
     WHERE relnamespace = 'products'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped`,
  );
  return rows.map(({ described }) => described.replace('products.', '')).sort();
}

test('the migrations make the tables as they are declared, once, whoever starts at the same time', async () => {
  await Promise.all([open(), open(), open()]);
  const declared = await declaredColumns();
  expect(declared.length).toBeGreaterThan(40);
  expect(await migratedColumns()).toEqual(declared);
  await open();
  const { rows } = await database.pool.query('SELECT count(*)::int AS applied FROM migrations.products');
  expect(rows).toEqual([{ applied: globSync('migrations/*.sql', { cwd: service }).length }]);
});
