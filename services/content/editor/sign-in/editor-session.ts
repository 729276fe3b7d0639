import {
  everywhere,
  type Grant,
  isFactorDue,
  withoutFactor,
  workingGrants,
} from '#contracts/editing/roles.ts';
import { isSameSecret } from '#contracts/same-secret.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { hasChief } from '../find-editors.ts';
import { grantsOf } from '../grants/grants.ts';
import { getHash } from './session-token.ts';
import { sharedId, sharedName } from './shared-password.ts';
import type { SignInRules } from './sign-in-rules.ts';

/** An editor's session, read with every request, so that a change of grants or access counts at once. */
export type EditorSession = {
  /** Of the editor, or `shared`. */
  id: string;
  name: string;
  grants: readonly Grant[];
  /** The id of the session; it grants nothing. */
  session: string;
};

type Found = {
  session: string;
  editorId: string | null;
  version: string;
  address: string;
  isOld: boolean;
  name: string | null;
  grants: readonly Grant[];
  hasFactor: boolean;
};

const columns = `s.id AS session, s.editor_id AS "editorId", s.password_version AS version, s.address,
  s.seen_at < now() - interval '1 minute' AS "isOld", e.name, ${grantsOf('e.id')} AS grants,
  EXISTS (SELECT FROM content.totp t WHERE t.editor_id = e.id) AS "hasFactor"
  FROM content.editor_session s
  LEFT JOIN content.editor e ON e.id = s.editor_id AND e.is_active AND e.password_version = s.password_version
  WHERE s.expires_at > now()`;
const byHash = statement<Found, { hash: string }>(
  'content_editor_session_by_hash',
  `SELECT ${columns} AND s.token_hash = :hash`,
);
const byId = statement<Found, { id: string }>(
  'content_editor_session_by_id',
  `SELECT ${columns} AND s.id = :id`,
);
const see = statement<never, { id: string; address: string }>(
  'content_see_editor_session',
  'UPDATE content.editor_session SET seen_at = now(), address = :address WHERE id = :id',
);

/**
 * The session of a token. Null: there is none, or its editor may not edit (any more).
 * @param address shown to its owner; empty: unknown
 */
export async function sessionByToken(
  connection: Connection,
  token: string,
  address: string,
  rules: SignInRules,
): Promise<EditorSession | null> {
  const [found] = await byHash(connection, { hash: getHash(token) });
  const session = await findSession(connection, found, rules);
  const hasMoved = address !== '' && address !== found?.address;
  if (session && found && (found.isOld || hasMoved))
    await see(connection, { id: session.session, address: address || found.address });
  return session;
}

/** The same by the id of the session, which a trusted caller knows. */
export async function sessionById(
  connection: Connection,
  id: string,
  rules: SignInRules,
): Promise<EditorSession | null> {
  const [found] = await byId(connection, { id });
  return findSession(connection, found, rules);
}

async function findSession(
  connection: Connection,
  found: Found | undefined,
  { shared, isFactorRequired }: SignInRules,
): Promise<EditorSession | null> {
  if (!found) return null;
  const { session, editorId, version, name, grants, hasFactor } = found;
  if (editorId === null)
    return shared && isSameSecret(version, shared.version) ? sharedSession(connection, session) : null;
  if (!name) return null;
  // Whoever has just become a chief gets the rights of one once the second factor is set up.
  const isLess = isFactorRequired && !hasFactor && isFactorDue(grants);
  return { id: editorId, name, grants: isLess ? withoutFactor(grants) : grants, session };
}

/** The shared password has all rights until there is a named chief: somebody has to admit the first editors. */
async function sharedSession(connection: Connection, session: string): Promise<EditorSession> {
  const grants = (await hasChief(connection)) ? workingGrants : [everywhere('chief')];
  return { id: sharedId, name: sharedName, grants, session };
}
