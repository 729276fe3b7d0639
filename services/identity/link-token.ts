import { createHash, createHmac } from 'node:crypto';

/** The token of a link in a mail, derived from its subject and id, so that a reminder can carry the same link. */
export type Link = (about: string, id: string) => string;

/** 32 bytes that only somebody with the installation's secret can compute. */
export function createLink(secret: string): Link {
  return (about, id) => createHmac('sha256', secret).update(`identity: ${about} ${id}`).digest('base64url');
}

/** The stored hash of a token: a copy of the database is not enough to follow the link. */
export function getHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
