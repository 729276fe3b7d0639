import { Secret, TOTP } from 'otpauth';
import { type Connection, statement } from '../statement.ts';
import type { Owned } from './owned.ts';
import type { Secrets } from './secrets.ts';

/** RFC 6238 as every authenticator app supports it: six digits, thirty seconds, SHA-1. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A new secret, and the address that an app reads as a QR code. */
export function newTotp(issuer: string, account: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ ...kind, issuer, label: account, secret }).toString() };
}

/**
 * The 30-second step of this code; one before and one after count, too, since clocks differ. Undefined: it is wrong.
 */
export function getStep(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ ...kind, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / kind.period) + delta;
}

/**
 * The authenticator apps of a service's people, one each, in its table `totp`: owner, `sealed`, `last_step`,
 * `created_at`.
 */
export function createTotps({ schema, owner }: Owned) {
  const table = `${schema}.totp`;
  const find = statement<{ sealed: string }, { of: string }>(
    `${schema}_find_totp`,
    `SELECT sealed FROM ${table} WHERE ${owner} = :of`,
  );
  const use = statement<{ used: number }, { of: string; step: number }>(
    `${schema}_use_totp_step`,
    `UPDATE ${table} SET last_step = :step WHERE ${owner} = :of AND last_step < :step RETURNING 1 AS used`,
  );
  const write = statement<never, { of: string; sealed: string; step: number }>(
    `${schema}_write_totp`,
    `INSERT INTO ${table} (${owner}, sealed, last_step) VALUES (:of, :sealed, :step)
     ON CONFLICT (${owner}) DO UPDATE SET sealed = EXCLUDED.sealed, last_step = EXCLUDED.last_step, created_at = now()`,
  );
  const remove = statement<{ removed: number }, { of: string }>(
    `${schema}_remove_totp`,
    `DELETE FROM ${table} WHERE ${owner} = :of RETURNING 1 AS removed`,
  );
  return {
    /** Whether it is the owner's code now. It is then used up, as are all before it. */
    async takeTotpCode(
      connection: Connection,
      { seal }: Secrets,
      of: string,
      code: string,
    ): Promise<boolean> {
      const [known] = await find(connection, { of });
      const step = known && getStep(seal.open(known.sealed), code);
      return step !== undefined && (await use(connection, { of, step })).length > 0;
    },
    /** Stores an app's secret; `step` is that of the code that confirmed it. */
    async saveTotp(
      connection: Connection,
      { seal }: Secrets,
      of: string,
      secret: string,
      step: number,
    ): Promise<void> {
      await write(connection, { of, sealed: seal.close(secret), step });
    },
    /** False: there was none. */
    async removeTotp(connection: Connection, of: string): Promise<boolean> {
      return (await remove(connection, { of })).length > 0;
    },
  };
}
