import type { Connection } from '#services/foundation/statement.ts';
import { noteRevision } from '../record/record-revisions.ts';
import type { Editor } from './find-editors.ts';

/** Records who changed which editor's access, and how; never a password or code. */
export async function noteEditor(
  connection: Connection,
  { id, name, grants, isActive }: Pick<Editor, 'id' | 'name' | 'grants' | 'isActive'>,
  what: 'created' | 'saved',
  by: string,
  changed: 'access' | 'password' | 'factor' | 'email' = 'access',
): Promise<void> {
  await noteRevision(connection, 'editor', id, { by, what, data: { name, grants, isActive, changed } });
}
