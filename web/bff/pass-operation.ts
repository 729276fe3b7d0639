import { type DocumentNode, print } from 'graphql';
import type { Backend } from '#contracts/backend.ts';
import { uploadRequest } from '#contracts/graphql-upload.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { readTextBody } from '#web/site/visit/request/read-request-body.ts';

/** The request of an application: the name of an operation that the server knows, and its variables. */
export type Args = { operationName: string; variables: unknown };

const responseHeaders = {
  'content-type': 'application/json',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

/** Undefined: the body is not a valid request, or too long. */
export async function readArgs(request: Request, maxBodyLength: number): Promise<Args | undefined> {
  const text = await readTextBody(request);
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
  /** The time limit for the response, counted from the last byte of the file. */
  timeoutMs?: number;
  /** Streamed through as one of the variables. */
  file?: { variable: string; bytes: ReadableStream<Uint8Array> };
};

/** Sends an operation to its back end and returns the response unchanged, or 503 without one. */
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

/**
 * The file, with a signal that aborts when no byte has arrived for that long: the upload of a large file may
 * take long as a whole.
 */
function patientlySent(
  bytes: ReadableStream<Uint8Array>,
  timeoutMs: number,
): { signal: AbortSignal; bytes: ReadableStream<Uint8Array> } {
  const late = new AbortController();
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    start(controller) {
      // Without an error, the consumer of this stream would wait forever.
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

/** A response with a GraphQL error. */
export function refused(status: number, message: string, code: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers: responseHeaders });
}
