/** What could be a token or a sum; the slugs of pages are small letters with hyphens. */
const minSecretLength = 24;

/** The path of an address as a log may hold it: without its query, and without what could open something. */
export function redactedPath(address: string): string {
  const [path = ''] = address.split('?');
  return path
    .split('/')
    .map((part) =>
      part.length >= minSecretLength && (/[A-Z]/.test(part) || !part.includes('-')) ? '…' : part,
    )
    .join('/');
}
