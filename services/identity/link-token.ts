import { createHash, createHmac } from 'node:crypto';

/** The token of a link in a mail, from the id of what it is about: a reminder can then carry the same link. */
export type Link = (about: string, id: string) => string;

/** 32 bytes that nobody can make who does not know the secret of the installation. */
export function createLink(secret: string): Link {
  return (about, id) => createHmac('sha256', secret).update(`identity: ${about} ${id}`).digest('base64url');
}

/** What is stored of a token: with the database alone nobody can follow the link. */
export function getHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
