import { createHmac, hkdfSync } from 'node:crypto';
import { createSeal, type Seal } from '../provider/sealed.ts';

/** What the secret of the installation does for credentials. */
export type Secrets = {
  /** Closes what has to be read again: the secret of an authenticator app. */
  readonly seal: Seal;
  /** What is kept of a recovery code: of no use to whoever has the database alone. */
  readonly hashOfCode: (personId: string, code: string) => string;
};

export function createSecrets(secret: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identity: recovery codes', 32));
  return {
    seal: createSeal(secret, 'credentials'),
    hashOfCode: (personId, code) =>
      createHmac('sha256', key)
        .update(`${personId} ${plainOf(code)}`)
        .digest('base64url'),
  };
}

/** Codes are shown in groups, and typed in any case. */
function plainOf(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
