import type { Pool } from 'pg';
import { asUnchanged } from '#services/foundation/editing/is-done.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { isFormatted } from '../field/text-format.ts';
import type { EditorChange } from './editor-change.ts';
import { type Editor, editorById } from './find-editors.ts';
import { noteEditor } from './note-editor.ts';

const set = statement<never, { id: string; email: string | null }>(
  'content_set_editor_email',
  'UPDATE content.editor SET email = :email WHERE id = :id',
);

/** Tidies an address for mail; blank: none. Null: it is not an address. */
export function normaliseEmail(text: string): { email: string | null } | null {
  const email = text.trim();
  if (email === '') return { email: null };
  return email.length <= 254 && isFormatted('email', email) ? { email } : null;
}

/** Stores the address for mail to an editor. */
export async function saveEmail(
  connection: Connection,
  editor: Editor,
  email: string | null,
  by: string,
): Promise<void> {
  await set(connection, { id: editor.id, email });
  await noteEditor(connection, editor, 'saved', by, 'email');
}

/** A chief sets an editor's address. */
export function setEmail(pool: Pool, id: string, text: string, by: string): Promise<EditorChange> {
  return inTransaction(pool, async (connection) => {
    const editor = await editorById(connection, id);
    if (!editor) return { editor: null, password: null, problem: 'absent' };
    const tidy = normaliseEmail(text);
    if (!tidy) return { editor: null, password: null, problem: 'emailMalformed' };
    const change: EditorChange = {
      editor: { ...editor, email: tidy.email },
      password: null,
      problem: null,
    };
    if (tidy.email === editor.email) return asUnchanged(change);
    await saveEmail(connection, editor, tidy.email, by);
    return change;
  });
}
