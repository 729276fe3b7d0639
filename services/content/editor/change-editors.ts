import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { hashPassword } from '../page/protection/page-password.ts';
import { dropFactor } from './editor-account.ts';
import type { EditorChange, EditorProblem } from './editor-change.ts';
import { plainName, tidyName } from './editor-name.ts';
import { dropEntries } from './entries.ts';
import { type Editor, type EditorRole, editorById } from './find-editors.ts';
import { noteEditor } from './note-editor.ts';
import { setPassword } from './set-password.ts';
import { endSessions } from './sign-in/sessions.ts';
import { sharedName } from './sign-in/shared-password.ts';

const insert = statement<
  Editor,
  { id: string; tidy: string; plainName: string; role: string; hash: string; version: string }
>(
  'content_add_editor',
  `INSERT INTO content.editor (id, name, plain_name, role, password_hash, password_version, is_active)
   VALUES (:id, :tidy, :plainName, :role, :hash, :version, true) ON CONFLICT (plain_name) DO NOTHING
   RETURNING id, name, role, email, is_active AS "isActive", created_at AS "createdAt", false AS "hasFactor"`,
);
const setAccess = statement<never, { id: string; role: string; isActive: boolean }>(
  'content_set_editor_access',
  'UPDATE content.editor SET role = :role, is_active = :isActive WHERE id = :id',
);
const lockChiefs = statement<{ id: string }>(
  'content_lock_chief_editors',
  `SELECT id FROM content.editor WHERE is_active AND role = 'chief' FOR UPDATE`,
);

/** Adds an editor with a first password, which the chief hands over. */
export async function addEditor(
  pool: Pool,
  { name, role }: { name: string; role: EditorRole },
  by: string,
): Promise<EditorChange> {
  const tidy = tidyName(name);
  if (tidy === '') return not('nameMissing');
  if (tidy.length > 80) return not('nameTooLong');
  if (plainName(tidy) === plainName(sharedName)) return not('nameTaken');
  const password = newPassword();
  const hash = await hashPassword(password);
  return inTransaction(pool, async (connection) => {
    const id = crypto.randomUUID();
    const [editor] = await insert(connection, {
      id,
      tidy,
      plainName: plainName(tidy),
      role,
      hash,
      version: crypto.randomUUID(),
    });
    if (!editor) return not('nameTaken');
    await noteEditor(connection, editor, 'created', by);
    return done(editor, password);
  });
}

/**
 * Changes an editor's role, or deactivates or reactivates the account. A deactivated editor is refused with the next
 * request.
 */
export function changeAccess(
  pool: Pool,
  id: string,
  access: { role?: EditorRole; isActive?: boolean },
  by: string,
): Promise<EditorChange> {
  return inTransaction(pool, async (connection) => {
    const chiefs = await lockChiefs(connection);
    const editor = await editorById(connection, id);
    if (!editor) return not('absent');
    const { role = editor.role, isActive = editor.isActive } = access;
    const staysChief = role === 'chief' && isActive;
    if (!staysChief && chiefs.every((chief) => chief.id === id) && chiefs.length > 0) return not('lastChief');
    await setAccess(connection, { id, role, isActive });
    if (!isActive) {
      await endSessions(connection, id, null);
      await dropEntries(connection, id);
    }
    const changed = { ...editor, role, isActive };
    await noteEditor(connection, changed, 'saved', by);
    return done(changed);
  });
}

/** A chief sets a new password for somebody else, which ends all sessions of that editor. */
export async function resetPassword(pool: Pool, id: string, by: string): Promise<EditorChange> {
  const password = newPassword();
  const hash = await hashPassword(password);
  return inTransaction(pool, async (connection) => {
    const editor = await editorById(connection, id);
    if (!editor) return not('absent');
    if (editor.name === by) return not('own');
    await setPassword(connection, id, hash, null);
    await noteEditor(connection, editor, 'saved', by, 'password');
    return done(editor, password);
  });
}

/**
 * A chief removes the second factor of somebody who has lost it: then the password alone signs in, or leads to a new
 * set-up.
 */
export function resetFactor(pool: Pool, id: string, by: string): Promise<EditorChange> {
  return inTransaction(pool, async (connection) => {
    const editor = await editorById(connection, id);
    if (!editor) return not('absent');
    if (editor.name === by) return not('own');
    await dropFactor(connection, editor, by, null);
    return done({ ...editor, hasFactor: false });
  });
}

function done(editor: Editor, password: string | null = null): EditorChange {
  return { editor, password, problem: null };
}

function not(problem: EditorProblem): EditorChange {
  return { editor: null, password: null, problem };
}

/** Without letters that are easily confused when read aloud. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

function newPassword(): string {
  const letter = () => letters[randomInt(letters.length)] ?? '';
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-');
}
