import { type Connection, statement } from '#services/foundation/statement.ts';
import { renewVersion } from './renew-version.ts';

const set = statement<never, { editorId: string; hash: string }>(
  'content_set_editor_password',
  'UPDATE content.editor SET password_hash = :hash WHERE id = :editorId',
);

/** `hash` comes from `hashPassword`, computed before the transaction begins. All sessions but `session` end. */
export async function setPassword(
  connection: Connection,
  editorId: string,
  hash: string,
  session: string | null,
): Promise<void> {
  await set(connection, { editorId, hash });
  await renewVersion(connection, editorId, session);
}
