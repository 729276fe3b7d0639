/** Pages whose address holds a secret that only their visitor may have. */
const secretPages = /^(\/(?:invitation|confirm-email|subscription\/[a-z]+))\/.+$/;

/** The path of a page as others may see it: without the secret that it may hold. */
export function hideLinkSecrets(path: string): string {
  return path.replace(secretPages, '$1');
}
