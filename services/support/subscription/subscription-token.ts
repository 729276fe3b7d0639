import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#contracts/same-secret.ts';

/** Answers the mail that asks for confirmation. Only its hash is stored, so that somebody who reads the database can confirm nothing. */
export function newConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: getHash(token) };
}

export function getHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** What stands in every mail to a reader: it lets its holder change and end that one subscription, without a sign-in. */
export type ReaderTokens = {
  readonly of: (subscriptionId: string) => string;
  /** The subscription's id; undefined: the token is none of ours. */
  readonly read: (token: string) => string | undefined;
};

/** Tokens follow from the installation's secret: mails stay valid as long as it does, and none is stored. */
export function createReaderTokens(secret: string): ReaderTokens {
  const getBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
  const mark = (id: Buffer) => createHmac('sha256', secret).update('subscription: ').update(id).digest();
  return {
    of(subscriptionId) {
      const id = getBytes(subscriptionId);
      return Buffer.concat([id, mark(id)]).toString('base64url');
    },
    read(token) {
      if (!/^[\w-]{64}$/.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, 16);
      if (!isSameSecret(bytes.subarray(16), mark(id))) return undefined;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
