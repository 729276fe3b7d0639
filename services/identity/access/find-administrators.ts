import { type Connection, statement } from '#services/foundation/statement.ts';

export type AdministratorRow = { email: string; language: string; firstName: string; lastName: string };

const administrators = statement<AdministratorRow, { organisation: string; requester: string }>(
  'identity_administrators_to_ask',
  `WITH able AS (
     SELECT p.email, p.language, p.first_name AS "firstName", p.last_name AS "lastName", o.kind, o.id, p.sub_regions
     FROM identity.access a
     JOIN identity.person p ON p.id = a.person_id AND p.state = 'active' AND p.id <> :requester
     JOIN identity.organisation o ON o.id = a.organisation_id AND o.closed_at IS NULL
     WHERE a.application = 'userAdministration' AND a.status = 'active'
   ), own AS (SELECT email, language, "firstName", "lastName" FROM able WHERE id = :organisation)
   SELECT email, language, "firstName", "lastName" FROM own
   UNION
   SELECT able.email, able.language, able."firstName", able."lastName" FROM able
   JOIN identity.organisation o ON o.id = :organisation
   WHERE able.kind = 'internal' AND NOT EXISTS (SELECT FROM own)
     AND (cardinality(able.sub_regions) = 0 OR (o.kind = 'customer' AND o.sub_region = ANY (able.sub_regions)))
   ORDER BY "lastName", "firstName", email`,
);

const ours = statement<AdministratorRow>(
  'identity_our_administrators',
  `SELECT DISTINCT p.email, p.language, p.first_name AS "firstName", p.last_name AS "lastName"
   FROM identity.access a
   JOIN identity.person p ON p.id = a.person_id AND p.state = 'active' AND cardinality(p.sub_regions) = 0
   JOIN identity.organisation o ON o.id = a.organisation_id AND o.kind = 'internal'
   WHERE a.application = 'userAdministration' AND a.status = 'active' ORDER BY "lastName", "firstName", p.email`,
);

/** Our own administrators of all organisations: only they see people who belong to none. */
export function findOurAdministrators(connection: Connection): Promise<AdministratorRow[]> {
  return ours(connection);
}

/**
 * Who decides on a person's request: the administrators of the organisation without the person, or ours where it has
 * none.
 */
export function findAdministrators(
  connection: Connection,
  organisation: string,
  requester: string,
): Promise<AdministratorRow[]> {
  return administrators(connection, { organisation, requester });
}
