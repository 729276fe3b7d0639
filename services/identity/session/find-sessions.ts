import { type Connection, statement } from '#services/foundation/statement.ts';

export type SessionRow = {
  id: string;
  startedAt: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
};

const find = statement<SessionRow, [personId: string]>(
  'identity_sessions_of',
  `SELECT o.uid AS id, o.started_at AS "startedAt", o.expires_at AS "expiresAt", o.address, o.user_agent AS "userAgent"
   FROM identity.session_origin o JOIN identity.provider_record r ON r.uid = o.uid AND r.model = 'Session'
   WHERE o.person_id = $1 AND r.expires_at > now() ORDER BY o.started_at DESC LIMIT 100`,
);

const alive = statement<{ uid: string }, [personId: string, uid: string]>(
  'identity_session_alive',
  `SELECT uid FROM identity.provider_record
   WHERE model = 'Session' AND uid = $2 AND person_id::text = $1 AND expires_at > now()`,
);

/** Whether a session of a person goes on: a token says in which one it was made, and not that it has ended since. */
export async function isSessionAlive(
  connection: Connection,
  personId: string,
  uid: string,
): Promise<boolean> {
  return (await alive(connection, personId, uid)).length > 0;
}

/** Where somebody is signed in, the newest first. */
export function findSessions(connection: Connection, personId: string): Promise<SessionRow[]> {
  return find(connection, personId);
}
