import { join } from 'node:path';
import type { Pool } from 'pg';
import { sampleKeys as contentKeys } from '#services/content/index.ts';
import type { CompanyPart } from '#services/foundation/company/company-part.ts';
import { shapeOf } from '#services/foundation/company/table-shape.ts';
import { sampleKeys as identityKeys } from '#services/identity/index.ts';
import { sampleKeys as productKeys } from '#services/products/index.ts';
import { sampleKeys as supportKeys } from '#services/support/index.ts';
import type { Counted } from './clear-company.ts';

/** The folders of each back end's files in a company that was written by hand. */
const written = {
  content: { folder: 'content', keys: contentKeys },
  products: { folder: 'products', keys: productKeys },
  identity: { folder: 'accounts', keys: identityKeys },
  support: { folder: 'portal', keys: supportKeys },
} as const;

/** Counts the rows that do not come from the sample in a directory, and so were made by somebody. */
export async function findOthers(
  pool: Pool,
  parts: readonly CompanyPart[],
  directory: string,
): Promise<Counted[]> {
  const others: Counted[] = [];
  for (const { schema, exported } of parts) {
    const { folder, keys } = written[schema as keyof typeof written];
    const known = await keys(join(directory, folder));
    for (const { name, key, columns } of exported.map(({ table }) => shapeOf(table))) {
      const ofSample = known[name.slice(schema.length + 1)];
      const column = columns.find(({ field }) => field === key[0])?.column;
      if (!ofSample || !column) continue;
      const { rows } = await pool.query<{ count: number }>(
        `SELECT count(*)::integer AS count FROM ${name} WHERE "${column}"::text <> ALL ($1)`,
        [ofSample],
      );
      const count = rows[0]?.count ?? 0;
      if (count > 0) others.push({ table: name, rows: count });
    }
  }
  return others;
}
