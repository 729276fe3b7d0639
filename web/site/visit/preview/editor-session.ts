import type { EditorSession } from '#contracts/content/editor-session.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { deleteCookie, parseCookies, setCookie } from '../request/cookies.ts';

/** EDI-01: for so long a session needs no password again; the content back end ends the session then, too. */
const sessionSeconds = 90 * 24 * 60 * 60;

type Site = Pick<ServerContext, 'settings'>;

const sessionQuery = graphql(`
  query editorSession($token: String!, $address: String) {
    editorSession(token: $token, address: $address) { id name role session }
  }
`);

/**
 * Who works in the editor area, by the request's cookie; undefined: nobody who may (any more). Throws the answer 503 when
 * the content back end is unavailable.
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

/** What the request's cookie holds. */
export function findEditorToken(site: Site, request: Request): string | undefined {
  return parseCookies(request.headers.get('cookie')).get(cookieName(site));
}

/** The `Set-Cookie` line by which a browser keeps the session. */
export function editorCookie(site: Site, token: string): string {
  return setCookie(cookieName(site), token, { secure: isSecure(site), maxAge: sessionSeconds });
}

/** The `Set-Cookie` line by which a browser forgets it. */
export function noEditorCookie(site: Site): string {
  return deleteCookie(cookieName(site), { secure: isSecure(site) });
}

/** The page cache lets no request with a cookie of this name see or fill what it keeps. */
function cookieName(site: Site): string {
  return isSecure(site) ? '__Host-editor' : 'editor';
}

function isSecure({ settings }: Site): boolean {
  return settings.origin.startsWith('https:');
}
