import { renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { redactedPath } from '#contracts/paths/redacted-path.ts';
import { BytesResponse } from '#contracts/ready-response.ts';
import { createContentClient } from '#web/site/data/content-client.ts';
import { data } from '#web/site/data/data.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { rememberedScheme } from '#web/site/frame/appearance/remembered-scheme.ts';
import { speculationRules } from '#web/site/frame/speculation-rules.ts';
import { opensOneOf } from '#web/site/pages/access/page-access.ts';
import { isReaderKnown } from '#web/site/pages/access/role-access.ts';
import { type Assets, AssetsContext, getApplication, isPart } from '#web/site/render/assets.ts';
import { inlineSource } from '#web/site/render/inline-source.ts';
import { renderMarkup } from '#web/site/render/markup.ts';
import { createPageStyles, type PageStyles } from '#web/site/render/page-styles.ts';
import { responseNotes } from '#web/site/render/response-notes.ts';
import { withServerOnlyData } from '#web/site/render/server-only.ts';
import { StablePartContext } from '#web/site/render/stable-part-context.ts';
import { createStableParts } from '#web/site/render/stable-parts.tsx';
import { themeStyles } from '#web/site/render/theme-styles.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { createPageContext, type PageContext, PageContextProvider } from '#web/site/visit/page-context.ts';
import { getEditor } from '#web/site/visit/preview/editor-session.ts';
import { parseCookies } from '#web/site/visit/request/cookies.ts';
import { resolve } from '#web/site/visit/resolve-address.ts';
import { readSiteDirectory } from '#web/site/visit/sites/read-site-directory.ts';

/** What the server uses of the build besides the request handler. */
export { responseNotes, serverContext, withServerOnlyData };
export const dropData = data.drop;
export const dataNumbers = data.numbers;

/** Whether the visitor has opened one of these protected pages, and so may have the files that they show. */
export function hasOpened(
  request: Request,
  server: ServerContext,
  pageIds: readonly string[],
): Promise<boolean> {
  const cookies = parseCookies(request.headers.get('cookie'));
  return opensOneOf(server, createContentClient(server), cookies, pageIds);
}

/** Whether the request comes from a signed-in person. Throws 503 when the back end does not answer. */
export function isSignedIn(request: Request, server: ServerContext): Promise<boolean> {
  return isReaderKnown(server, parseCookies(request.headers.get('cookie')));
}

/**
 * The signed-in editor; undefined: nobody is signed in. Throws 503 when the back end does not
 * answer.
 */
export function findEditor(request: Request, server: ServerContext): Promise<EditorSession | undefined> {
  return getEditor(server, createContentClient(server), request);
}

/**
 * The address to redirect to for a path without a locale, or with one that the site lacks, in the reader's
 * locale; undefined: there is none.
 */
export async function localizedAddress(
  { headers, url }: Request,
  server: ServerContext,
  pathname: string,
): Promise<string | undefined> {
  const decision = resolve(
    {
      method: 'GET',
      host: new URL(url).host,
      pathname,
      search: '',
      cookies: parseCookies(headers.get('cookie')),
      acceptLanguage: headers.get('accept-language'),
    },
    await readSiteDirectory(server),
  );
  if (decision.kind === 'redirect') return decision.location;
  return decision.kind === 'page' ? pathname : undefined;
}

/** Scheme and host of every site, as browsers reach them. */
export async function siteOrigins(server: ServerContext): Promise<string[]> {
  const directory = await readSiteDirectory(server);
  return [...new Set(directory.sites.map(({ id }) => directory.getOrigin(id)))];
}

/**
 * Renders a whole page as a string, for the page cache. Nothing is sent a second time for hydration, since
 * public pages have none (docs/decisions/0002).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Response {
  const { assets } = loadContext.get(serverContext);
  const reader = getPageContext(loadContext);
  const parts = reader && createStableParts(reader);
  const html = renderToStaticMarkup(
    <AssetsContext value={assets}>
      <PageContextProvider value={reader}>
        <StablePartContext value={parts?.renderPart ?? null}>
          <ServerRouter context={documentContext(routerContext, assets)} url={request.url} />
        </StablePartContext>
      </PageContextProvider>
    </AssetsContext>,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  if (status >= 500) headers.set('retry-after', '30');
  const handle = routerContext.staticHandlerContext.matches.at(-1)?.route.handle;
  const pieces = parts?.splitPieces(html) ?? [renderMarkup(html)];
  const bytes = pieces.map((piece) => piece.bytes);
  if (isPart(handle)) return getDocument(bytes, status, headers);
  // A page with an application links the style sheets of everything that the application may render later.
  const application = getApplication(handle);
  const cut = getPageStyles(application ? assets.applications[application].otherStyles : assets.styles);
  const usedThemes = new Set(pieces.flatMap(({ themes }) => [...themes]));
  const rendered = new Set(pieces.flatMap(({ modules }) => [...modules]));
  const notes = loadContext.get(responseNotes);
  const themes = reader?.directory.themes ?? notes.themes ?? [];
  const { css, source } = cut(rendered, themeStyles(themes, usedThemes, reader?.directory.mainTheme));
  // The one inline style and the two inline scripts that the content security policy then allows.
  notes.inlineStyles = source;
  notes.inlineScripts = inlineScripts;
  return getDocument(withStyle(bytes, css), status, headers);
}

const inlineScripts = [rememberedScheme, speculationRules].map(inlineSource).join(' ');

const doctype = Buffer.from('<!doctype html>');

function getDocument(parts: readonly Buffer[], status: number, headers: Headers): Response {
  return new BytesResponse(Buffer.concat([doctype, ...parts]), { status, headers });
}

/**
 * The placeholder that `Layout` renders for the page's style sheet: in the head, and so in the first piece.
 */
const styleSlot = { opening: '<style>', whole: '<style></style>' };

function withStyle([first = Buffer.of(), ...rest]: readonly Buffer[], css: Buffer): Buffer[] {
  const slot = first.indexOf(styleSlot.whole) + styleSlot.opening.length;
  return [first.subarray(0, slot), css, first.subarray(slot), ...rest];
}

const cutters = new Map<string, PageStyles>();

function getPageStyles(styles: string): PageStyles {
  let cut = cutters.get(styles);
  if (!cut) {
    cut = createPageStyles(styles);
    cutters.set(styles, cut);
  }
  return cut;
}

/**
 * The context without hydration data, without links to style sheets that the document carries inline, and
 * with the routes of this document only: React Router would create objects for every route of the manifest,
 * in each document.
 */
function documentContext(context: EntryContext, { sheets }: Assets): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const rendered = staticHandlerContext.matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? []);
  const routes = Object.fromEntries(
    rendered.map((route) => [
      route.id,
      { ...route, css: route.css?.filter((address) => !sheets.includes(address)) },
    ]),
  );
  return { ...context, manifest: { ...manifest, routes }, serverHandoffStream: undefined };
}

/** Logs errors. Responses such as 404 are none, and neither are empty error objects (SYS-05). */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  if (error && typeof error === 'object' && !(error instanceof Error) && Object.keys(error).length === 0)
    return;
  context
    .get(serverContext)
    .log.error('A page could not be made', { path: redactedPath(new URL(request.url).pathname), error });
}

/** Null where the address belongs to no site, or the content back end did not answer in time. */
function getPageContext(context: Readonly<RouterContextProvider>): PageContext | null {
  try {
    return createPageContext(context.get(visitContext));
  } catch {
    return null;
  }
}
