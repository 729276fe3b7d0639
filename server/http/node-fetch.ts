import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { editorHeader } from '#contracts/editing/editor-header.ts';
import { forVisitorHeader, visitorHeader } from '#contracts/identity/visitor.ts';

/** The body is larger than its reader allows. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

type Options = {
  readonly maxBodyBytes: number;
  readonly origin: string;
  /** The visitor's address, when the handler counts attempts. */
  readonly visitor?: string | undefined;
};

/**
 * Only these headers reach a handler: whatever a visitor could forge about the way here (X-Forwarded-*,
 * X-Original-URL, …) is dropped, so that no page can depend on it.
 */
const passed = new Set([
  'accept',
  'accept-api-version',
  'accept-language',
  'authorization',
  'ciam-id-token',
  'ciam_id_token',
  'content-length',
  'content-type',
  'cookie',
  'debug-level',
  'host',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'locales',
  // MCP: server/open-catalogue.
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'origin',
  'range',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-purpose',
  'tus-resumable',
  'upload-defer-length',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'user-agent',
  'x-as-of',
  // Believed beside the token of the site alone: contracts/editing/editor-header.ts.
  editorHeader,
  // Trusted only beside the token of another site: contracts/identity/visitor.ts.
  forVisitorHeader,
  'x-preview-token',
  'x-requested-with',
  'x-stage',
]);

/** The standard `Request` of a node request. Its signal aborts when the client leaves. */
export function toRequest(incoming: IncomingMessage, response: ServerResponse, options: Options): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (passed.has(name) && value !== undefined) headers.set(name, String(value));
  }
  if (options.visitor !== undefined) headers.set(visitorHeader, options.visitor);
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(options.origin + incoming.url, {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody && { body: limited(incoming, options.maxBodyBytes), duplex: 'half' }),
  } as RequestInit);
}

function limited(incoming: IncomingMessage, maxBytes: number): ReadableStream {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) throw new BodyTooLarge();
  async function* chunks() {
    let received = 0;
    for await (const chunk of incoming) {
      received += (chunk as Buffer).length;
      if (received > maxBytes) throw new BodyTooLarge();
      yield chunk as Buffer;
    }
  }
  return Readable.toWeb(Readable.from(chunks(), { objectMode: false })) as ReadableStream;
}

/** Sends a standard `Response`; `extra` headers are added where it has none of that name. */
export async function send(
  outgoing: ServerResponse,
  response: Response,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of Object.entries(extra)) outgoing.setHeader(name, value);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  if (!response.body || outgoing.req.method === 'HEAD') {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}
