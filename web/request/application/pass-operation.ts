import { type DocumentNode, print } from 'graphql';
import type { Backend } from '#contracts/backend.ts';
import { uploadRequest } from '#contracts/graphql-upload.ts';
import type { ServerContext } from '../server-context.ts';

/** What an application of the browser asks: one of the operations that the server knows, by its name. */
export type Asked = { operationName: string; variables: unknown };

const answerHeaders = {
  'content-type': 'application/json',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
};

/** Undefined: the body is no such question, or longer than any. */
export async function questionIn(request: Request, longestBody: number): Promise<Asked | undefined> {
  const text = await request.text();
  if (text.length > longestBody) return undefined;
  try {
    const { operationName, variables } = JSON.parse(text) as Record<string, unknown>;
    return typeof operationName === 'string' ? { operationName, variables } : undefined;
  } catch {
    return undefined;
  }
}

/** The document of that name; undefined when it is none of those allowed. */
export function operationIn(
  allowed: Readonly<Record<string, DocumentNode>>,
  name: string,
): DocumentNode | undefined {
  return Object.hasOwn(allowed, name) ? allowed[name] : undefined;
}

type Passing = {
  request: Request;
  backend: Backend;
  document: DocumentNode;
  asked: Asked;
  headers: Readonly<Record<string, string>>;
  log: ServerContext['log'];
  timeoutMs?: number;
  /** What one of the variables is, on its way through. */
  file?: { variable: string; bytes: ReadableStream<Uint8Array> };
};

/** Sends an operation to its back end and gives the answer as it is; 503 when there is none. */
export async function passOn(passing: Passing): Promise<Response> {
  const { request, backend, asked, log } = passing;
  const { operationName } = asked;
  try {
    const answer = await backend.fetch(requestFor(passing));
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  } catch (error) {
    if (!request.signal.aborted)
      log.error('A back end did not answer an application', { operationName, error });
    return refused(503, 'The back end did not answer.', 'UNAVAILABLE');
  }
}

function requestFor({
  request,
  backend,
  document,
  asked,
  headers,
  timeoutMs = 10_000,
  file,
}: Passing): Request {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  const { operationName, variables } = asked;
  const query = print(document);
  if (file) {
    const question = { query, operationName, variables: { ...(variables as object) } };
    return uploadRequest(
      backend.url,
      { ...question, variable: file.variable, file: file.bytes },
      { headers, signal },
    );
  }
  return new Request(backend.url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables, operationName }),
    signal,
  });
}

/** An answer in the form that GraphQL gives errors. */
export function refused(status: number, message: string, code: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers: answerHeaders });
}
