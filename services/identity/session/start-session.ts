import type Provider from 'oidc-provider';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { PersonAt } from '../credential/credential-version.ts';
import { cookieContext } from './cookie.ts';
import { endSession } from './end-session.ts';
import { sessionSeconds } from './session-lifetime.ts';

const noteOrigin = statement<
  { uid: string },
  { uid: string; personId: string; version: number; expires: Date; address: string; agent: string }
>(
  'identity_note_session_origin',
  `WITH seen AS (
     UPDATE identity.person SET last_sign_in_at = now()
     WHERE id = :personId AND credential_version = :version AND state = 'active' RETURNING id
   )
   INSERT INTO identity.session_origin (uid, person_id, credential_version, expires_at, address, user_agent)
   SELECT :uid, id, :version, :expires, :address, :agent FROM seen RETURNING uid`,
);

export type SignedIn = PersonAt & {
  /** How the person was authenticated (RFC 8176): `pwd`, `otp`, `hwk`, … */
  readonly amr: readonly string[];
};

type From = {
  /** The browser's cookies, which may hold an earlier session. */
  readonly cookie: string | null;
  readonly address: string;
  readonly userAgent: string;
};

/**
 * Begins a session under a new id; an earlier one of the browser ends. Gives the cookies to set, and a name for the
 * session that grants nothing; undefined: the credentials have changed since they were checked.
 */
export async function startSession(
  provider: Provider,
  connection: Connection,
  { personId, version, amr }: SignedIn,
  { cookie, address, userAgent }: From,
): Promise<{ setCookies: string[]; name: string } | undefined> {
  const secure = provider.issuer.startsWith('https:');
  const cookies = cookieContext(provider, secure, cookie);
  const before = await cookies.session();
  if (before.accountId) await endSession(connection, before.accountId, before.uid);
  const session = new provider.Session();
  session.loginAccount({ accountId: personId, amr: [...amr] });
  const expires = new Date(Date.now() + sessionSeconds * 1000);
  const agent = userAgent.slice(0, 300);
  const noted = await noteOrigin(connection, {
    uid: session.uid,
    personId,
    version,
    expires,
    address,
    agent,
  });
  if (noted.length === 0) return undefined;
  await session.save(sessionSeconds);
  cookies.set(session.jti, expires);
  return { setCookies: cookies.setCookies(), name: session.uid };
}
