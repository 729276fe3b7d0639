/**
 * From this length on, a segment could be a token or a hash; the slugs of pages are lower-case words with hyphens.
 */
const minSecretLength = 24;

/** The path of an address as a log may hold it: without its query, and without segments that could grant access. */
export function redactedPath(address: string): string {
  const [path = ''] = address.split('?');
  return path
    .split('/')
    .map((part) =>
      part.length >= minSecretLength && (/[A-Z]/.test(part) || !part.includes('-')) ? '…' : part,
    )
    .join('/');
}
