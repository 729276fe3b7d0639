import { callerToken } from '#services/foundation/cryptography/trusted-caller.ts';

/** The bearer token of the site's own server, derived from the installation's secret. */
export function searchToken(secret: string): string {
  return callerToken(secret, 'search');
}
