import { createHmac, randomBytes } from 'node:crypto';
import type { Seal } from '#services/foundation/cryptography/sealed.ts';

/** A secret as it is stored; `endsAt`: another one has taken its place, and until then both sign. */
export type StoredSecret = { readonly sealed: string; readonly endsAt: string | null };

const prefix = 'whsec_';
const hourMs = 60 * 60 * 1000;
/** How long the exchange of both programs may take. */
const exchangeHours = 24;
/** More than these do not sign at a time, however often somebody asks for another. */
const maxSecrets = 3;

export function makeSecret(): string {
  return `${prefix}${randomBytes(32).toString('base64')}`;
}

/** The new one signs from now on, those before it for another day. */
export function exchangeSecret(
  seal: Seal,
  secret: string,
  before: readonly StoredSecret[],
  now: Date,
): StoredSecret[] {
  const endsAt = new Date(now.getTime() + exchangeHours * hourMs).toISOString();
  const former = holding(before, now).map((kept) => ({ ...kept, endsAt: kept.endsAt ?? endsAt }));
  return [{ sealed: seal.close(secret), endsAt: null }, ...former].slice(0, maxSecrets);
}

/** The headers of a message by the specification of Standard Webhooks, with one signature for each secret that holds. */
export function signWebhook(
  seal: Seal,
  secrets: readonly StoredSecret[],
  message: { id: string; body: string },
  now: Date,
): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures = holding(secrets, now).map(({ sealed }) => sign(seal.open(sealed), message, seconds));
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}

export function sign(secret: string, { id, body }: { id: string; body: string }, seconds: number): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

function holding(secrets: readonly StoredSecret[], now: Date): StoredSecret[] {
  return secrets.filter(({ endsAt }) => endsAt === null || new Date(endsAt) > now);
}
