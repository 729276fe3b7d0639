import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { brand } from './brand.tables.ts';

export type Brand = typeof brand.$inferSelect;

const upsert = upsertInto(table<typeof brand>('content.brand'), {
  columns: ['id', 'name', 'pimId', 'image', 'sortIndex'],
  key: ['id'],
});

/** Adds and replaces brands. */
export async function saveBrands(connection: Connection, brands: readonly Brand[]): Promise<void> {
  const changed = await upsert(connection, brands);
  if (changed.length > 0) await notifyChanges(connection, ['system']);
}
