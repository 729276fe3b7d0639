import { graphql } from '#contracts/content/graphql.ts';
import { isSameSecret } from '#contracts/same-secret.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import { isTooManyAttempts } from '#web/site/data/error-response.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { pageHref } from '#web/site/visit/links.ts';
import { findInvitation, invitedBy } from '#web/site/visit/preview/invitation-link.ts';
import { type Cookies, setCookie } from '#web/site/visit/request/cookies.ts';
import { loadPage, type PageData } from '../page-query.ts';
import { enterByRole, findHolder, type RoleEntry } from './role-access.ts';

/** How long an entered password opens a page; changing the password revokes it at once. */
const grantSeconds = 30 * 24 * 60 * 60;

type Signer = Pick<ServerContext, 'sign' | 'settings'>;
type Guarded = Pick<PageData, 'protection' | 'protectedBy' | 'passwordVersions'>;

const grantQuery = graphql(`
  query passwordGrant($pageId: ID!, $password: String!, $visitor: String) {
    passwordGrant(pageId: $pageId, password: $password, visitor: $visitor) { pageId version }
  }
`);

type Attempt = {
  server: Signer;
  content: ContentClient;
  page: Guarded & Pick<PageData, 'id'>;
  password: string;
  /** The visitor's address: the back end limits attempts by address, so that nobody can lock out others. */
  visitor: string;
};

export type Outcome = { kind: 'opened'; cookie: string } | { kind: 'required' | 'wrong' | 'tooMany' };

/** Tries a password on a protected page (PAG-05). Throws a 503 response when the content back end is unavailable. */
export async function enterPassword({ server, content, page, password, visitor }: Attempt): Promise<Outcome> {
  if (password === '') return { kind: 'required' };
  const granted = await content(grantQuery, { pageId: page.id, password, visitor }).catch(tooOften);
  if (!granted) return { kind: 'tooMany' };
  const { passwordGrant: grant } = granted;
  return grant ? { kind: 'opened', cookie: grantCookie(server, grant) } : { kind: 'wrong' };
}

function tooOften(answer: unknown): undefined {
  if (!isTooManyAttempts(answer)) throw answer;
}

/**
 * Whether the visitor's cookie holds a grant for the page: signed by us, not expired, and for the current
 * password.
 */
export function opensPage(server: Signer, cookies: Cookies, page: Guarded, now = Date.now()): boolean {
  if (page.protection !== 'password' || !page.protectedBy) return false;
  const [expires = '', signature = ''] = cookies.get(cookieName(page.protectedBy))?.split('.') ?? [];
  if (!/^\d+$/.test(expires) || Number(expires) * 1000 < now) return false;
  return page.passwordVersions.some((version) =>
    isSameSecret(signature, server.sign(statement(page.protectedBy!, version, expires))),
  );
}

const protectionQuery = graphql(`
  query pageProtection($id: ID!) {
    pageById(id: $id) { protection protectedBy passwordVersions requiredRole }
  }
`);

type Server = Signer & Pick<ServerContext, 'findPersonStatus'>;

/** What a visitor may read of a page. Throws a 503 response when a back end is unavailable. */
export async function createEntry(
  server: Server,
  cookies: Cookies,
  page: Guarded & Pick<PageData, 'requiredRole'>,
): Promise<RoleEntry | { readonly kind: 'public' | 'locked' }> {
  if (page.protection === 'none') return { kind: 'public' };
  if (page.protection === 'role') return enterByRole(server, cookies, page);
  return { kind: opensPage(server, cookies, page) ? 'open' : 'locked' };
}

/**
 * Whether the visitor may read one of the pages that show a protected file. Throws a 503 response when a back
 * end is unavailable.
 */
export async function opensOneOf(
  server: Server,
  content: ContentClient,
  cookies: Cookies,
  pageIds: readonly string[],
): Promise<boolean> {
  const granted = findHolder(server, cookies) ? pageIds : pageIds.filter((id) => cookies.has(cookieName(id)));
  const entries = await Promise.all(
    granted.map(async (id) => {
      const { pageById } = await content(protectionQuery, { id });
      return pageById && createEntry(server, cookies, pageById);
    }),
  );
  return entries.some((entry) => entry?.kind === 'open');
}

/**
 * Decision 8: an address that ends in an invitation opens the protected page before it. Throws a redirect to
 * that page, with the cookie if the invitation is still valid; otherwise the visitor has to enter the
 * password.
 */
export async function followInvitation(server: Signer, content: ContentClient, visit: Visit): Promise<void> {
  const invitation = findInvitation(visit.path);
  if (!invitation) return;
  const granted = { siteId: visit.site.id, path: invitation.path, country: visit.locale.country };
  const page = await loadPage(content, granted);
  if (!page) return;
  const version = invitedBy(server, invitation, page);
  const headers = new Headers({
    location: pageHref(visit, page),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  if (version && page.protectedBy)
    headers.append('set-cookie', grantCookie(server, { pageId: page.protectedBy, version }));
  throw new Response(null, { status: 303, headers });
}

function grantCookie(server: Signer, { pageId, version }: { pageId: string; version: string }): string {
  const expires = String(Math.floor(Date.now() / 1000) + grantSeconds);
  const value = `${expires}.${server.sign(statement(pageId, version, expires))}`;
  const secure = server.settings.origin.startsWith('https:');
  return setCookie(cookieName(pageId), value, { secure, maxAge: grantSeconds });
}

/** Requests with a cookie of this name bypass the page cache. */
function cookieName(pageId: string): string {
  return `access_${pageId}`;
}

function statement(pageId: string, version: string, expires: string): string {
  return `page ${pageId} password ${version} until ${expires}`;
}
