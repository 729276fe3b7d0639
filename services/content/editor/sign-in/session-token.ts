import { createHash, randomBytes } from 'node:crypto';

/** EDI-01: for so long a session needs no other password. */
const sessionSeconds = 90 * 24 * 60 * 60;

export type NewToken = { readonly token: string; readonly hash: string; readonly expiresAt: Date };

/** What opens a session, and what is stored of it. It is no password, and no hash of one (decision 2). */
export function newSessionToken(now = Date.now()): NewToken {
  const expires = Math.floor(now / 1000) + sessionSeconds;
  const token = `v1.${expires}.${newSecret()}`;
  return { token, hash: getHash(token), expiresAt: new Date(expires * 1000) };
}

/** 32 bytes that nobody can guess. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: somebody who reads the database cannot sign in with it. */
export function getHash(token: string): string {
  return createHash('sha256').update(`editor ${token}`).digest('base64url');
}
