import { createHmac, hkdfSync } from 'node:crypto';
import { createSeal, type Seal } from '../cryptography/sealed.ts';

/** What the secret of the installation does for second factors. */
export type Secrets = {
  /** Closes what has to be read again: the secret of an authenticator app. */
  readonly seal: Seal;
  /** What is stored of a recovery code: useless with the database alone. */
  readonly hashOfCode: (owner: string, code: string) => string;
};

/** @param service whose people they are; the secrets of another are others */
export function createSecrets(secret: string, service: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `${service}: recovery codes`, 32));
  return {
    seal: createSeal(secret, `${service}: credentials`),
    hashOfCode: (owner, code) =>
      createHmac('sha256', key)
        .update(`${owner} ${getPlainText(code)}`)
        .digest('base64url'),
  };
}

/** Codes are shown in groups, and typed in any case. */
function getPlainText(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
