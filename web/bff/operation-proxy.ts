import type { DocumentNode } from 'graphql';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import type { Backend } from '#contracts/backend.ts';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { editorHeaders } from '#contracts/editing/editor-header.ts';
import { may } from '#contracts/editing/roles.ts';
import { idTokenHeaders } from '#contracts/identity/client.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { debugLevelHeader, getDebugLevel } from '#contracts/support/debug-level.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { editorCookie } from '#web/site/visit/preview/editor-session.ts';
import { isJson, isSameOrigin } from '#web/site/visit/request/same-origin.ts';
import { answerPreview } from './editor/preview-proxy.ts';
import { requireEditor } from './editor/require-editor.ts';
import { editorChanges, editorReads, portalOperations, rightsOf } from './operations.ts';
import { type Args, passOn, readArgs, refused } from './pass-operation.ts';

/** The operations that the caller may send, and how they are passed on. */
type Passage = {
  readonly maxBodyLength: number;
  readonly findDocument: (operation: string) => DocumentNode | undefined;
  readonly findBackend: () => { backend: Backend; headers: Readonly<Record<string, string>> };
  readonly timeoutMs?: number;
  readonly editor?: EditorSession;
};

/**
 * Passes an operation of an application on to its back end, and returns the response. For the portal, only
 * the list of operations is enforced here: the back end verifies the token. The content back end of the
 * editor area trusts the site (EDI-02, decision 3): the editor and the session are passed on as `by` and
 * `session`, never as the browser claims them.
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
  if (editor && !rightsOf(document, findObject(args)).every((right) => may(editor.grants, right)))
    return refused(403, 'This is not within your role.', 'FORBIDDEN');
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

/**
 * Requires a session, and a request from a page of the site; one address takes queries, the other mutations.
 */
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
    // Enough for a page with all its languages; the content back end has the same limit.
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
      const believed = token && { authorization: `Bearer ${token}`, ...editorHeaders(editor) };
      return { backend, headers: { locales, ...believed } };
    },
  };
}

function findOwn<Value>(all: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

function findObject({ variables }: Args): Readonly<Record<string, unknown>> {
  return typeof variables === 'object' ? { ...variables } : {};
}

/** Operations that change how somebody signs in. */
const renewsSession: readonly string[] = [
  'changeOwnEditorPassword',
  'confirmOwnEditorFactor',
  'removeOwnEditorFactor',
];

const renewMutation = graphql(`
  mutation renewEditorSession($session: ID!) { renewEditorSession(session: $session) }
`);

/**
 * The change has ended all other sessions; this one continues with a new token, so that a stolen token
 * becomes useless.
 */
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
