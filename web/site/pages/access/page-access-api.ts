import { serverContext } from '#web/site/data/server-context.ts';
import { isSameOrigin } from '#web/site/visit/request/same-origin.ts';
import type { Route } from './+types/page-access-api.ts';
import { forgetHolder, holderCookie } from './role-access.ts';

/**
 * PAG-05: `POST /api/page-access` with an ID token in `Authorization` remembers its holder for pages by role;
 * `DELETE` forgets the holder. Responds with 204; 401 for an invalid token, 403 to other sites, 503 while the
 * tenant is unavailable.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const server = context.get(serverContext);
  if (!isSameOrigin(request, url)) return empty(403);
  if (request.method === 'DELETE') return empty(204, forgetHolder(server));
  if (request.method !== 'POST') return empty(405);
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const holder = token && (await server.identifyHolder(token));
  if (!holder) return empty(401);
  return holder === 'unknown' ? empty(503) : empty(204, holderCookie(server, holder));
}

function empty(status: number, cookie?: string): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (cookie) headers.set('set-cookie', cookie);
  return new Response(null, { status, headers });
}
