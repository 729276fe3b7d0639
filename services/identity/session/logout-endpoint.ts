import type Provider from 'oidc-provider';
import type { Pool } from 'pg';
import { cookieContext } from './cookie.ts';
import { endSession } from './end-session.ts';

/** `POST …/sessions?_action=logout`: ends the session of the cookie that comes along, with everything issued in it. */
export async function logOut(provider: Provider, pool: Pool, request: Request): Promise<Response> {
  const secure = provider.issuer.startsWith('https:');
  const cookies = cookieContext(provider, secure, request.headers.get('cookie'));
  const session = await cookies.session();
  if (session.accountId) await endSession(pool, session.accountId, session.uid);
  cookies.set(null);
  const response = Response.json(
    { result: 'Successfully logged out' },
    { headers: { 'Cache-Control': 'no-store' } },
  );
  for (const cookie of cookies.setCookies()) response.headers.append('Set-Cookie', cookie);
  return response;
}
