/** A page with nothing on it and nothing allowed. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Where the silent sign-in ends: only its address is read, by our own page around it. */
export function loader(): Response {
  return new Response('<!doctype html><html lang="en"><meta charset="utf-8"><title>-</title></html>', {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'cache-control': 'public, max-age=86400',
      'x-robots-tag': 'noindex',
    },
  });
}
