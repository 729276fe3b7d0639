import { graphql } from '#contracts/content/graphql.ts';
import type { ContentClient } from './content-client.ts';
import { deleteCookie, parseCookies, setCookie } from './cookies.ts';
import type { ServerContext } from './server-context.ts';

/** Who works in the editor area. */
export type EditorSession = {
  /** Of the editor, or `shared`: by the password that all have. */
  readonly id: string;
  readonly name: string;
  readonly role: 'editor' | 'chief';
};

/** EDI-01: for so long nobody is asked for a password again. */
const sessionSeconds = 90 * 24 * 60 * 60;

type Signer = Pick<ServerContext, 'sign' | 'settings'>;

const sessionQuery = graphql(`
  query editorSession($id: String!) {
    editorSession(id: $id) { id name role version }
  }
`);

/**
 * Who works in the editor area, by the request's cookie; undefined: nobody who may (any more). Throws the answer 503 when
 * the content back end cannot tell.
 */
export async function editorOf(
  server: Signer,
  content: ContentClient,
  request: Request,
): Promise<EditorSession | undefined> {
  const token = parseCookies(request.headers.get('cookie')).get(cookieName(server));
  return token ? editorByToken(server, content, token) : undefined;
}

/** The same for the token itself. It was signed by us, is in time, and was made with the password that holds now. */
export async function editorByToken(
  server: Signer,
  content: ContentClient,
  token: string,
  now = Date.now(),
): Promise<EditorSession | undefined> {
  const [, expires = '', id = '', signature] = /^v1\.(\d{1,12})\.([\w-]{1,40})\.([\w-]+)$/.exec(token) ?? [];
  if (id === '' || Number(expires) * 1000 < now) return undefined;
  const { editorSession } = await content(sessionQuery, { id });
  if (!editorSession || signature !== server.sign(statement(id, editorSession.version, expires)))
    return undefined;
  return { id, name: editorSession.name, role: editorSession.role };
}

/** What a cookie holds for somebody whose password was right. It is no password, and no hash of one (decision 2). */
export function editorToken(
  { sign }: Pick<ServerContext, 'sign'>,
  { id, version }: { id: string; version: string },
  now = Date.now(),
): string {
  const expires = String(Math.floor(now / 1000) + sessionSeconds);
  return `v1.${expires}.${id}.${sign(statement(id, version, expires))}`;
}

/** The `Set-Cookie` line by which a browser keeps the session. */
export function editorCookie(server: Signer, token: string): string {
  return setCookie(cookieName(server), token, { secure: isSecure(server), maxAge: sessionSeconds });
}

/** The `Set-Cookie` line by which a browser forgets it. */
export function noEditorCookie(server: Signer): string {
  return deleteCookie(cookieName(server), { secure: isSecure(server) });
}

/** The page cache lets no request with a cookie of this name see or fill what it keeps. */
function cookieName(server: Signer): string {
  return isSecure(server) ? '__Host-editor' : 'editor';
}

function isSecure({ settings }: Signer): boolean {
  return settings.origin.startsWith('https:');
}

function statement(id: string, version: string, expires: string): string {
  return `editor ${id} password ${version} until ${expires}`;
}
