const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** The same for what is not there and for what is not for whoever asks. */
export function absentFile(): Response {
  return new Response('Not found\n', { status: 404, headers });
}

export function expiredAddress(): Response {
  return new Response('This link has expired\n', { status: 403, headers });
}

export function comeBackLater(): Response {
  return new Response('Too busy, please try again\n', {
    status: 503,
    headers: { ...headers, 'Retry-After': '5' },
  });
}

export function onlyReading(): Response {
  return new Response('Only GET and HEAD\n', { status: 405, headers: { ...headers, Allow: 'GET, HEAD' } });
}
