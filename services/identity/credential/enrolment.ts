import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Caller } from '../caller.ts';
import { type PersonAt, stillHolds } from './credential-version.ts';

type Kind = 'totp' | 'passkey' | 'proof';
/** The time to confirm an offer. */
const minutes = 10;

const put = statement<never, { personId: string; kind: Kind; sealed: string; version: number }>(
  'identity_begin_enrolment',
  `INSERT INTO identity.enrolment (person_id, kind, sealed, credential_version, expires_at)
   VALUES (:personId, :kind, :sealed, :version, now() + interval '${minutes} minutes')
   ON CONFLICT (person_id, kind) DO UPDATE SET sealed = EXCLUDED.sealed, expires_at = EXCLUDED.expires_at,
     credential_version = EXCLUDED.credential_version`,
);
const find = statement<{ sealed: string }, { personId: string; kind: Kind }>(
  'identity_enrolment',
  `SELECT sealed FROM identity.enrolment WHERE person_id = :personId AND kind = :kind AND expires_at > now()
     AND ${stillHolds('enrolment')}`,
);
const drop = statement<never, { personId: string; kind: Kind }>(
  'identity_end_enrolment',
  'DELETE FROM identity.enrolment WHERE person_id = :personId AND kind = :kind',
);

type JourneyDeps = Pick<Caller, 'connection' | 'secrets'>;

/** Stores an offer for somebody who sets up a second factor, or proves to have one. */
export async function beginEnrolment(
  { connection, secrets }: JourneyDeps,
  { personId, version }: PersonAt,
  kind: Kind,
  offered: string,
): Promise<void> {
  await put(connection, { personId, kind, sealed: secrets.seal.close(offered), version });
}

/** The pending offer; undefined: there is none. */
export async function findOffered(
  { connection, secrets }: JourneyDeps,
  { personId }: PersonAt,
  kind: Kind,
): Promise<string | undefined> {
  const [found] = await find(connection, { personId, kind });
  return found && secrets.seal.open(found.sealed);
}

/** An offer can be answered once. */
export async function endEnrolment(connection: Connection, personId: string, kind: Kind): Promise<void> {
  await drop(connection, { personId, kind });
}

/** Parses a browser's answer about a passkey; undefined: it is not a JSON object. */
export function parseResponse<Answer extends object>(answer: string): Answer | undefined {
  try {
    const parsed: unknown = JSON.parse(answer);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Answer) : undefined;
  } catch {
    return undefined;
  }
}
