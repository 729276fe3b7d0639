import type { PoolClient } from 'pg';
import type { CompanyPart } from './company-part.ts';

/** All tables of a back end. */
export async function findTables(connection: PoolClient, schema: string): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = $1 ORDER BY tablename COLLATE "C"`,
    [schema],
  );
  return rows.map(({ name }) => name);
}

/** The number of rows of a company in each table; rows of the installation are not counted. */
export async function countRows(
  connection: PoolClient,
  { schema, stays }: CompanyPart,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await findTables(connection, schema)) {
    if (stays.includes(table)) continue;
    const { rows } = await connection.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM "${schema}"."${table}"`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts[table] = count;
  }
  return counts;
}

/** Deletes all rows of a company, and what depends on them. */
export async function clearPart(connection: PoolClient, { schema, stays }: CompanyPart): Promise<void> {
  const tables = (await findTables(connection, schema)).filter((table) => !stays.includes(table));
  if (tables.length === 0) return;
  const names = tables.map((table) => `"${schema}"."${table}"`).join(', ');
  await connection.query(`TRUNCATE ${names} RESTART IDENTITY`);
}
