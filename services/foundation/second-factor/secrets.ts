import { createHmac, hkdfSync } from 'node:crypto';
import { createSeal, type Seal } from '../cryptography/sealed.ts';

/** What the installation's secret does for second factors. */
export type Secrets = {
  /** Encrypts the secret of an authenticator app, which has to be read again. */
  readonly seal: Seal;
  /** The stored hash of a recovery code, which a copy of the database alone does not reveal. */
  readonly hashOfCode: (owner: string, code: string) => string;
};

/** @param service whose people they are; each service gets different keys */
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

/** Codes are shown in groups, and may be typed in any case. */
function getPlainText(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
