import { limits } from './graphql-limits.ts';
import { readUpload } from './graphql-upload.ts';
import { findGraphqlRequest, type GraphqlRequest } from './parse-graphql-request.ts';

/** How long a caller's query may be, and the file beside it; without the second no file is accepted. */
export type RequestLimits = { bytes?: number | undefined; fileBytes?: number | undefined };

/**
 * Reads a query from a request. Only POST with a JSON body is accepted: what a browser can send to another site
 * without a preflight (GET, forms, plain text) is refused at once. Files come in a form, so `fileBytes` is for
 * callers with a token only.
 * @returns the refusal, for any other request
 */
export async function readGraphqlRequest(
  request: Request,
  { bytes: maxBytes = limits.bodyBytes, fileBytes }: RequestLimits = {},
): Promise<GraphqlRequest | Response> {
  if (request.method !== 'POST') return refusal(405, 'Send the query by POST.', { Allow: 'POST' });
  const [type, ...parameters] = (request.headers.get('content-type') ?? '')
    .split(';')
    .map((part) => part.trim());
  if (type?.toLowerCase() === 'multipart/form-data' && fileBytes !== undefined) {
    const [, boundary = ''] = /^boundary="?([^"]{1,70})"?$/i.exec(parameters.find(isBoundary) ?? '') ?? [];
    return readRequestWithFile(request, boundary, fileBytes);
  }
  if (type?.toLowerCase() !== 'application/json') return refusal(415, 'Send the query as application/json.');
  const body = await readBody(request, maxBytes);
  if (body === undefined) return refusal(413, `Send at most ${maxBytes} bytes.`);
  return findGraphqlRequest(body) ?? refusal(400, 'Send one object with query, variables and operationName.');
}

async function readRequestWithFile(
  request: Request,
  boundary: string,
  max: number,
): Promise<GraphqlRequest | Response> {
  const read = boundary ? await readUpload(request, boundary, max) : undefined;
  if (!read) return refusal(400, 'Send operations, map and one file.');
  const { question, variable: field, isTooLarge } = read;
  if (!isTooLarge) return question;
  const extensions = { code: 'BAD_USER_INPUT', field, reason: 'tooLarge', place: '' };
  return Response.json(
    { errors: [{ message: `Send a file of at most ${max} bytes.`, extensions }] },
    { status: 413 },
  );
}

function isBoundary(parameter: string): boolean {
  return parameter.toLowerCase().startsWith('boundary=');
}

/** Undefined: it is longer than allowed, which is noticed before all of it was read. */
async function readBody(request: Request, maxBytes: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > maxBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, { status, headers });
}
