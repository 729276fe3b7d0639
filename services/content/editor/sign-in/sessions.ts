import { type Connection, statement } from '#services/foundation/statement.ts';
import type { editorSession } from '../editor.tables.ts';
import { getHash, newSessionToken } from './session-token.ts';
import type { From } from './sign-in-rules.ts';

/** A session. `editorId` null: of the shared password. */
export type SessionRow = Omit<typeof editorSession.$inferSelect, 'tokenHash' | 'passwordVersion'>;

// Each sign-in also deletes expired sessions.
const insert = statement<
  never,
  {
    id: string;
    hash: string;
    editorId: string | null;
    version: string;
    expiresAt: Date;
    address: string;
    userAgent: string;
  }
>(
  'content_start_editor_session',
  `WITH swept AS (DELETE FROM content.editor_session WHERE expires_at < now())
   INSERT INTO content.editor_session (id, token_hash, editor_id, password_version, expires_at, address, user_agent)
   VALUES (:id, :hash, :editorId, :version, :expiresAt, :address, :userAgent)`,
);
const renew = statement<{ id: string }, { id: string; hash: string }>(
  'content_renew_editor_session',
  'UPDATE content.editor_session SET token_hash = :hash WHERE id = :id AND expires_at > now() RETURNING id',
);
const endByHash = statement<never, { hash: string }>(
  'content_sign_out_editor',
  'DELETE FROM content.editor_session WHERE token_hash = :hash',
);
const endOne = statement<{ id: string }, { id: string; editorId: string | null }>(
  'content_end_editor_session',
  'DELETE FROM content.editor_session WHERE id = :id AND editor_id IS NOT DISTINCT FROM :editorId RETURNING id',
);
const endAll = statement<{ id: string }, { editorId: string | null; except: string | null }>(
  'content_end_editor_sessions',
  `DELETE FROM content.editor_session
   WHERE editor_id IS NOT DISTINCT FROM :editorId AND id IS DISTINCT FROM :except RETURNING id`,
);
const find = statement<SessionRow, { editorId: string | null; version: string }>(
  'content_editor_sessions',
  `SELECT id, editor_id AS "editorId", started_at AS "startedAt", seen_at AS "seenAt", expires_at AS "expiresAt",
     address, user_agent AS "userAgent"
   FROM content.editor_session
   WHERE editor_id IS NOT DISTINCT FROM :editorId AND password_version = :version AND expires_at > now()
   ORDER BY seen_at DESC, id LIMIT 100`,
);

/** Begins a session under a new token, which is returned and stored nowhere. */
export async function startSession(
  connection: Connection,
  editorId: string | null,
  version: string,
  { address, userAgent }: From,
): Promise<string> {
  const { token, hash, expiresAt } = newSessionToken();
  const id = crypto.randomUUID();
  await insert(connection, {
    id,
    hash,
    editorId,
    version,
    expiresAt,
    address,
    userAgent: userAgent.slice(0, 300),
  });
  return token;
}

/**
 * Replaces the token of a session, and the old one becomes invalid; null: the session has ended. Its end stays the
 * same.
 */
export async function renewSession(connection: Connection, id: string): Promise<string | null> {
  const { token, hash } = newSessionToken();
  return (await renew(connection, { id, hash })).length > 0 ? token : null;
}

/** Ends the session of a token. */
export async function signOut(connection: Connection, token: string): Promise<void> {
  await endByHash(connection, { hash: getHash(token) });
}

/** Ends a session of an editor; null: of the shared password. False: it belongs to another. */
export async function endSession(
  connection: Connection,
  id: string,
  editorId: string | null,
): Promise<boolean> {
  return (await endOne(connection, { id, editorId })).length > 0;
}

/**
 * Ends all sessions of an editor but `except`.
 * @returns how many
 */
export async function endSessions(
  connection: Connection,
  editorId: string | null,
  except: string | null,
): Promise<number> {
  return (await endAll(connection, { editorId, except })).length;
}

/** The sessions that were opened with the present password, the last used first. */
export function findSessions(
  connection: Connection,
  editorId: string | null,
  version: string,
): Promise<SessionRow[]> {
  return find(connection, { editorId, version });
}
