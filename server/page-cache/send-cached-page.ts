import type { ServerResponse } from 'node:http';
import type { CachedPage, Variant } from '#server/page-cache/cached-page.ts';
import { alwaysRevalidate } from '../shared-cache/shared-cache.ts';

/**
 * Sends a cached page: 304 if the visitor has it already, otherwise its bytes. `staleSeconds`: by how much it
 * is out of date. A page that has changed since must not be stored by a cache in front, whose purge may have
 * come before this response.
 */
export function answer(
  response: ServerResponse,
  page: CachedPage,
  variant: Variant,
  staleSeconds?: number,
): void {
  const held = response.req.headers['if-none-match'];
  const stale = staleSeconds === undefined ? undefined : ['Age', String(staleSeconds), 'X-Served', 'stale'];
  const isForCaches = staleSeconds === undefined && !page.dropped;
  const send = (status: number, headers: readonly string[]) =>
    response.writeHead(status, withStale(isForCaches ? headers : headers.map(unshared), stale));
  if (held !== undefined && page.status === 200) {
    const etag = held === variant.etag ? held : heldEtag(held, page.hash);
    if (etag !== undefined) {
      const headers = variant.headersNotModified;
      send(304, etag === variant.etag ? headers : headers.map(replace(variant.etag, etag)));
      response.end();
      return;
    }
  }
  send(page.status, variant.headers);
  response.end(variant.body);
}

const unshared = (text: string) => (text.startsWith('public, max-age=0, ') ? alwaysRevalidate : text);

const replace = (old: string, by: string) => (text: string) => (text === old ? by : text);

/** `writeHead` does not change the array that it is given. */
function withStale(headers: readonly string[], stale: string[] | undefined): string[] {
  return stale ? [...headers, ...stale] : (headers as string[]);
}

/**
 * The visitor's own copy of the same page in another encoding, or behind a proxy that weakened the tag: still good
 * (weak comparison, RFC 9110 13.1.2).
 */
function heldEtag(header: string, hash: string): string | undefined {
  const start = header.indexOf(`"${hash}-`);
  if (start < 0) return undefined;
  const end = header.indexOf('"', start + 1);
  return end < 0 ? undefined : header.slice(start, end + 1);
}
