import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '#contracts/same-secret.ts';

/**
 * The token in a mail that asks for confirmation. Only its hash is stored: a copy of the database confirms nothing.
 */
export function newConfirmToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: getHash(token) };
}

export function getHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * The token in every mail to a subscriber: it lets its holder change and end that one subscription without a sign-in.
 */
export type ReaderTokens = {
  readonly of: (subscriptionId: string) => string;
  /** The id of the subscription; undefined: the token is not ours. */
  readonly read: (token: string) => string | undefined;
};

/** Tokens are derived from the installation's secret: they stay valid as long as it does, and none is stored. */
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
