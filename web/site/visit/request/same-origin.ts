/**
 * Whether a request comes from a page of the site itself: browsers send `Sec-Fetch-Site`, older ones
 * `Origin`. A request with neither is refused.
 */
export function isSameOrigin(request: Request, { origin }: URL): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === null ? request.headers.get('origin') === origin : site === 'same-origin';
}

/** A content type that only scripts of the same origin can send without a preflight. */
export function isJson(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json';
}
