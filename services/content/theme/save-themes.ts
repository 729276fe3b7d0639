import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { theme } from './theme.tables.ts';

export type Theme = typeof theme.$inferSelect;

const upsert = upsertInto(table<typeof theme>('content.theme'), {
  columns: ['key', 'name', 'scheme', 'tokens', 'sortIndex'],
  key: ['key'],
});

/** Adds and replaces themes. */
export async function saveThemes(connection: Connection, themes: readonly Theme[]): Promise<void> {
  const changed = await upsert(connection, themes);
  if (changed.length > 0) await notifyChanges(connection, ['system']);
}
