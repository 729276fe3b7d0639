import { createHmac } from 'node:crypto';

/**
 * The bearer token of callers that a service trusts: the site's own server. A caller that knows the secret of the
 * installation can make it; a new secret voids it.
 */
export function callerToken(secret: string, service: string): string {
  return `v1.${createHmac('sha256', secret).update(`${service}: trusted caller`).digest('base64url')}`;
}
