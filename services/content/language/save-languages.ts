import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { LanguageRow } from './find-languages.ts';
import type { language } from './language.tables.ts';

export type Language = LanguageRow & { sortIndex: number };

const upsert = upsertInto(table<typeof language>('content.language'), {
  columns: ['languageCode', 'defaultCountry', 'sortIndex'],
  key: ['languageCode'],
});

/** Adds and replaces languages. */
export async function saveLanguages(connection: Connection, languages: readonly Language[]): Promise<void> {
  const changed = await upsert(connection, languages);
  if (changed.length > 0) await notifyChanges(connection, ['system']);
}
