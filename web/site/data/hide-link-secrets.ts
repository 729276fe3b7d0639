/** Pages whose address contains a secret of their visitor. */
const secretPages = /^(\/(?:invitation|confirm-email|subscription\/[a-z]+))\/.+$/;

/** The path of a page without the secret that it may contain, to be shown to others. */
export function hideLinkSecrets(path: string): string {
  return path.replace(secretPages, '$1');
}
