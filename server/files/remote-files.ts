import { LRUCache } from 'lru-cache';
import { textResponse } from '#services/foundation/delivery/text-response.ts';

/** A remote back end that stores its files itself, and the token by which it knows us. */
export type FileBackend = { readonly url: string; readonly token: string | undefined };

export type RemoteFiles = {
  /**
   * What a remote back end has at the address of a picture or film, `/image/…` or `/media/…`; undefined: none of them
   * has it.
   */
  readonly shown: (request: Request) => Promise<Response | undefined>;
  /**
   * A document of one remote back end by its `/file` address, restricted ones included: the caller has checked who
   * asks.
   */
  readonly paper: (request: Request, backend: FileBackend, address: string) => Promise<Response | undefined>;
};

/** Headers of a browser's request on which the answer for a file depends. */
const passedHeaders = ['if-modified-since', 'if-none-match', 'if-range', 'range'];
/** Headers of a remote answer that describe the file; no other header is passed on. */
const returnedHeaders = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
];

const maxCacheBytes = 64 * 1024 * 1024;
const maxCachedFileBytes = 1024 * 1024;
/** How soon a back end that did not have the file is asked again. */
const absentMs = 30_000;
/** For the headers of an answer only; a film may take its time. */
const timeoutMs = 10_000;

type CachedFile = { readonly headers: Headers; readonly bytes: Uint8Array<ArrayBuffer> };

/**
 * SYS-06: serves files of back ends elsewhere on our own origin, so that browsers may show them. Only the origins of
 * the settings are asked, at these three addresses, and no redirect is followed. Pictures that never change are
 * cached in memory.
 */
export function openRemoteFiles(backends: readonly FileBackend[]): RemoteFiles {
  const origins = [...new Set(backends.map(({ url }) => new URL(url).origin))];
  const cache = new LRUCache<string, CachedFile>({
    maxSize: maxCacheBytes,
    maxEntrySize: maxCachedFileBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1024,
  });
  const absent = new LRUCache<string, true>({ max: 10_000, ttl: absentMs });

  async function shown(request: Request): Promise<Response | undefined> {
    const { pathname } = new URL(request.url);
    if (!/^\/(?:image|media)\/[^/]{1,300}(?:\/[^/]{1,300})?$/.test(pathname)) return undefined;
    const isWhole = request.method === 'GET' && !request.headers.has('range');
    const known = isWhole ? cache.get(pathname) : undefined;
    if (known) return answerCached(request, known);
    if (absent.has(pathname)) return undefined;
    for (const origin of origins) {
      const answer = await fetchFile(request, origin + pathname);
      if (answer.status === 404) continue;
      return isWhole && mayCache(answer) ? cacheFile(pathname, answer) : answer;
    }
    absent.set(pathname, true);
    return undefined;
  }

  async function cacheFile(pathname: string, answer: Response): Promise<Response> {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    cache.set(pathname, { headers: answer.headers, bytes });
    return new Response(bytes, { headers: answer.headers });
  }

  return {
    shown,
    async paper(request, { url, token }, address) {
      const wanted = new URL(address, url);
      if (wanted.origin !== new URL(url).origin) return undefined;
      const answer = await fetchFile(request, wanted.href, token);
      return answer.status === 404 ? undefined : answer;
    },
  };
}

/** Never throws: a back end that does not answer becomes a 503. */
async function fetchFile(request: Request, address: string, token?: string): Promise<Response> {
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const name of passedHeaders) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (token) headers.set('authorization', `Bearer ${token}`);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  try {
    const signal = AbortSignal.any([request.signal, late.signal]);
    const method = request.method === 'HEAD' ? 'HEAD' : 'GET';
    const answer = await fetch(address, { method, headers, signal, redirect: 'manual' });
    if (![200, 206, 304, 404, 410, 416].includes(answer.status)) {
      await answer.body?.cancel();
      return unavailable();
    }
    return new Response(answer.body, { status: answer.status, headers: only(answer.headers) });
  } catch {
    return unavailable();
  } finally {
    clearTimeout(timer);
  }
}

function only(headers: Headers): Headers {
  const passed = new Headers();
  for (const name of returnedHeaders) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return passed;
}

function mayCache({ status, headers }: Response): boolean {
  const length = Number(headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  return (
    status === 200 &&
    length <= maxCachedFileBytes / 2 &&
    /\bimmutable\b/.test(headers.get('cache-control') ?? '')
  );
}

function answerCached(request: Request, { headers, bytes }: CachedFile): Response {
  const etag = headers.get('etag');
  if (!etag || request.headers.get('if-none-match') !== etag) return new Response(bytes, { headers });
  const rest = new Headers(headers);
  rest.delete('content-length');
  return new Response(null, { status: 304, headers: rest });
}

function unavailable(): Response {
  return textResponse(503, 'The file cannot be fetched at the moment', { 'Retry-After': '5' });
}
