/**
 * Whether a request was made by a page of the site itself. Browsers say it in `Sec-Fetch-Site`, older ones in `Origin`; who
 * says neither is not believed.
 */
export function isSameOrigin(request: Request, { origin }: URL): boolean {
  const site = request.headers.get('sec-fetch-site');
  return site === null ? request.headers.get('origin') === origin : site === 'same-origin';
}

/** What only a script of the same origin can send without a preflight. */
export function isJson(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json';
}
