import { Secret, TOTP } from 'otpauth';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Secrets } from './secrets.ts';

/** RFC 6238 as every authenticator app knows it: six digits, thirty seconds, SHA-1. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

const find = statement<{ sealed: string }, [personId: string]>(
  'identity_totp',
  'SELECT sealed FROM identity.totp WHERE person_id = $1',
);
const use = statement<{ personId: string }, [personId: string, step: number]>(
  'identity_use_totp_step',
  `UPDATE identity.totp SET last_step = $2 WHERE person_id = $1 AND last_step < $2 RETURNING person_id AS "personId"`,
);
const write = statement<never, [personId: string, sealed: string, step: number]>(
  'identity_write_totp',
  `INSERT INTO identity.totp (person_id, sealed, last_step) VALUES ($1, $2, $3)
   ON CONFLICT (person_id) DO UPDATE SET sealed = EXCLUDED.sealed, last_step = EXCLUDED.last_step, created_at = now()`,
);
const remove = statement<{ personId: string }, [personId: string]>(
  'identity_remove_totp',
  'DELETE FROM identity.totp WHERE person_id = $1 RETURNING person_id AS "personId"',
);

/** A new secret, and the address by which an app takes it over (as QR code). */
export function newTotp(issuer: string, account: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: new TOTP({ ...kind, issuer, label: account, secret }).toString() };
}

/** The 30-second step whose code this is; one before and one after count, too: clocks differ. Undefined: none. */
export function stepOf(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ ...kind, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / 1000 / kind.period) + delta;
}

/** Whether it is the person's code now. It is then used up, and so are all before it. */
export async function takeTotpCode(
  connection: Connection,
  { seal }: Secrets,
  personId: string,
  code: string,
): Promise<boolean> {
  const [known] = await find(connection, personId);
  const step = known && stepOf(seal.open(known.sealed), code);
  return step !== undefined && (await use(connection, personId, step)).length > 0;
}

/** Keeps an app's secret; `step` is that of the code by which it was confirmed. */
export async function keepTotp(
  connection: Connection,
  { seal }: Secrets,
  personId: string,
  secret: string,
  step: number,
): Promise<void> {
  await write(connection, personId, seal.close(secret), step);
}

/** Says false when there was none. */
export async function removeTotp(connection: Connection, personId: string): Promise<boolean> {
  return (await remove(connection, personId)).length > 0;
}
