import type { ClientBase } from 'pg';

/** The schemas of each service. The search index is left out: it is derived from the others and built again. */
const derived = ['search'];

export type Table = { readonly schema: string; readonly name: string; readonly columns: readonly string[] };
export type Sequence = { readonly name: string; readonly value: string | null };

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
export const fullName = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  `${quote(schema)}.${quote(name)}`;
export const columnList = ({ columns }: Pick<Table, 'columns'>) => columns.map(quote).join(', ');

/** The migrations that were applied to each service's tables. */
export async function findMigrations(client: ClientBase): Promise<Record<string, string[]>> {
  const { rows } = await client.query<{ service: string }>(
    "SELECT tablename AS service FROM pg_tables WHERE schemaname = 'migrations' ORDER BY 1",
  );
  const found: Record<string, string[]> = {};
  for (const { service } of rows) {
    const applied = await client.query<{ hash: string }>(
      `SELECT hash FROM migrations.${quote(service)} ORDER BY hash`,
    );
    found[service] = applied.rows.map(({ hash }) => hash);
  }
  return found;
}

/** All tables of these services, with their columns except generated ones. */
export async function findTables(client: ClientBase, services: readonly string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT n.nspname AS schema, c.relname AS name,
       array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relkind = 'r' AND n.nspname = ANY($1)
     GROUP BY 1, 2 ORDER BY 1, 2`,
    [services.filter((service) => !derived.includes(service))],
  );
  return rows;
}

export async function findSequences(client: ClientBase, services: readonly string[]): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1`,
    [services],
  );
  return rows;
}

/**
 * Drops the foreign keys, so that rows can come in any order.
 * @returns the statements that restore and check them
 */
export async function dropReferences(client: ClientBase, services: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'f' AND connamespace::regnamespace::text = ANY($1) ORDER BY oid`,
    [services],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

/**
 * Disables the tables' own triggers: the rows that they would write are in the backup, too.
 * @returns the statements that enable them again
 */
export async function restTriggers(client: ClientBase, services: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ rest: string; wake: string }>(
    `SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS rest,
       format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname) AS wake
     FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
     WHERE NOT tgisinternal AND c.relnamespace::regnamespace::text = ANY($1) ORDER BY t.oid`,
    [services],
  );
  for (const { rest } of rows) await client.query(rest);
  return rows.map(({ wake }) => wake);
}
