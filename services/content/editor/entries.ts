import { type Connection, statement } from '#services/foundation/statement.ts';
import { getHash, newSecret } from './sign-in/session-token.ts';

/** The time to answer with a code. */
const minutes = 10;

/**
 * A sign-in between the password and the second factor. `sealed`: the secret of the app that is being set up; null: a
 * code is awaited.
 */
export type Entry = {
  readonly editorId: string;
  readonly name: string;
  readonly version: string;
  readonly sealed: string | null;
};

const put = statement<never, { hash: string; editorId: string; version: string; sealed: string | null }>(
  'content_put_editor_entry',
  `WITH swept AS (DELETE FROM content.editor_entry WHERE expires_at < now())
   INSERT INTO content.editor_entry (hash, editor_id, password_version, sealed, expires_at)
   VALUES (:hash, :editorId, :version, :sealed, now() + interval '${minutes} minutes')`,
);
const find = statement<Entry, { hash: string }>(
  'content_editor_entry',
  `SELECT n.editor_id AS "editorId", e.name, n.password_version AS version, n.sealed
   FROM content.editor_entry n
   JOIN content.editor e ON e.id = n.editor_id AND e.is_active AND e.password_version = n.password_version
   WHERE n.hash = :hash AND n.expires_at > now()`,
);
const take = statement<{ hash: string }, { hash: string }>(
  'content_take_editor_entry',
  'DELETE FROM content.editor_entry WHERE hash = :hash RETURNING hash',
);
const lock = statement<{ id: string }, { editorId: string; version: string }>(
  'content_lock_editor',
  'SELECT id FROM content.editor WHERE id = :editorId AND password_version = :version AND is_active FOR UPDATE',
);
const dropOf = statement<never, { editorId: string }>(
  'content_drop_editor_entries',
  'DELETE FROM content.editor_entry WHERE editor_id = :editorId',
);

/**
 * Stores that the password was right.
 * @returns the secret for the next step, which is stored as a hash only
 */
export async function saveEntry(
  connection: Connection,
  editorId: string,
  version: string,
  sealed: string | null,
): Promise<string> {
  const secret = newSecret();
  await put(connection, { hash: getHash(secret), editorId, version, sealed });
  return secret;
}

/** Undefined: there is none, it has expired, or the password or factor has changed since. */
export async function findEntry(connection: Connection, secret: string): Promise<Entry | undefined> {
  return (await find(connection, { hash: getHash(secret) }))[0];
}

/**
 * Consumes an entry in the transaction that continues from it, so that neither password nor factor changes meanwhile.
 * False: it was consumed before, or they have changed.
 */
export async function takeEntry(
  connection: Connection,
  secret: string,
  { editorId, version }: Pick<Entry, 'editorId' | 'version'>,
): Promise<boolean> {
  const isPresent = (await lock(connection, { editorId, version })).length > 0;
  return isPresent && (await take(connection, { hash: getHash(secret) })).length > 0;
}

export async function dropEntries(connection: Connection, editorId: string): Promise<void> {
  await dropOf(connection, { editorId });
}
