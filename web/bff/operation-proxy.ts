import type { DocumentNode } from 'graphql';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import type { Backend } from '#contracts/backend.ts';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { idTokenHeaders } from '#contracts/identity/client.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { debugLevelHeader, getDebugLevel } from '#contracts/support/debug-level.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { editorCookie } from '#web/site/visit/preview/editor-session.ts';
import { isJson, isSameOrigin } from '#web/site/visit/request/same-origin.ts';
import { answerPreview } from './editor/preview-proxy.ts';
import { requireEditor } from './editor/require-editor.ts';
import { chiefOnly, editorChanges, editorReads, portalOperations } from './operations.ts';
import { type Args, passOn, readArgs, refused } from './pass-operation.ts';

/** What somebody may send, and how it goes on. */
type Passage = {
  readonly maxBodyLength: number;
  readonly findDocument: (operation: string) => DocumentNode | undefined;
  readonly findBackend: () => { backend: Backend; headers: Readonly<Record<string, string>> };
  readonly timeoutMs?: number;
  readonly editor?: EditorSession;
};

/**
 * Passes one of the operations of an application on to its back end, and gives its answer. For the portal nothing is decided
 * here but which operations there are: the back end checks the token. That of the editor area trusts the site (EDI-02,
 * decision 3): who it was, and in which session, goes on as `by` and `session`, never as the browser says it.
 */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const server = context.get(serverContext);
  const isPortal = Object.hasOwn(portalBackends, url.pathname);
  const passage = isPortal
    ? openPortalPassage(portalBackends[url.pathname]!, request, server)
    : await openEditorPassage({ request, context, url }, server);
  if (passage instanceof Response) return passage;
  const { maxBodyLength, findDocument, findBackend, timeoutMs, editor } = passage;
  const args = await readArgs(request, maxBodyLength);
  const document = args && findDocument(args.operationName);
  if (!document) return refused(400, 'There is no such operation.', 'BAD_REQUEST');
  if (editor && editor.role !== 'chief' && chiefOnly.includes(args.operationName))
    return refused(403, 'This is for chief editors.', 'FORBIDDEN');
  const variables = editor
    ? { ...findObject(args), by: editor.name, session: editor.session }
    : args.variables;
  const passing = { request, document, args: { ...args, variables }, log: server.log, timeoutMs };
  const response = await passOn({ ...passing, ...findBackend() });
  return editor && renewsSession.includes(args.operationName)
    ? renewToken(response, args.operationName, editor, context)
    : response;
}

const portalBackends: Readonly<Record<string, 'support' | 'accounts'>> = {
  '/api/tickets-proxy': 'support',
  '/api/accounts-proxy': 'accounts',
};

function openPortalPassage(
  name: 'support' | 'accounts',
  { headers }: Request,
  server: ServerContext,
): Passage {
  return {
    maxBodyLength: 100 * 1024,
    findDocument: (operation) => findOwn(portalOperations[name]!, operation),
    findBackend: () => ({
      backend: server[name],
      headers: {
        ...idTokenHeaders(headers),
        ...(name === 'support' && { [debugLevelHeader]: getDebugLevel(headers.get(debugLevelHeader)) }),
        [visitorHeader]: headers.get(visitorHeader) ?? '',
      },
    }),
  };
}

/** Needs a session and a page of the site; one address takes queries, the other mutations. */
async function openEditorPassage(
  { request, context, url }: Pick<ActionFunctionArgs, 'request' | 'context' | 'url'>,
  server: ServerContext,
): Promise<Passage | Response> {
  const isChange = url.pathname === '/api/editor-proxy';
  if (!isJson(request)) return refused(415, 'Send the question as application/json.', 'BAD_REQUEST');
  if (!isSameOrigin(request, url)) return refused(403, 'Only pages of the site may ask.', 'FORBIDDEN');
  if (!isChange && request.headers.has('x-preview-token')) return answerPreview(request, server);
  const editor = await requireEditor(request, context);
  if (editor instanceof Response) return editor;
  const name = url.searchParams.get('backend') ?? 'content';
  return {
    // A page with all its languages; the content back end sets the same limit.
    maxBodyLength: 2 * 1024 * 1024,
    // Some changes touch the whole site.
    timeoutMs: 60_000,
    editor,
    findDocument: (operation) =>
      findOwn(findOwn(isChange ? editorChanges : editorReads, name) ?? {}, operation),
    findBackend: () => {
      const backends: Readonly<Record<string, { backend: Backend; token: string | undefined }>> = {
        content: { backend: server.content, token: server.contentToken },
        products: { backend: server.products, token: server.productsToken },
        support: { backend: server.support, token: server.supportToken },
        accounts: { backend: server.accounts, token: server.accountsToken },
      };
      const { backend, token } = backends[name]!;
      const locales = request.headers.get('locales') ?? 'en';
      return { backend, headers: { locales, ...(token && { authorization: `Bearer ${token}` }) } };
    },
  };
}

function findOwn<Value>(all: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

function findObject({ variables }: Args): object {
  return typeof variables === 'object' && variables !== null ? variables : {};
}

/** What changes how somebody signs in. */
const renewsSession: readonly string[] = [
  'changeOwnEditorPassword',
  'confirmOwnEditorFactor',
  'removeOwnEditorFactor',
];

const renewMutation = graphql(`
  mutation renewEditorSession($session: ID!) { renewEditorSession(session: $session) }
`);

/** The change ended all other sessions; this one goes on under a new token, so a copied token is worthless. */
async function renewToken(
  response: Response,
  operation: string,
  { session }: EditorSession,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const body = (await response.clone().json()) as {
    data?: Record<string, { problem: string | null }> | null;
  };
  if (body.data?.[operation]?.problem !== null) return response;
  const { renewEditorSession: token } = await context.get(contentContext)(renewMutation, { session });
  if (token) response.headers.append('set-cookie', editorCookie(context.get(serverContext), token));
  return response;
}
