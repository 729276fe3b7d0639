import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { contact } from './contact.tables.ts';
import type { StoredContact } from './stored-contact.ts';

export type Contact = StoredContact & { sortIndex: number };

const upsert = upsertInto(table<typeof contact>('content.contact'), {
  columns: ['id', 'slug', 'name', 'role', 'email', 'phone', 'image', 'sortIndex'],
  key: ['id'],
});

/** Adds and replaces contacts. They appear on many pages, so all pages count as changed. */
export async function saveContacts(connection: Connection, contacts: readonly Contact[]): Promise<void> {
  const changed = await upsert(connection, contacts);
  if (changed.length > 0) await notifyChanges(connection, ['all']);
}
