import { type DocumentNode, print } from 'graphql';
import type { Backend } from '#contracts/backend.ts';
import { uploadRequest } from '#contracts/graphql-upload.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { sentText } from '#web/site/visit/sent-body.ts';

/** What an application of the browser asks: one of the operations that the server knows, by its name. */
export type Args = { operationName: string; variables: unknown };

const responseHeaders = {
  'content-type': 'application/json',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

/** Undefined: the body is no such question, or longer than any. */
export async function readArgs(request: Request, maxBodyLength: number): Promise<Args | undefined> {
  const text = await sentText(request);
  if (text.length > maxBodyLength) return undefined;
  try {
    const { operationName, variables } = JSON.parse(text) as Record<string, unknown>;
    return typeof operationName === 'string' ? { operationName, variables } : undefined;
  } catch {
    return undefined;
  }
}

type Passing = {
  request: Request;
  backend: Backend;
  document: DocumentNode;
  args: Args;
  headers: Readonly<Record<string, string>>;
  log: ServerContext['log'];
  /** For the answer, from the last byte of the file. */
  timeoutMs?: number;
  /** What one of the variables is, on its way through. */
  file?: { variable: string; bytes: ReadableStream<Uint8Array> };
};

/** Sends an operation to its back end and gives the answer as it is; 503 when there is none. */
export async function passOn(passing: Passing): Promise<Response> {
  const { request, backend, args, log } = passing;
  const { operationName } = args;
  try {
    const response = await backend.fetch(createRequest(passing));
    return new Response(response.body, { status: response.status, headers: responseHeaders });
  } catch (error) {
    if (!request.signal.aborted)
      log.error('A back end did not answer an application', { operationName, error });
    return refused(503, 'The back end did not answer.', 'UNAVAILABLE');
  }
}

function createRequest({
  request,
  backend,
  document,
  args,
  headers,
  timeoutMs = 10_000,
  file,
}: Passing): Request {
  const { operationName, variables } = args;
  const query = print(document);
  if (file) {
    const { signal, bytes } = patientlySent(file.bytes, timeoutMs);
    const body = { query, operationName, variables: { ...(variables as object) } };
    return uploadRequest(
      backend.url,
      { ...body, variable: file.variable, file: bytes },
      { headers, signal: AbortSignal.any([request.signal, signal]) },
    );
  }
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  return new Request(backend.url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables, operationName }),
    signal,
  });
}

/** A file, and a signal, that end when so long nothing has come of it, or of the answer to it: a large one takes its time. */
function patientlySent(
  bytes: ReadableStream<Uint8Array>,
  timeoutMs: number,
): { signal: AbortSignal; bytes: ReadableStream<Uint8Array> } {
  const late = new AbortController();
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      // Who still reads of it would wait for ever.
      late.signal.addEventListener('abort', () => controller.error(late.signal.reason));
    },
    transform(piece, controller) {
      timer.refresh();
      controller.enqueue(piece);
    },
  });
  const giveUp = () => late.abort(new Error(`Nothing came within ${timeoutMs} ms`));
  const timer = setTimeout(giveUp, timeoutMs).unref();
  return { signal: late.signal, bytes: bytes.pipeThrough(counted) };
}

/** An answer in the form that GraphQL gives errors. */
export function refused(status: number, message: string, code: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers: responseHeaders });
}
