import { createHmac } from 'node:crypto';

/**
 * The bearer token of callers that a service trusts: the site's own server. It is derived from the installation's
 * secret; a new secret invalidates it.
 */
export function callerToken(secret: string, service: string): string {
  return `v1.${createHmac('sha256', secret).update(`${service}: trusted caller`).digest('base64url')}`;
}
