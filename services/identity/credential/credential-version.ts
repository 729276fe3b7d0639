import { type Connection, statement } from '#services/foundation/statement.ts';
import { endSessions } from '../session/end-session.ts';

/**
 * A person as of the last change of how the person signs in. Sessions, steps half-way, links and set-ups carry the
 * version with which they were begun and hold at no later one, so that a change ends all of them at once, also those
 * that another process is just making.
 */
export type PersonAt = { readonly personId: string; readonly version: number };

/** In SQL: whether what a row of `table` was begun with still holds, by its `person_id` and `credential_version`. */
export function stillHolds(table: string): string {
  return `EXISTS (SELECT FROM identity.person holder WHERE holder.id = ${table}.person_id
    AND holder.credential_version = ${table}.credential_version AND holder.state = 'active')`;
}

const raise = statement<{ version: number }, { personId: string; version: number; session: string | null }>(
  'identity_raise_credential_version',
  `WITH raised AS (
     UPDATE identity.person SET credential_version = credential_version + 1
     WHERE id = :personId AND credential_version = :version AND state = 'active' RETURNING id, credential_version AS version
   ), kept AS (
     UPDATE identity.session_origin o SET credential_version = raised.version
     FROM raised WHERE o.uid = :session AND o.person_id = raised.id AND o.credential_version = :version
   ), journeys AS (
     DELETE FROM identity.journey_state j USING raised WHERE j.person_id = raised.id
   ), changes AS (
     DELETE FROM identity.email_change c USING raised WHERE c.person_id = raised.id
   ), enrolments AS (
     DELETE FROM identity.enrolment e USING raised WHERE e.person_id = raised.id
   )
   SELECT version FROM raised`,
);

/**
 * Ends everything that hangs on how somebody signed in until now, but for one session: other sessions with their codes
 * and tokens, steps half-way, links to a new password or address, set-ups. To be called first in the transaction of
 * every change of a credential. Gives the person as from now on; undefined: something else was changed since `at`, and
 * anything done after that is too late.
 */
export async function endDependentSessions(
  connection: Connection,
  { personId, version }: PersonAt,
  session: string | null = null,
): Promise<PersonAt | undefined> {
  const [raised] = await raise(connection, { personId, version, session });
  if (!raised) return undefined;
  await endSessions(connection, personId, session);
  return { personId, version: raised.version };
}
