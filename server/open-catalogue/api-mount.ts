import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { openCatalogueLimits } from '#contracts/products/open-catalogue-limits.ts';
import { type Answer, getProblem, type OpenCatalogue } from '#services/open-catalogue/index.ts';
import { commonHeaders } from '../headers/security-headers.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import type { Mount } from '../http/mount.ts';
import type { FindVisitor } from '../http/visitor.ts';
import { bestEncoding, brotli, type Encoding, gzipped } from '../page-cache/encoding.ts';

type Parts = {
  readonly catalogue: OpenCatalogue;
  readonly findVisitor: FindVisitor;
  readonly secure: boolean;
};

/** Like pages about the same data, responses are cached until something changes, and no longer than this. */
const goodForMs = 5 * 60 * 1000;
const maxCacheBytes = 8 * 1024 * 1024;
const smallest = 512;

const cached = 'public, max-age=300, stale-while-revalidate=86400';
/** Any program may read it, in browsers, too. Nobody is identified here, so no cookie or token is taken. */
const forAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag, Retry-After',
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

type Finished = {
  readonly headers: Readonly<Record<string, string>>;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
};

export type ApiMount = Mount & { readonly forget: () => void };

/**
 * `/api/catalogue/v1/…`: answers from memory, compressed; all others come from the back ends, within a rate limit for
 * each address.
 */
export function openCatalogueApi({ catalogue, findVisitor, secure }: Parts): ApiMount {
  const finished = new LRUCache<string, Finished>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.br.length + bodies.gzip.length + 500,
    ttl: goodForMs,
  });
  const isAllowed = createRateLimit(openCatalogueLimits.answers, 60_000);
  const common = { ...commonHeaders({ secure }), ...forAll };
  let generation = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    if (method === 'OPTIONS') return void response.writeHead(204, { ...common, ...preflight }).end();
    const url = new URL(request.url ?? '', 'http://host');
    const call = {
      url,
      method,
      accept: headers.accept ?? null,
      acceptLanguage: headers['accept-language'] ?? null,
    };
    // A GET has no use for a body: it is drained unread.
    request.resume();
    const isReading = method === 'GET' || method === 'HEAD';
    const key = catalogue.keyOf(call);
    const known = isReading && !call.accept?.includes('q=0') ? finished.get(key) : undefined;
    if (known && isWelcome(call.accept)) return send(request, response, known);
    if (!isAllowed(findVisitor(request))) return refuse(response, { status: 429, problem: getProblem(429) });
    const begun = generation;
    const found = await catalogue.answer(call);
    if ('problem' in found) return refuse(response, found);
    const made = await finish(found.body, found.language, common);
    if (begun === generation) finished.set(key, made);
    send(request, response, made);
  }

  function refuse(response: ServerResponse, { status, problem }: Extract<Answer, { problem: object }>): void {
    const body = `${JSON.stringify(problem)}\n`;
    response.writeHead(status, {
      ...common,
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      ...(status === 405 && { Allow: 'GET, HEAD, OPTIONS' }),
      ...(status === 429 && { 'Retry-After': '60' }),
      ...(status === 503 && { 'Retry-After': '5' }),
    });
    response.end(response.req.method === 'HEAD' ? undefined : body);
  }

  return {
    isApi: true,
    checksOrigin: true,
    answer,
    forget() {
      generation += 1;
      finished.clear();
    },
  };
}

const preflight = {
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'Accept, Accept-Language, If-None-Match',
  'Access-Control-Max-Age': '86400',
} as const;

/** The usual values of `Accept`; the catalogue itself decides about any other. */
function isWelcome(accept: string | null): boolean {
  return accept === null || accept.includes('*/*') || accept.includes('application/json');
}

async function finish(
  body: object,
  language: string,
  common: Readonly<Record<string, string>>,
): Promise<Finished> {
  const identity = Buffer.from(`${JSON.stringify(body)}\n`);
  const isSmall = identity.length < smallest;
  const [br, zipped] = isSmall
    ? [identity, identity]
    : await Promise.all([brotli(identity, 5), gzipped(identity)]);
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    bodies: { identity, br, gzip: zipped },
    etag,
    headers: {
      ...common,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': cached,
      Vary: 'Accept-Encoding, Accept-Language',
    },
  };
}

function send(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { bodies, etag, headers: storedHeaders }: Finished,
): void {
  const wanted = bestEncoding(String(headers['accept-encoding'] ?? ''));
  const encoding = bodies[wanted] === bodies.identity ? 'identity' : wanted;
  const tag = `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const isKnown = headers['if-none-match']
    ?.split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*');
  if (isKnown) return void response.writeHead(304, { ...storedHeaders, ETag: tag }).end();
  const body = bodies[encoding];
  response.writeHead(200, {
    ...storedHeaders,
    ETag: tag,
    'Content-Length': body.length,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
