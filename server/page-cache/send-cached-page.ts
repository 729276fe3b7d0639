import type { ServerResponse } from 'node:http';
import type { CachedPage, Variant } from '#server/page-cache/cached-page.ts';

/** Sends a cached page: 304 when the visitor has it already, else the bytes. `staleSeconds`: older than it should be. */
export function answer(
  response: ServerResponse,
  page: CachedPage,
  variant: Variant,
  staleSeconds?: number,
): void {
  const held = response.req.headers['if-none-match'];
  const stale = staleSeconds === undefined ? undefined : ['Age', String(staleSeconds), 'X-Served', 'stale'];
  const isRemembered = hasCookie(response.req.headers.cookie, page.remember);
  if (held !== undefined && page.status === 200) {
    const etag = held === variant.etag ? held : heldEtag(held, page.hash);
    if (etag !== undefined) {
      const headers = isRemembered ? variant.headersNotModified : variant.headersNotModifiedRemember;
      const same = etag === variant.etag;
      response.writeHead(304, withStale(same ? headers : headers.map(replace(variant.etag, etag)), stale));
      response.end();
      return;
    }
  }
  const headers = isRemembered ? variant.headers : variant.headersRemember;
  response.writeHead(page.status, withStale(headers, stale));
  response.end(variant.body);
}

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

/** Whether the visitor's cookies already say what this `Set-Cookie` line would. */
export function hasCookie(cookies: string | undefined, line: string | undefined): boolean {
  if (!line) return true;
  if (!cookies) return false;
  const end = line.indexOf(';');
  const pair = end < 0 ? line : line.slice(0, end);
  const at = cookies.indexOf(pair);
  return at >= 0 && (at + pair.length === cookies.length || cookies[at + pair.length] === ';');
}
