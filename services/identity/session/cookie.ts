import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type Provider from 'oidc-provider';
import type { Session } from 'oidc-provider';

/**
 * The provider's own session cookie, for requests outside the provider: it signs and reads it as usual. `secure`:
 * browsers reach the issuer by https, whatever stands between.
 */
export function cookieContext(provider: Provider, secure: boolean, cookie: string | null) {
  const incoming = new IncomingMessage(new Socket());
  incoming.headers = { 'x-forwarded-proto': secure ? 'https' : 'http', ...(cookie && { cookie }) };
  const outgoing = new ServerResponse(incoming);
  const context = provider.createContext(incoming, outgoing);
  const options = { httpOnly: true, secure, sameSite: 'lax', signed: true, path: '/' } as const;
  return {
    session: (): Promise<Session> => provider.Session.get(context as never),
    /** Without a value the cookie is deleted. */
    set(id: string | null, expires?: Date) {
      context.cookies.set(provider.cookieName('session'), id, { ...options, ...(expires && { expires }) });
    },
    setCookies(): string[] {
      const set = outgoing.getHeader('set-cookie');
      return Array.isArray(set) ? set : set ? [String(set)] : [];
    },
  };
}
