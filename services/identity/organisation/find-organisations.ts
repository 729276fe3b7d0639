import {
  locationFieldNames,
  organisationFieldNames,
  organisationSearchFields,
} from '#contracts/identity/organisation-fields.ts';
import { select, snake } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Scope } from '../viewer.ts';
import type { organisation, organisationLocation } from './organisation.tables.ts';

export type LocationRow = Omit<typeof organisationLocation.$inferSelect, 'organisationId'>;
export type OrganisationRow = typeof organisation.$inferSelect & {
  locations: LocationRow[];
  members: number;
};

const locationParts = ['id', ...locationFieldNames].map((name) => `'${name}', l.${snake(name)}`);

const columns = `${select(['id', ...organisationFieldNames, 'closedAt', 'revision'], 'o')},
  (SELECT coalesce(json_agg(json_build_object(${locationParts.join(', ')}) ORDER BY l.id), '[]')
   FROM identity.organisation_location l WHERE l.organisation_id = o.id) AS locations,
  (SELECT count(*)::int FROM identity.membership m WHERE m.organisation_id = o.id) AS members`;

const byId = statement<OrganisationRow, { ids: string[] }>(
  'identity_organisations',
  `SELECT ${columns} FROM identity.organisation o WHERE o.id = ANY (:ids)`,
);

/** Organisations by id. */
export async function findOrganisations(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrganisationRow>> {
  return new Map((await byId(connection, { ids: [...ids] })).map((row) => [row.id, row]));
}

const ofPeople = statement<OrganisationRow & { personId: string }, { people: string[] }>(
  'identity_organisations_of_people',
  `SELECT p.person_id AS "personId", ${columns}
   FROM identity.membership p JOIN identity.organisation o ON o.id = p.organisation_id
   WHERE p.person_id = ANY (:people::uuid[]) ORDER BY o.name, o.id`,
);

/** The organisations that each of some people belongs to. */
export async function findOrganisationsOfPeople(
  connection: Connection,
  people: readonly string[],
): Promise<ReadonlyMap<string, OrganisationRow[]>> {
  return Map.groupBy(await ofPeople(connection, { people: [...people] }), ({ personId }) => personId);
}

const search = statement<
  OrganisationRow,
  { scope: readonly string[] | null; pattern: string; limit: number }
>(
  'identity_search_organisations',
  `SELECT ${columns} FROM identity.organisation o
   WHERE (:scope::text[] IS NULL OR o.id IN (SELECT unnest(:scope)))
     AND (${['id', ...organisationSearchFields].map((name) => `o.${snake(name)} ILIKE :pattern`).join(' OR ')})
   ORDER BY o.name, o.id LIMIT :limit`,
);

/** Organisations of a scope whose name, number or city holds a text, by name. */
export function searchOrganisations(
  connection: Connection,
  scope: Scope,
  text: string,
  limit: number,
): Promise<OrganisationRow[]> {
  return search(connection, { scope, pattern: likeAnywhere(text), limit });
}

/** A pattern for ILIKE that finds a text as it is. */
export function likeAnywhere(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}
