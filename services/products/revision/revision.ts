import { type Connection, statement } from '#services/foundation/statement.ts';

/** How often products and the vocabulary have changed. */
export type Revision = { items: number; vocabulary: number };

const current = statement<Revision>(
  'products_revision',
  'SELECT items::float8 AS items, vocabulary::float8 AS vocabulary FROM products.revision',
);

/** Both are zero as long as nothing was saved. */
export async function currentRevision(connection: Connection): Promise<Revision> {
  return (await current(connection))[0] ?? { items: 0, vocabulary: 0 };
}

const countUp = statement<Revision, { items: number; vocabulary: number }>(
  'products_count_up_revision',
  `INSERT INTO products.revision AS old (single, items, vocabulary) VALUES (true, :items, :vocabulary)
   ON CONFLICT (single) DO UPDATE SET items = old.items + :items, vocabulary = old.vocabulary + :vocabulary
   RETURNING items::float8 AS items, vocabulary::float8 AS vocabulary`,
);

/**
 * Counts a change. No other change can be counted until the transaction ends, so changes become visible in
 * the order of their numbers: whoever has read everything up to a number has missed nothing before it.
 */
export async function nextRevision(connection: Connection, changed: keyof Revision): Promise<number> {
  const [revision] = await countUp(connection, {
    items: Number(changed === 'items'),
    vocabulary: Number(changed === 'vocabulary'),
  });
  return revision?.[changed] ?? 0;
}
