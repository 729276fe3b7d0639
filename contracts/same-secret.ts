import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares a given secret (token, signature, code) with the expected one in constant time, so that nobody can guess
 * it piece by piece. All secrets are compared here and nowhere else.
 */
export function isSameSecret(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** Digests have one length; comparing the secrets themselves would reveal theirs. */
function digest(secret: string | Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest();
}
