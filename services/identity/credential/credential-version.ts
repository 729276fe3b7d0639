import { type Connection, statement } from '#services/foundation/statement.ts';
import { endSessions } from '../session/end-session.ts';

/**
 * A person as of the last change of how they sign in. Sessions, unfinished sign-ins, links and set-ups carry the
 * version at which they began and are invalid at any later one, so that a change ends all of them at once, even those
 * that another process is just creating.
 */
export type PersonAt = { readonly personId: string; readonly version: number };

/** SQL: whether a row of `table` is still valid, by its `person_id` and `credential_version`. */
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
 * Ends everything that depends on the present way of signing in, except one session: other sessions with their codes
 * and tokens, unfinished sign-ins, links to a new password or address, set-ups. Call it first in the transaction of
 * every change of a credential. Gives the person's new version; undefined: something was changed since `at`, so the
 * present change comes too late.
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
