import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { passkey } from './credential.tables.ts';
import { getPasskeys, webAuthn } from './passkeys.ts';
import type { Owner } from './prove-again.ts';

type NewPasskey = {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
};

const insert = insertInto(
  table<typeof passkey>('identity.passkey'),
  ['id', 'personId', 'name', 'publicKey', 'counter', 'transports'],
  { onConflict: '(id) DO NOTHING', returning: ['id'] },
);
const remove = statement<{ id: string }, { personId: string; id: string | null }>(
  'identity_remove_passkeys',
  'DELETE FROM identity.passkey WHERE person_id = :personId AND (:id::text IS NULL OR id = :id) RETURNING id',
);

/** Options for a new passkey. It is discoverable, so it can replace name and password. */
export async function offerPasskey(
  connection: Connection,
  { personId, email, firstName, lastName, origin }: Owner,
) {
  const { hostname } = new URL(origin);
  const known = await getPasskeys(connection, personId);
  const { generateRegistrationOptions } = await webAuthn();
  return generateRegistrationOptions({
    rpName: hostname,
    rpID: hostname,
    userID: new TextEncoder().encode(personId),
    userName: email,
    userDisplayName: `${firstName} ${lastName}`,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as never })),
    timeout: 60_000,
  });
}

/** The passkey that the browser created; undefined: it does not match the request. */
export async function verifyNewPasskey(
  answer: RegistrationResponseJSON | undefined,
  challenge: string,
  origin: string,
): Promise<NewPasskey | undefined> {
  if (!answer) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    // The library throws for everything that does not match the request.
    return undefined;
  }
}

/** False: somebody has it already. */
export async function addPasskey(
  connection: Connection,
  personId: string,
  name: string,
  passkey: NewPasskey,
): Promise<boolean> {
  return (await insert(connection, { ...passkey, personId, name })) !== undefined;
}

/** False: the person has no passkey with this id. */
export async function removePasskey(connection: Connection, personId: string, id: string): Promise<boolean> {
  return (await remove(connection, { personId, id })).length > 0;
}

export async function removePasskeys(connection: Connection, personId: string): Promise<void> {
  await remove(connection, { personId, id: null });
}
