import type { IncomingMessage, ServerResponse } from 'node:http';
import { commonHeaders, documentHeaders } from '../headers/security-headers.ts';
import { bestEncoding, brotli, gzipped } from '../page-cache/encoding.ts';
import type { SiteResponse } from '../site/web.ts';
import { asBuffer } from './as-buffer.ts';

type Site = Parameters<typeof documentHeaders>[0];

const compressible = /^(?:text\/|application\/(?:json|xml|manifest))/;
/** Below this, compressing saves no packet. */
const worthCompressing = 1024;

/** Adds the security headers that fit an answer of the site; headers that the answer sets itself win. */
export function securityHeaders(site: Site, { response, notes }: SiteResponse): Record<string, string> {
  const isDocument = (response.headers.get('content-type') ?? '').startsWith('text/html');
  return isDocument ? documentHeaders(site, notes) : commonHeaders(site);
}

/** Sends an answer that was made for one visitor. */
export async function sendAlone(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { response }: SiteResponse,
  security: Readonly<Record<string, string>>,
): Promise<void> {
  const headers = new Headers(response.headers);
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
  if (response.status === 503 && !headers.has('retry-after')) headers.set('retry-after', '5');

  const identity = asBuffer(await response.bytes());
  const { body, encoding } = await encoded(identity, headers, incoming.headers['accept-encoding'] as string);
  if (encoding) headers.set('content-encoding', encoding);
  if (compressible.test(headers.get('content-type') ?? '')) headers.append('vary', 'Accept-Encoding');

  for (const [name, value] of Object.entries(security)) outgoing.setHeader(name, value);
  for (const [name, value] of headers) if (name !== 'set-cookie') outgoing.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.setHeader('Content-Length', body.length);
  outgoing.writeHead(response.status);
  outgoing.end(body);
}

async function encoded(
  identity: Buffer,
  headers: Headers,
  accepted: string | undefined,
): Promise<{ body: Buffer; encoding?: string }> {
  const encoding = bestEncoding(accepted);
  const isWorth = identity.length >= worthCompressing && compressible.test(headers.get('content-type') ?? '');
  if (!isWorth || encoding === 'identity' || headers.has('content-encoding')) return { body: identity };
  return { body: encoding === 'br' ? await brotli(identity, 5) : await gzipped(identity), encoding };
}
