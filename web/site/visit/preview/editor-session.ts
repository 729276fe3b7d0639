import type { EditorSession } from '#contracts/content/editor-session.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { deleteCookie, parseCookies, setCookie } from '../request/cookies.ts';

/** EDI-01: how long a session lasts; the content back end ends it at the same time. */
const sessionSeconds = 90 * 24 * 60 * 60;

type Site = Pick<ServerContext, 'settings'>;

const sessionQuery = graphql(`
  query editorSession($token: String!, $address: String) {
    editorSession(token: $token, address: $address) { id name grants { role sites languages } session }
  }
`);

/**
 * The editor of the request's session cookie; undefined: none, or no longer allowed. Throws a 503 response
 * when the content back end is unavailable.
 */
export async function getEditor(
  site: Site,
  content: ContentClient,
  request: Request,
): Promise<EditorSession | undefined> {
  const token = findEditorToken(site, request);
  return token ? editorByToken(content, token, request.headers.get(visitorHeader) ?? '') : undefined;
}

/** The same for the token itself. */
export async function editorByToken(
  content: ContentClient,
  token: string,
  address = '',
): Promise<EditorSession | undefined> {
  if (!/^v1\.\d{1,12}\.[\w-]{43}$/.test(token)) return undefined;
  const { editorSession } = await content(sessionQuery, { token, address });
  return editorSession ?? undefined;
}

/** The session token in the request's cookie. */
export function findEditorToken(site: Site, request: Request): string | undefined {
  return parseCookies(request.headers.get('cookie')).get(cookieName(site));
}

/** The `Set-Cookie` header that stores the session. */
export function editorCookie(site: Site, token: string): string {
  return setCookie(cookieName(site), token, { secure: isSecure(site), maxAge: sessionSeconds });
}

/** The `Set-Cookie` header that deletes it. */
export function noEditorCookie(site: Site): string {
  return deleteCookie(cookieName(site), { secure: isSecure(site) });
}

/** Requests with a cookie of this name bypass the page cache. */
function cookieName(site: Site): string {
  return isSecure(site) ? '__Host-editor' : 'editor';
}

function isSecure({ settings }: Site): boolean {
  return settings.origin.startsWith('https:');
}
