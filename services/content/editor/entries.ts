import { type Connection, statement } from '#services/foundation/statement.ts';
import { getHash, newSecret } from './sign-in/session-token.ts';

/** How long somebody has to answer with a code. */
const minutes = 10;

/** Between the password and the second factor. `sealed`: the secret that is being set up; null: a code is requested. */
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

/** Remembers that somebody knew the password. Gives the secret for the next step, which is stored nowhere. */
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

/** Undefined: there is none, its time is over, or the password or factor is another one since. */
export async function findEntry(connection: Connection, secret: string): Promise<Entry | undefined> {
  return (await find(connection, { hash: getHash(secret) }))[0];
}

/**
 * Ends an entry for the one who goes on from it, in a transaction in which nobody changes password or factor meanwhile.
 * Says false when it was ended before, or they have changed.
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
