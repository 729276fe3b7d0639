import { type Connection, statement } from '#services/foundation/statement.ts';

// SQL: sessions with the grants that they name; codes and tokens carry the name of their grant.
const withGrants = (which: string) => `
  WITH ended AS (
    DELETE FROM identity.provider_record WHERE model = 'Session' AND ${which}
    RETURNING uid, payload->'authorizations' AS authorizations
  ), origin AS (
    DELETE FROM identity.session_origin WHERE uid IN (SELECT uid FROM ended)
  ), tokens AS (
    DELETE FROM identity.provider_record WHERE grant_id IN (
      SELECT value->>'grantId' FROM ended, jsonb_each(coalesce(authorizations, '{}')))
  )
  SELECT uid FROM ended`;

const endOne = statement<{ uid: string }, { personId: string; uid: string }>(
  'identity_end_session',
  withGrants('person_id = :personId AND uid = :uid'),
);
const endAll = statement<{ uid: string | null }, { personId: string; except: string | null }>(
  'identity_end_sessions',
  withGrants('person_id = :personId AND uid IS DISTINCT FROM :except'),
);

/** Ends a session of a person, with its codes and tokens. False: the person has no such session. */
export async function endSession(connection: Connection, personId: string, uid: string): Promise<boolean> {
  return (await endOne(connection, { personId, uid })).length > 0;
}

/**
 * Ends all sessions of a person, except `except`.
 * @returns how many
 */
export async function endSessions(
  connection: Connection,
  personId: string,
  except: string | null = null,
): Promise<number> {
  return (await endAll(connection, { personId, except })).length;
}
