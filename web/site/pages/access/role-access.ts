import { data } from 'react-router';
import type { Holder, PersonStatus } from '#contracts/identity/holder.ts';
import { carriesRole, roles } from '#contracts/identity/roles.ts';
import { isSameSecret } from '#contracts/same-secret.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { type Cookies, deleteCookie, setCookie } from '#web/site/visit/request/cookies.ts';
import type { PageData } from '../page-query.ts';

type Signer = Pick<ServerContext, 'sign' | 'settings'>;
type Server = Signer & Pick<ServerContext, 'findPersonStatus'>;

/** The page cache lets no request with a cookie of this name see or fill what it keeps. */
const cookieName = 'access_by_role';

/** What a visitor may read of a page by role (PAG-05): its content, that he lacks the role, or where to sign in. */
export type RoleEntry =
  | { readonly kind: 'open' }
  | { readonly kind: 'refused'; readonly status: PersonStatus }
  | { readonly kind: 'stranger' };

/**
 * Checked again with every request, so that who loses the role, is suspended or signs out reads nothing more. Throws the
 * answer 503 when the back end is unavailable.
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

/** Whether a visitor is signed in, whatever his roles. Throws a 503 response when the back end is unavailable. */
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

/** Remembers in a cookie who showed a token, as long as the token lasts. */
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

/** Who showed a token; undefined: the cookie is missing, not of ours, or has ended. */
export function findHolder(server: Signer, cookies: Cookies, now = Date.now()): Holder | undefined {
  const [payload = '', signature = ''] = cookies.get(cookieName)?.split('.') ?? [];
  if (!payload || !isSameSecret(signature, server.sign(statement(payload)))) return undefined;
  const holder = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Holder;
  return holder.expires * 1000 > now ? holder : undefined;
}

const statement = (payload: string) => `holder of a token: ${payload}`;
const getSecure = ({ settings }: Signer) => ({ secure: settings.origin.startsWith('https:') });
