import { type Connection, statement } from '#services/foundation/statement.ts';
import { validOrigins } from '../session/find-sessions.ts';

/** How somebody signs in, as far as an administrator needs to know: without names of devices, without addresses. */
export type SignInState = {
  personId: string;
  /** False: the person signs in at another tenant, which knows the rest. */
  isHere: boolean;
  hasApp: boolean;
  passkeys: number;
  recoveryCodes: number;
  /** Whether an administrator requires a second factor. */
  isRequired: boolean;
  /** The number of browsers in which the person is signed in. */
  sessions: number;
};

const find = statement<SignInState, { people: string[] }>(
  'identity_sign_in_states',
  `SELECT p.id AS "personId", p.issuer IS NULL AS "isHere", p.second_factor_required AS "isRequired",
     EXISTS (SELECT FROM identity.totp t WHERE t.person_id = p.id) AS "hasApp",
     (SELECT count(*)::int FROM identity.passkey k WHERE k.person_id = p.id) AS passkeys,
     (SELECT count(*)::int FROM identity.recovery_code c WHERE c.person_id = p.id) AS "recoveryCodes",
     (SELECT count(*)::int FROM ${validOrigins} WHERE o.person_id = p.id) AS sessions
   FROM identity.person p WHERE p.id = ANY (:people::uuid[])`,
);

/** How some people sign in. */
export async function findSignInStates(
  connection: Connection,
  people: readonly string[],
): Promise<ReadonlyMap<string, SignInState>> {
  return new Map((await find(connection, { people: [...people] })).map((row) => [row.personId, row]));
}
