/** The page is empty and may do nothing. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The end of the silent sign-in, in a hidden frame: the page around it only reads its address. */
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
