const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

export function absentFile(): Response {
  return new Response('Not found\n', { status: 404, headers });
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
