import type Provider from 'oidc-provider';
import type { Session } from 'oidc-provider';
import type { Pool } from 'pg';
import { client, endpoints } from '#contracts/identity/client.ts';
import { endSession } from '../session/end-session.ts';

type Middleware = Parameters<Provider['use']>[0];
type Context = Parameters<Middleware>[0];

/**
 * Ends the session at once when the request holds an ID token that was issued in it. The provider's own endpoint
 * first asks the person on a page; clients that call it by `fetch` take that page for success while the session lives
 * on.
 */
export function endSessionEndpoint(provider: Provider, pool: Pool): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== endpoints.endSession || ctx.method !== 'GET') return next();
    ctx.set('Cache-Control', 'no-store');
    const { id_token_hint: hint, post_logout_redirect_uri: back, state } = ctx.query;
    const subject = typeof hint === 'string' ? await getSubject(provider, hint) : undefined;
    if (!subject && !(hint === undefined && isOwnPage(ctx))) return refuse(ctx, 'id_token_hint is not valid');
    if (back !== undefined && !(await isRegistered(provider, back)))
      return refuse(ctx, 'post_logout_redirect_uri is not registered');
    const session: Session = await provider.Session.get(ctx as never);
    if (session.accountId && (!subject || subject === session.accountId)) {
      await endSession(pool, session.accountId, session.uid);
      ctx.cookies.set(provider.cookieName('session'), null, {
        signed: true,
        path: '/',
        sameSite: 'lax',
        secure: ctx.secure,
      });
    }
    if (typeof back !== 'string') {
      ctx.status = 204;
      return;
    }
    const target = new URL(back);
    if (typeof state === 'string') target.searchParams.set('state', state);
    ctx.status = 303;
    ctx.redirect(target.href);
  };
}

async function getSubject(provider: Provider, hint: string): Promise<string | undefined> {
  const requester = await provider.Client.find(client.id);
  if (!requester) return undefined;
  try {
    const { payload } = await provider.IdToken.validate(hint, requester);
    return typeof payload.sub === 'string' ? payload.sub : undefined;
  } catch {
    return undefined;
  }
}

async function isRegistered(provider: Provider, address: string | string[]): Promise<boolean> {
  const requester = await provider.Client.find(client.id);
  return typeof address === 'string' && (requester?.postLogoutRedirectUriAllowed(address) ?? false);
}

/**
 * Without a hint only our own pages and the address bar may end a session: otherwise another site could sign people
 * out.
 */
function isOwnPage(ctx: Context): boolean {
  return ['same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'));
}

function refuse(ctx: Context, description: string): void {
  ctx.status = 400;
  ctx.body = { error: 'invalid_request', error_description: description };
}
