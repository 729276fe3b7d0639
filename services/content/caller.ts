import { callerToken } from '#services/foundation/cryptography/trusted-caller.ts';

/** The bearer token of callers that may see drafts and protected pages. */
export function contentToken(secret: string): string {
  return callerToken(secret, 'content');
}
