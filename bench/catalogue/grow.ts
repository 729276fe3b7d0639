import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';

/** The size of the tables on disk in bytes, and the duration. */
export type Grown = { readonly productBytes: number; readonly searchBytes: number; readonly seconds: number };

/**
 * Copies the sample machines until there are `size` products, each with its own name and address, and with
 * slightly different bounds, so that filters do not match whole families. The search index gets the same.
 */
export async function growTo(pool: Pool, size: number): Promise<Grown> {
  const started = performance.now();
  const connection = await pool.connect();
  await connection.query(definition);
  await connection.query('SELECT bench.grow($1)', [size]);
  // Closes the connection, which drops its temporary tables.
  connection.release(true);
  await pool.query('UPDATE products.revision SET items = items + 1');
  await pool.query('VACUUM ANALYZE');
  const { rows } = await pool.query(sizes);
  return { ...rows[0], seconds: (performance.now() - started) / 1000 };
}

const definition = readFileSync(new URL('./grow.sql', import.meta.url), 'utf8');

const sizes = `
SELECT
  (SELECT sum(pg_total_relation_size(oid))::float8 FROM pg_class
   WHERE relnamespace = 'products'::regnamespace AND relkind = 'r') AS "productBytes",
  (SELECT sum(pg_total_relation_size(oid))::float8 FROM pg_class
   WHERE relnamespace = 'search'::regnamespace AND relkind = 'r') AS "searchBytes"`;
