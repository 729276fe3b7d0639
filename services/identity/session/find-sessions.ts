import { type Connection, statement } from '#services/foundation/statement.ts';
import { stillHolds } from '../credential/credential-version.ts';

export type SessionRow = {
  id: string;
  startedAt: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
};

/**
 * SQL: a session needs its origin and its record with the provider: without either, or after a change of the sign-in,
 * it has ended.
 */
export const validOrigins = `identity.session_origin o JOIN identity.provider_record r ON r.uid = o.uid AND r.model = 'Session'
     AND r.person_id = o.person_id AND r.expires_at > now() AND ${stillHolds('o')}`;

const find = statement<SessionRow, { personId: string }>(
  'identity_sessions_of',
  `SELECT o.uid AS id, o.started_at AS "startedAt", o.expires_at AS "expiresAt", o.address, o.user_agent AS "userAgent"
   FROM ${validOrigins} WHERE o.person_id = :personId ORDER BY o.started_at DESC LIMIT 100`,
);

export type ValidSession = {
  readonly uid: string;
  /** The person's credential version, as of which the session acts. */
  readonly version: number;
  /** Whether the person proved their identity recently. */
  readonly isProved: boolean;
};

/** How long a proof is valid (ASVS 7.5.1). */
export const provedMinutes = 5;

const alive = statement<ValidSession, { personId: string; uid: string }>(
  'identity_living_session',
  `SELECT o.uid, o.credential_version AS version, o.proved_at > now() - interval '${provedMinutes} minutes' AS "isProved"
   FROM ${validOrigins} WHERE o.uid = :uid AND o.person_id::text = :personId`,
);

/**
 * A session of a person; undefined: it has ended. A token names the session in which it was issued, not whether it
 * goes on.
 */
export async function validSession(
  connection: Connection,
  personId: string,
  uid: string,
): Promise<ValidSession | undefined> {
  const [session] = await alive(connection, { personId, uid });
  return session;
}

const prove = statement<never, { personId: string; uid: string; version: number }>(
  'identity_prove_session',
  `UPDATE identity.session_origin SET proved_at = now()
   WHERE person_id = :personId AND uid = :uid AND credential_version = :version`,
);

/** Records that the person of a session has just proved their identity. */
export async function noteProof(
  connection: Connection,
  personId: string,
  { uid, version }: ValidSession,
): Promise<void> {
  await prove(connection, { personId, uid, version });
}

/** The sessions of a person, the newest first. */
export function findSessions(connection: Connection, personId: string): Promise<SessionRow[]> {
  return find(connection, { personId });
}
