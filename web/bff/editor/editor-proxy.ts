import { type DocumentNode, Kind } from 'graphql';
import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import type { Backend } from '#contracts/backend.ts';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { type BackendName, changes, chiefOnly, reads } from '#web/apps/editor/operations.ts';
import { type Args, findOperation, passOn, readArgs, refused } from '#web/bff/pass-operation.ts';
import { type ServerContext, serverContext } from '#web/site/data/server-context.ts';
import { contentContext } from '#web/site/visit/context.ts';
import { editorCookie } from '#web/site/visit/preview/editor-session.ts';
import { isJson, isSameOrigin } from '#web/site/visit/same-origin.ts';
import { answerPreview } from './preview-proxy.ts';
import { requireEditor } from './require-editor.ts';

const renewMutation = graphql(`
  mutation renewEditorSession($session: ID!) { renewEditorSession(session: $session) }
`);

/** What changes how somebody enters. */
const renewsSession: readonly string[] = [
  'changeOwnEditorPassword',
  'confirmOwnEditorFactor',
  'removeOwnEditorFactor',
];

/** It has ended all other sessions; the one in which it was done goes on under another token, so that nobody else has it. */
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

/** A page with all its languages; the content back end sets the same limit. */
const maxBodyLength = 2 * 1024 * 1024;
/** Some changes touch the whole site. */
const timeoutMs = 60_000;

/**
 * EDI-02, decision 3: passes one of the editor area's operations on to its back end, which trusts the site. So it is
 * decided here who may ask: whoever has a session, for some operations a chief, and only from a page of the site. Who
 * it was, and in which session, goes on as `by` and `session`, never as the browser says it.
 */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const server = context.get(serverContext);
  const isChange = url.pathname === '/api/editor-proxy';
  if (!isJson(request)) return refused(415, 'Send the question as application/json.', 'BAD_REQUEST');
  if (!isSameOrigin(request, url)) return refused(403, 'Only pages of the site may ask.', 'FORBIDDEN');
  if (!isChange && request.headers.has('x-preview-token')) return answerPreview(request, server);
  const session = await requireEditor(request, context);
  if (session instanceof Response) return session;
  const args = await readArgs(request, maxBodyLength);
  const backend = url.searchParams.get('backend') ?? 'content';
  const document = args && getDocument(isChange, backend, args.operationName);
  if (!document) return refused(400, 'There is no such operation.', 'BAD_REQUEST');
  if (session.role !== 'chief' && chiefOnly.includes(args.operationName))
    return refused(403, 'This is for chief editors.', 'FORBIDDEN');
  const response = await passOn({
    request,
    ...findBackend(backend as BackendName, server, request),
    document,
    args: { ...args, variables: { ...findObject(args), by: session.name, session: session.session } },
    log: server.log,
    timeoutMs,
  });
  return renewsSession.includes(args.operationName)
    ? renewToken(response, args.operationName, session, context)
    : response;
}

function getDocument(isChange: boolean, backend: string, name: string): DocumentNode | undefined {
  const all: Readonly<Record<string, Readonly<Record<string, DocumentNode>>>> = isChange ? changes : reads;
  const document = Object.hasOwn(all, backend) ? findOperation(all[backend]!, name) : undefined;
  const kind = isChange ? 'mutation' : 'query';
  const isOfKind = document?.definitions.every(
    (definition) => definition.kind !== Kind.OPERATION_DEFINITION || definition.operation === kind,
  );
  return isOfKind ? document : undefined;
}

/** The back end of that name, and by what it knows the site. */
function findBackend(name: BackendName, server: ServerContext, request: Request) {
  const backends: Record<BackendName, { backend: Backend; token: string | undefined }> = {
    content: { backend: server.content, token: server.contentToken },
    products: { backend: server.products, token: server.productsToken },
    support: { backend: server.support, token: server.supportToken },
  };
  const { backend, token } = backends[name];
  const locales = request.headers.get('locales') ?? 'en';
  return { backend, headers: { locales, ...(token && { authorization: `Bearer ${token}` }) } };
}

function findObject({ variables }: Args): object {
  return typeof variables === 'object' && variables !== null ? variables : {};
}
