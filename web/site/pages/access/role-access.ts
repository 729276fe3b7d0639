import { data } from 'react-router';
import type { Holder, PersonStatus } from '#contracts/identity/holder.ts';
import { carriesRole, roles } from '#contracts/identity/roles.ts';
import { isSameSecret } from '#contracts/same-secret.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { type Cookies, deleteCookie, setCookie } from '#web/site/visit/request/cookies.ts';
import type { PageData } from '../page-query.ts';

type Signer = Pick<ServerContext, 'sign' | 'settings'>;
type Server = Signer & Pick<ServerContext, 'findPersonStatus'>;

/** Requests with a cookie of this name bypass the page cache. */
const cookieName = 'access_by_role';

/** Access to a page by role (PAG-05): granted, refused for lack of the role, or sign-in required. */
export type RoleEntry =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly status: PersonStatus }
  | { readonly kind: 'stranger' };

/**
 * Checked with every request, so that somebody who loses the role, is suspended or signs out can read nothing
 * more. Throws a 503 response when the back end is unavailable.
 */
export async function enterByRole(
  server: Server,
  cookies: Cookies,
  { requiredRole }: Pick<PageData, 'requiredRole'>,
): Promise<RoleEntry> {
  const status = await findStatus(server, cookies);
  if (!status) return { kind: 'stranger' };
  return carries(status, requiredRole) ? { kind: 'open' } : { kind: 'refused', status };
}

/** Whether a visitor is signed in, with any role. Throws a 503 response when the back end is unavailable. */
export async function isReaderKnown(server: Server, cookies: Cookies): Promise<boolean> {
  return (await findStatus(server, cookies)) !== undefined;
}

async function findStatus(server: Server, cookies: Cookies): Promise<PersonStatus | undefined> {
  const holder = findHolder(server, cookies);
  const status = holder && (await server.findPersonStatus(holder));
  if (status === 'unknown') throw data(null, { status: 503, statusText: 'Service Unavailable' });
  return status;
}

function carries({ roles: own }: PersonStatus, required: string | null): boolean {
  const known = Object.values(roles).find((role) => role === required);
  return known ? carriesRole(own, known) : required !== null && own.includes(required);
}

/** A cookie that remembers the holder of a token for as long as the token is valid. */
export function holderCookie(server: Signer, holder: Holder, now = Date.now()): string {
  const payload = Buffer.from(JSON.stringify(holder)).toString('base64url');
  const maxAge = Math.max(0, holder.expires - Math.floor(now / 1000));
  return setCookie(cookieName, `${payload}.${server.sign(statement(payload))}`, {
    ...getSecure(server),
    maxAge,
  });
}

export function forgetHolder(server: Signer): string {
  return deleteCookie(cookieName, getSecure(server));
}

/** The holder remembered in the cookie; undefined: it is missing, forged or expired. */
export function findHolder(server: Signer, cookies: Cookies, now = Date.now()): Holder | undefined {
  const [payload = '', signature = ''] = cookies.get(cookieName)?.split('.') ?? [];
  if (!payload || !isSameSecret(signature, server.sign(statement(payload)))) return undefined;
  const holder = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Holder;
  return holder.expires * 1000 > now ? holder : undefined;
}

const statement = (payload: string) => `holder of a token: ${payload}`;
const getSecure = ({ settings }: Signer) => ({ secure: settings.origin.startsWith('https:') });
