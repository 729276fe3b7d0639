import { callerToken } from '#services/foundation/cryptography/trusted-caller.ts';

/** The bearer token of the site's own server. Anybody who knows the secret of the installation can make it. */
export function searchToken(secret: string): string {
  return callerToken(secret, 'search');
}
