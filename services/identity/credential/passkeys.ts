import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { passkey } from './credential.tables.ts';
import type { PersonAt } from './credential-version.ts';

export type PasskeyRow = typeof passkey.$inferSelect & {
  /** The person's credential version. */
  version: number;
};

const columns = `k.id, k.person_id AS "personId", p.credential_version AS version, k.name, k.public_key AS "publicKey", k.counter::float8 AS counter,
  k.transports, k.created_at AS "createdAt", k.last_used_at AS "lastUsedAt"
  FROM identity.passkey k JOIN identity.person p ON p.id = k.person_id AND p.state = 'active'`;

const ofPerson = statement<PasskeyRow, { personId: string }>(
  'identity_passkeys_of',
  `SELECT ${columns} WHERE k.person_id = :personId ORDER BY k.created_at`,
);
const byId = statement<PasskeyRow, { id: string }>('identity_passkey', `SELECT ${columns} WHERE k.id = :id`);
const used = statement<never, { id: string; counter: number }>(
  'identity_passkey_used',
  'UPDATE identity.passkey SET counter = greatest(counter, :counter), last_used_at = now() WHERE id = :id',
);

/** Loaded with the first request for a passkey, not at the start: with the makers' certificates it is large. */
export const webAuthn = () => import('@simplewebauthn/server');

/** In the order in which they were added. */
export function getPasskeys(connection: Connection, personId: string): Promise<PasskeyRow[]> {
  return ofPerson(connection, { personId });
}

/** The options for the browser. Passkeys are bound to the host of the origin. */
export async function requestPasskey(origin: string, keys: readonly PasskeyRow[]) {
  const { generateAuthenticationOptions } = await webAuthn();
  return generateAuthenticationOptions({
    rpID: new URL(origin).hostname,
    // Alone, a passkey has to verify the person; beside a password it only proves possession of the device.
    userVerification: keys.length > 0 ? 'preferred' : 'required',
    allowCredentials: keys.map(({ id, transports }) => ({ id, transports: transports as never })),
    timeout: 60_000,
  });
}

type Proof = {
  readonly origin: string;
  readonly challenge: string;
  /** Undefined: any person; the passkey then has to have verified its owner. */
  readonly personId: string | undefined;
};

/** The passkey that answered; undefined: the answer is invalid. */
export async function checkPasskey(
  connection: Connection,
  answer: AuthenticationResponseJSON,
  { origin, challenge, personId }: Proof,
): Promise<PersonAt | undefined> {
  const [key] = await byId(connection, { id: answer.id });
  if (!key || (personId !== undefined && key.personId !== personId)) return undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: personId === undefined,
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
        transports: key.transports as never,
      },
    });
    if (!verified) return undefined;
    await used(connection, { id: key.id, counter: authenticationInfo.newCounter });
    return { personId: key.personId, version: key.version };
  } catch {
    // The library throws for everything that does not match the request.
    return undefined;
  }
}
