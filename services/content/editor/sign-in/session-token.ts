import { createHash, randomBytes } from 'node:crypto';

/** EDI-01: how long a session lasts. */
const sessionSeconds = 90 * 24 * 60 * 60;

export type NewToken = { readonly token: string; readonly hash: string; readonly expiresAt: Date };

/** A session token, and what is stored of it. It is neither a password nor derived from one (decision 2). */
export function newSessionToken(now = Date.now()): NewToken {
  const expires = Math.floor(now / 1000) + sessionSeconds;
  const token = `v1.${expires}.${newSecret()}`;
  return { token, hash: getHash(token), expiresAt: new Date(expires * 1000) };
}

/** 32 random bytes. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a token: a copy of the database signs nobody in. */
export function getHash(token: string): string {
  return createHash('sha256').update(`editor ${token}`).digest('base64url');
}
