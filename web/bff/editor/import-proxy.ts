import type { ActionFunctionArgs } from 'react-router';
import { maxExportBytes } from '#contracts/content/largest-export.ts';
import { editorHeaders } from '#contracts/editing/editor-header.ts';
import { may } from '#contracts/editing/roles.ts';
import { importMutation } from '#web/apps/editor/import/import-operations.ts';
import { passOn, refused } from '#web/bff/pass-operation.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { isSameOrigin } from '#web/site/visit/request/same-origin.ts';
import { requireEditor } from './require-editor.ts';

/** Enough to read, compare and store ten thousand pages. */
const timeoutMs = 180_000;

/**
 * `POST /api/editor-import?order=…` with the file as its body, only for chief editors and from pages of the
 * site: streams the export of another system to the content back end, and returns the report.
 */
export async function action({ request, context, url }: ActionFunctionArgs) {
  const server = context.get(serverContext);
  if (!isSameOrigin(request, url)) return refused(403, 'Only pages of the site may ask.', 'FORBIDDEN');
  const session = await requireEditor(request, context);
  if (session instanceof Response) return session;
  if (!may(session.grants, 'takeContentOver'))
    return refused(403, 'This is not within your role.', 'FORBIDDEN');
  const order = orderIn(url.searchParams.get('order'));
  if (!order) return refused(400, 'Say where the content goes.', 'BAD_REQUEST');
  if (Number(request.headers.get('content-length')) > maxExportBytes) return unreadable(413, 'tooLarge');
  if (!request.body) return unreadable(400, 'malformed');
  return passOn({
    request,
    backend: server.content,
    document: importMutation,
    args: { operationName: 'importContent', variables: { ...order, by: session.name } },
    file: { variable: 'file', bytes: request.body },
    headers: { authorization: `Bearer ${server.contentToken}`, ...editorHeaders(session) },
    log: server.log,
    timeoutMs,
  });
}

function orderIn(text: string | null): object | undefined {
  try {
    const order: unknown = JSON.parse(text ?? '');
    return typeof order === 'object' && order !== null ? order : undefined;
  } catch {
    return undefined;
  }
}

/** The error in the form of the back end. */
function unreadable(status: number, reason: string): Response {
  const extensions = { code: 'BAD_USER_INPUT', field: 'file', reason, place: '' };
  return Response.json(
    { errors: [{ message: 'The file cannot be read.', extensions }] },
    { status, headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } },
  );
}
