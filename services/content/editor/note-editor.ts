import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Editor } from './find-editors.ts';

const insert = statement<never, { id: string; by: string; what: string; data: string }>(
  'content_note_editor',
  `INSERT INTO content.record_revision (kind, record_id, "by", what, data) VALUES ('editor', :id, :by, :what, :data)`,
);

/** Keeps who let whom in, and changed what of it; never a password or code. */
export async function noteEditor(
  connection: Connection,
  { id, name, role, isActive }: Editor,
  what: 'created' | 'saved',
  by: string,
  changed: 'access' | 'password' | 'factor' = 'access',
): Promise<void> {
  await insert(connection, { id, by, what, data: JSON.stringify({ name, role, isActive, changed }) });
}
