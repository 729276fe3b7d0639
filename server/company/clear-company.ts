import type { Pool, PoolClient } from 'pg';
import { clearPart, countRows } from '#services/foundation/company/clear-part.ts';
import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { inTransaction } from '#services/foundation/transaction.ts';

export type Counted = { readonly table: string; readonly rows: number };

/** The number of a company's rows in the database, by table; empty: there is no company. */
export function countCompany(pool: Pool, parts: readonly CompanyPart[]): Promise<Counted[]> {
  return inTransaction(pool, async (connection) => {
    const counted: Counted[] = [];
    for (const part of parts) {
      for (const [table, rows] of Object.entries(await countRows(connection, part)))
        counted.push({ table: `${part.schema}.${table}`, rows });
    }
    return counted;
  });
}

/** The same as lines, for the person who decides. */
export function listCounts(counted: readonly Counted[]): string[] {
  const width = Math.max(...counted.map(({ rows }) => String(rows).length));
  return counted.map(({ table, rows }) => `  ${String(rows).padStart(width)} ${table}`);
}

/**
 * Deletes a company with everything that depends on it, including its sessions and the mail that was written
 * in its name.
 */
export async function clearCompany(connection: PoolClient, parts: readonly CompanyPart[]): Promise<void> {
  for (const part of parts) await clearPart(connection, part);
  const { rows } = await connection.query<{ inbox: string | null }>(
    `SELECT to_regclass('mail.inbox') AS inbox`,
  );
  if (rows[0]?.inbox) await connection.query('TRUNCATE mail.inbox');
}
