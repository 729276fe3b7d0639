import type { IncomingMessage } from 'node:http';

export function isReading(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Whether a changing request comes from another site's page (CSRF). Browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; one that says neither is refused, except on an API: those take no cookies
 * and are called by programs.
 */
export function isForged({ method, headers }: IncomingMessage, isApi: boolean): boolean {
  if (isReading(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin !== undefined) return getHost(headers.origin) !== headers.host?.toLowerCase();
  return !isApi;
}

/** The opaque origin `null` of sandboxed frames has no host. */
function getHost(origin: string): string | undefined {
  return /^https?:\/\/([^/]+)$/i.exec(origin)?.[1]?.toLowerCase();
}
