import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { redactedPath } from '#contracts/paths/redacted-path.ts';
import { plainHeaders } from '../headers/security-headers.ts';
import type { Log } from '../log.ts';
import type { Observe } from '../observability/observe-requests.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { isForged, isReading } from './forgery.ts';
import { usualPace, watchBody } from './limits/body-pace.ts';
import { type ConnectionLimits, limitConnections } from './limits/connection-limit.ts';
import type { Mount } from './mount.ts';
import { BodyTooLarge } from './node-fetch.ts';
import { answerBrokenRequest, answerSlowRequest, getRefusal, refuse, unavailable } from './refuse.ts';

/**
 * Slow clients are disconnected: first by their headers, then by the pace of the body (body-pace.ts), then as
 * idle connections.
 */
const limits = {
  headersTimeout: 10_000,
  // Node's own limit would end large uploads over slow lines, too.
  requestTimeout: 0,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
} as const;

/**
 * A connection without a byte in either direction for this long is closed; event streams send something more often.
 */
const idleMs = 120_000;

export type Handlers = {
  /** By first path segment: `healthz`, `graphql`, `image` …; below `api`, where the site answers too, by two. */
  readonly mounts: ReadonlyMap<string, Mount>;
  /** Built files, or the development server's; false: the address names none. */
  readonly files: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
  /** Finished pages. Without them every page is rendered for each visitor. */
  readonly pages: Pick<PageCache, 'answer'> | undefined;
  /** Removes `?cache=false` from requests of a visitor who sends it too often. */
  readonly limitFreshness: (request: IncomingMessage) => void;
  readonly observe: Observe;
  /** Everything else: the site answers this one visitor. */
  readonly site: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

/** A server that has no handlers yet; `serve` sets them. */
export function createHttpServer(connections: ConnectionLimits): Server {
  const server = createServer(limits);
  limitConnections(server, connections);
  // For a client that does not read its response.
  server.setTimeout(idleMs);
  server.on('clientError', answerBrokenRequest);
  server.on('request', (request) => watchBody(request, usualPace, () => answerSlowRequest(request.socket)));
  return server;
}

/**
 * Answers health checks until the program is composed: it is alive, but not ready.
 * @returns a function that stops it
 */
export function answerWhileStarting(server: Server): () => void {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/healthz') response.writeHead(200, plainHeaders).end('ok\n');
    else refuse(response, { ...unavailable, text: 'Starting; please try again in a few seconds' });
  };
  server.on('request', answer);
  return () => void server.off('request', answer);
}

/** What happens to every request, in order. */
export function serve(
  server: Server,
  { mounts, files, pages, limitFreshness, site, observe }: Handlers,
  log: Log,
): void {
  server.on('request', (request, response) => {
    const [route, mount] = findMount(mounts, request.url ?? '');
    observe(request, response, route, () => answer(request, response, mount));
  });

  function answer(request: IncomingMessage, response: ServerResponse, mount: Mount | undefined): void {
    const refusal = getRefusal(request);
    if (refusal) {
      refuse(response, refusal);
      return;
    }
    const isApi = mount?.isApi ?? isSearch(request.url ?? '');
    if (!mount?.checksOrigin && isForged(request, isApi)) {
      refuse(response, foreign);
      return;
    }
    try {
      const answered = mount ? mount.answer(request, response) : answerPublic(request, response);
      answered?.catch((error: unknown) => fail(response, error, log));
    } catch (error) {
      fail(response, error, log);
    }
  }

  function answerPublic(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    if (!isReading(request.method)) return site(request, response);
    const file = files(request, response);
    if (file === true) return;
    if (file !== false)
      return file.then((answered) => (answered ? undefined : answerPage(request, response)));
    return answerPage(request, response);
  }

  function answerPage(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    limitFreshness(request);
    return pages ? pages.answer(request, response) : site(request, response);
  }
}

const foreign = { status: 403, text: 'Requests from other sites may not change anything' } as const;
const broken = { status: 500, text: 'Something went wrong' } as const;
const tooLarge = { status: 413, text: 'The request is too large' } as const;

function fail(response: ServerResponse, error: unknown, log: Log): void {
  const gone = response.destroyed || response.socket?.destroyed;
  if (gone) return;
  if (!(error instanceof BodyTooLarge))
    log.error('A request failed', { path: redactedPath(response.req.url ?? ''), error });
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  refuse(response, error instanceof BodyTooLarge ? tooLarge : broken);
}

/** The mount with the name by which its requests are counted: one name a mount, whatever address strangers invent. */
function findMount(mounts: Handlers['mounts'], url: string): [route: string, mount: Mount | undefined] {
  const first = firstSegment(url);
  const name = first === 'api' && !mounts.has(first) ? `api/${firstSegment(url, 5)}` : first;
  const mount = mounts.get(name);
  return [mount ? `/${name}` : 'page', mount];
}

/** SEA-01: programs may search without naming an origin, since a search changes nothing and takes no cookies. */
function isSearch(url: string): boolean {
  return firstSegment(url) === 'api' && firstSegment(url, 5) === 'search-proxy';
}

function firstSegment(url: string, start = 1): string {
  let end = start;
  while (end < url.length && url[end] !== '/' && url[end] !== '?') end += 1;
  return url.slice(start, end);
}
