import { conflict } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Viewer } from '../viewer.ts';

/** Organisations whose only administrator who may sign in is somebody of the list. */
const sole = statement<{ personId: string; organisationId: string }, { people: string[] }>(
  'identity_sole_administrator_of',
  `SELECT a.person_id AS "personId", a.organisation_id AS "organisationId" FROM identity.access a
   WHERE a.person_id = ANY (:people::uuid[]) AND a.application = 'userAdministration' AND a.status = 'active'
     AND NOT EXISTS (
       SELECT FROM identity.access b JOIN identity.person p ON p.id = b.person_id
         AND p.state = 'active' AND p.email_verified_at IS NOT NULL
       WHERE b.organisation_id = a.organisation_id AND b.person_id <> a.person_id
         AND b.application = 'userAdministration' AND b.status = 'active')
   ORDER BY a.organisation_id`,
);

/** For each of some people, the organisations of which they are the last administrator. */
export async function findSoleAdministrators(
  connection: Connection,
  people: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = Map.groupBy(await sole(connection, { people: [...people] }), ({ personId }) => personId);
  return new Map([...rows].map(([person, of]) => [person, of.map(({ organisationId }) => organisationId)]));
}

const lock = statement<{ id: string; kind: string }, { ids: string[] }>(
  'identity_lock_organisations',
  'SELECT id, kind FROM identity.organisation WHERE id = ANY (:ids) ORDER BY id FOR NO KEY UPDATE',
);

/**
 * Refuses an action when a person is the last administrator of an organisation. The organisations stay locked until
 * the transaction ends: of two administrators who remove each other at once, the second is refused. Our own
 * administrators may leave a customer without one, since they can appoint another.
 * @throws CONFLICT with the `organisations` that need another administrator first
 */
export async function assertAdministratorRemains(
  connection: Connection,
  viewer: Viewer,
  person: string,
  organisations: readonly string[],
): Promise<void> {
  const locked = await lock(connection, { ids: [...organisations] });
  const isHelp = viewer.administration === 'internal' && viewer.id !== person;
  const guarded = locked.filter(({ kind }) => !isHelp || kind === 'internal').map(({ id }) => id);
  const all = (await findSoleAdministrators(connection, [person])).get(person) ?? [];
  const left = all.filter((organisation) => guarded.includes(organisation));
  if (left.length === 0) return;
  throw conflict('Nobody else administers people there: hand over first.', {
    reason: 'lastAdministrator',
    organisations: left,
  });
}
