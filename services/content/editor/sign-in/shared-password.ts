import { createHmac } from 'node:crypto';
import { hashPassword } from '#services/content/page/protection/page-password.ts';

/** The password that editors without a name of their own share. */
export type SharedPassword = {
  readonly hash: () => Promise<string>;
  /** Stored in sessions: it differs for another password, and is equal in all processes. */
  readonly version: string;
};

/** The name in history of an editor who signed in with the shared password; no named editor may have it. */
export const sharedName = 'Editor';
/** In place of the id of a named editor. */
export const sharedId = 'shared';

/**
 * @param setting the password, or its scrypt hash, so that the setting itself opens nothing
 * @param secret of the installation; without it a version reveals nothing about the password
 */
export function sharedPassword(setting: string, secret: string): SharedPassword {
  const isHash = /^scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+$/.test(setting);
  let hash: Promise<string> | undefined;
  return {
    hash() {
      hash ??= isHash ? Promise.resolve(setting) : hashPassword(setting);
      return hash;
    },
    version: createHmac('sha256', secret).update(`editor password: ${setting}`).digest('base64url'),
  };
}
