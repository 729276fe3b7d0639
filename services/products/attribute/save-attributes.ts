import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { attribute } from './attribute.tables.ts';

export type Attribute = typeof attribute.$inferSelect;

const upsert = upsertInto(table<typeof attribute>('products.attribute'), {
  columns: ['key', 'position', 'quantity', 'unit', 'section', 'single', 'names'],
  key: ['key'],
});

/** Inserts and updates attributes; gives how many of them changed. */
export async function saveAttributes(
  connection: Connection,
  attributes: readonly Attribute[],
): Promise<number> {
  return (await upsert(connection, attributes)).length;
}
