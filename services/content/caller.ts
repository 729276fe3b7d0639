import { callerToken } from '#services/foundation/cryptography/trusted-caller.ts';

/**
 * The default bearer token of callers that may see drafts and protected pages, derived from the installation's
 * secret.
 */
export function contentToken(secret: string): string {
  return callerToken(secret, 'content');
}
