import { callerToken } from '#services/foundation/trusted-caller.ts';

/** The bearer token by which the site's own server asks. Whoever knows the secret of the installation can make it. */
export function searchToken(secret: string): string {
  return callerToken(secret, 'search');
}
