import type Provider from 'oidc-provider';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { cookieContext } from './cookie.ts';
import { endSession } from './end-session.ts';

const noteOrigin = statement<
  never,
  [uid: string, personId: string, expiresAt: Date, address: string, userAgent: string]
>(
  'identity_note_session_origin',
  `WITH seen AS (UPDATE identity.person SET last_sign_in_at = now() WHERE id = $2)
   INSERT INTO identity.session_origin (uid, person_id, expires_at, address, user_agent)
   VALUES ($1, $2, $3, $4, $5)`,
);

export type SignedIn = {
  readonly personId: string;
  /** How the person proved it (RFC 8176): `pwd`, `otp`, `hwk`, … */
  readonly amr: readonly string[];
};

type From = {
  /** Cookies of the browser, in which an earlier session may stand. */
  readonly cookie: string | null;
  readonly address: string;
  readonly userAgent: string;
};

const sessionSeconds = 12 * 3600;

/**
 * Begins a session under an id that nobody knew before; one that the browser had ends. Gives the cookies to set and a
 * name for the session that opens nothing.
 */
export async function startSession(
  provider: Provider,
  connection: Connection,
  { personId, amr }: SignedIn,
  { cookie, address, userAgent }: From,
): Promise<{ setCookies: string[]; name: string }> {
  const secure = provider.issuer.startsWith('https:');
  const cookies = cookieContext(provider, secure, cookie);
  const before = await cookies.session();
  if (before.accountId) await endSession(connection, before.accountId, before.uid);
  const session = new provider.Session();
  session.loginAccount({ accountId: personId, amr: [...amr] });
  await session.save(sessionSeconds);
  const expires = new Date(Date.now() + sessionSeconds * 1000);
  await noteOrigin(connection, session.uid, personId, expires, address, userAgent.slice(0, 300));
  cookies.set(session.jti, expires);
  return { setCookies: cookies.setCookies(), name: session.uid };
}
