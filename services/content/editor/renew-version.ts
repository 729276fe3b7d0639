import { type Connection, statement } from '#services/foundation/statement.ts';
import { dropEntries } from './entries.ts';
import { endSessions } from './sign-in/sessions.ts';

const set = statement<never, { editorId: string; version: string }>(
  'content_set_editor_version',
  'UPDATE content.editor SET password_version = :version WHERE id = :editorId',
);
const carry = statement<never, { session: string; version: string }>(
  'content_carry_editor_session',
  'UPDATE content.editor_session SET password_version = :version WHERE id = :session',
);

/**
 * Ends everything that depends on the old password or factor, sessions and unfinished sign-ins, except the session
 * that made the change.
 * @returns the new version
 */
export async function renewVersion(
  connection: Connection,
  editorId: string,
  session: string | null,
): Promise<string> {
  const version = crypto.randomUUID();
  await set(connection, { editorId, version });
  await endSessions(connection, editorId, session);
  await dropEntries(connection, editorId);
  if (session) await carry(connection, { session, version });
  return version;
}
