import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Whether somebody gave the secret that was expected: a token, a signature, a code. Takes as long whatever was given, so
 * that nobody can feel the way to it. All secrets are compared here and nowhere else.
 */
export function isSameSecret(given: string | Uint8Array, expected: string | Uint8Array): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

/** Of equal length for all: the real length would show, too. */
function digest(secret: string | Uint8Array): Buffer {
  return createHash('sha256').update(secret).digest();
}
