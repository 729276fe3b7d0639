import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { areSameGrants, type Grant, isChief } from '#contracts/editing/roles.ts';
import { asUnchanged } from '#services/foundation/editing/is-done.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { type Acting, revokeTokensOfFormerChiefs } from '../api-token/manage-api-tokens.ts';
import { hashPassword } from '../page/protection/page-password.ts';
import { dropFactor } from './editor-account.ts';
import type { EditorChange, EditorProblem } from './editor-change.ts';
import { normaliseName, plainName } from './editor-name.ts';
import { dropEntries } from './entries.ts';
import { type Editor, editorById } from './find-editors.ts';
import { replaceGrants } from './grants/grants.ts';
import { noteEditor } from './note-editor.ts';
import { setPassword } from './set-password.ts';
import { endSessions } from './sign-in/sessions.ts';
import { sharedName } from './sign-in/shared-password.ts';

const insert = statement<
  Omit<Editor, 'grants'>,
  { id: string; tidy: string; plainName: string; hash: string; version: string }
>(
  'content_add_editor',
  `INSERT INTO content.editor (id, name, plain_name, password_hash, password_version, is_active)
   VALUES (:id, :tidy, :plainName, :hash, :version, true) ON CONFLICT (plain_name) DO NOTHING
   RETURNING id, name, email, is_active AS "isActive", created_at AS "createdAt", false AS "hasFactor"`,
);
const setAccess = statement<never, { id: string; isActive: boolean }>(
  'content_set_editor_access',
  'UPDATE content.editor SET is_active = :isActive WHERE id = :id',
);
const lockTeam = statement<{ id: string }>(
  'content_lock_editors',
  'SELECT id FROM content.editor WHERE is_active ORDER BY id FOR UPDATE',
);
const findChiefs = statement<{ id: string }>(
  'content_chief_editors',
  `SELECT DISTINCT e.id FROM content.editor e JOIN content.editor_grant g ON g.editor_id = e.id
   WHERE e.is_active AND g.role = 'chief'`,
);

/** Adds an editor with a first password, which the chief hands over. */
export async function addEditor(
  pool: Pool,
  { name, grants }: { name: string; grants: readonly Grant[] },
  acting: Acting,
): Promise<EditorChange> {
  const tidy = normaliseName(name);
  if (tidy === '') return not('nameMissing');
  if (tidy.length > 80) return not('nameTooLong');
  if (plainName(tidy) === plainName(sharedName)) return not('nameTaken');
  if (grants.length === 0) return not('grantMissing');
  const password = newPassword();
  const hash = await hashPassword(password);
  return inTransaction(pool, async (connection) => {
    const id = crypto.randomUUID();
    const [added] = await insert(connection, {
      id,
      tidy,
      plainName: plainName(tidy),
      hash,
      version: crypto.randomUUID(),
    });
    if (!added) return not('nameTaken');
    await replaceGrants(connection, id, grants);
    const editor = { ...added, grants };
    await noteEditor(connection, editor, 'created', acting.by);
    await revokeTokensOfFormerChiefs(connection, acting);
    return done(editor, password);
  });
}

/**
 * Changes an editor's grants, or deactivates or reactivates the account. A deactivated editor is refused with the next
 * request, and what a chief let in goes with the role.
 */
export function changeAccess(
  pool: Pool,
  id: string,
  access: { grants?: readonly Grant[] | undefined; isActive?: boolean | undefined },
  acting: Acting,
): Promise<EditorChange> {
  return inTransaction(pool, async (connection) => {
    // Counted after the lock: two chiefs who take each other's role wait here, and the second sees what the first did.
    await lockTeam(connection);
    const chiefs = await findChiefs(connection);
    const editor = await editorById(connection, id);
    if (!editor) return not('absent');
    const { grants = editor.grants, isActive = editor.isActive } = access;
    if (grants.length === 0) return not('grantMissing');
    const staysChief = isChief(grants) && isActive;
    if (!staysChief && chiefs.every((chief) => chief.id === id) && chiefs.length > 0) return not('lastChief');
    if (isActive === editor.isActive && areSameGrants(grants, editor.grants))
      return asUnchanged(done(editor));
    await setAccess(connection, { id, isActive });
    if (access.grants) await replaceGrants(connection, id, grants);
    if (!isActive) {
      await endSessions(connection, id, null);
      await dropEntries(connection, id);
    }
    const changed = { ...editor, grants, isActive };
    await noteEditor(connection, changed, 'saved', acting.by);
    await revokeTokensOfFormerChiefs(connection, acting);
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
