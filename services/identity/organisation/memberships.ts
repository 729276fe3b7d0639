import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { membership } from './organisation.tables.ts';

const add = insertInto(table<typeof membership>('identity.membership'), ['personId', 'organisationId'], {
  onConflict: 'DO NOTHING',
  returning: ['personId'],
});

/** @returns whether the person is new to the organisation */
export async function addMembership(
  connection: Connection,
  personId: string,
  organisationId: string,
): Promise<boolean> {
  return (await add(connection, { personId, organisationId })) !== undefined;
}

const remove = statement<never, { person: string; organisations: string[] }>(
  'identity_remove_memberships',
  `WITH accesses AS (
     DELETE FROM identity.access WHERE person_id = :person AND organisation_id = ANY (:organisations)
   ) DELETE FROM identity.membership WHERE person_id = :person AND organisation_id = ANY (:organisations)`,
);

/** Removes a person from organisations, with all accesses for them. */
export async function removeMemberships(
  connection: Connection,
  person: string,
  organisations: readonly string[],
): Promise<void> {
  await remove(connection, { person, organisations: [...organisations] });
}

const of = statement<{ id: string; name: string }, { person: string }>(
  'identity_organisations_touched_by_person',
  `SELECT o.id, o.name FROM identity.organisation o
   WHERE EXISTS (SELECT FROM identity.membership m WHERE m.person_id = :person AND m.organisation_id = o.id)
      OR EXISTS (SELECT FROM identity.access a WHERE a.person_id = :person AND a.organisation_id = o.id)
   ORDER BY o.id`,
);

/** The organisations to which a person belongs, or for which there is any access. */
export function findTouchedOrganisations(
  connection: Connection,
  person: string,
): Promise<{ id: string; name: string }[]> {
  return of(connection, { person });
}
