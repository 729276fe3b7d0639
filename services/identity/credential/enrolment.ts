import type { Secrets } from '#services/foundation/second-factor/secrets.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

type Kind = 'totp' | 'passkey';
/** So long somebody has to confirm what was offered. */
const minutes = 10;

const put = statement<never, [personId: string, kind: Kind, sealed: string]>(
  'identity_begin_enrolment',
  `INSERT INTO identity.enrolment (person_id, kind, sealed, expires_at)
   VALUES ($1, $2, $3, now() + interval '${minutes} minutes')
   ON CONFLICT (person_id, kind) DO UPDATE SET sealed = EXCLUDED.sealed, expires_at = EXCLUDED.expires_at`,
);
const find = statement<{ sealed: string }, [personId: string, kind: Kind]>(
  'identity_enrolment',
  'SELECT sealed FROM identity.enrolment WHERE person_id = $1 AND kind = $2 AND expires_at > now()',
);
const drop = statement<{ kind: Kind }, [personId: string, kind: Kind]>(
  'identity_end_enrolment',
  'DELETE FROM identity.enrolment WHERE person_id = $1 AND kind = $2 RETURNING kind',
);

/** Remembers what was offered to somebody who sets up a second factor. */
export async function beginEnrolment(
  connection: Connection,
  { seal }: Secrets,
  personId: string,
  kind: Kind,
  offered: string,
): Promise<void> {
  await put(connection, personId, kind, seal.close(offered));
}

/** What was offered of late; undefined: nothing. */
export async function offeredTo(
  connection: Connection,
  { seal }: Secrets,
  personId: string,
  kind: Kind,
): Promise<string | undefined> {
  const [found] = await find(connection, personId, kind);
  return found && seal.open(found.sealed);
}

/** Says false when it was ended before. */
export async function endEnrolment(connection: Connection, personId: string, kind: Kind): Promise<boolean> {
  return (await drop(connection, personId, kind)).length > 0;
}
