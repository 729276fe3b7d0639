import type { Grant } from '#contracts/editing/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { editor } from './editor.tables.ts';
import { grantsOf } from './grants/grants.ts';

export type Editor = Omit<
  typeof editor.$inferSelect,
  'plainName' | 'role' | 'passwordHash' | 'passwordVersion'
> & {
  grants: readonly Grant[];
  /** Whether a second factor is needed beside the password. */
  hasFactor: boolean;
};
export type StoredEditor = Editor & { passwordHash: string; passwordVersion: string };

const columns = `id, name, email, ${grantsOf('editor.id')} AS grants, is_active AS "isActive", created_at AS "createdAt",
  password_hash AS "passwordHash", password_version AS "passwordVersion",
  EXISTS (SELECT FROM content.totp t WHERE t.editor_id = editor.id) AS "hasFactor"`;

const all = statement<StoredEditor>(
  'content_editors',
  `SELECT ${columns} FROM content.editor ORDER BY is_active DESC, plain_name`,
);
const byId = statement<StoredEditor, { id: string }>(
  'content_editor_by_id',
  `SELECT ${columns} FROM content.editor WHERE id = :id`,
);
const byName = statement<StoredEditor, { plainName: string }>(
  'content_editor_by_name',
  `SELECT ${columns} FROM content.editor WHERE plain_name = :plainName`,
);
const anyChief = statement<{ found: boolean }>(
  'content_any_chief_editor',
  `SELECT EXISTS (
     SELECT FROM content.editor e JOIN content.editor_grant g ON g.editor_id = e.id
     WHERE e.is_active AND g.role = 'chief' AND e.password_hash <> ''
   ) AS found`,
);

export function allEditors(connection: Connection): Promise<StoredEditor[]> {
  return all(connection);
}

/** Undefined: there is none. Deactivated editors are found, too. */
export async function editorById(connection: Connection, id: string): Promise<StoredEditor | undefined> {
  return (await byId(connection, { id }))[0];
}

/** @param name as `plainName` gives it */
export async function editorByName(connection: Connection, name: string): Promise<StoredEditor | undefined> {
  return (await byName(connection, { plainName: name }))[0];
}

/** Whether a chief exists who can sign in. */
export async function hasChief(connection: Connection): Promise<boolean> {
  return (await anyChief(connection))[0]?.found ?? false;
}
