import { carriesRole, roles } from '#contracts/identity/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

/** The signed-in person as the database knows them now, whatever the token claims. */
export type Viewer = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: string;
  readonly isEmployee: boolean;
  /** Profile and sign-in are managed in another directory and not changed here. */
  readonly isKeptElsewhere: boolean;
  readonly administration: Administration;
  /** The organisations in which the viewer administers people; null: all, later ones included. */
  readonly scope: Scope;
};

export type Administration = 'none' | 'external' | 'internal';
export type Scope = readonly string[] | null;

type Row = Omit<Viewer, 'administration' | 'scope' | 'isKeptElsewhere'> & {
  issuer: string | null;
  tokenRoles: string[];
  /** The customers to which the person belongs. */
  belongsTo: string[];
  administers: string[];
  isInternal: boolean;
  hasRegions: boolean;
};

const find = statement<Row, { subject: string }>(
  'identity_viewer',
  `WITH own AS (
     SELECT o.id, o.kind FROM identity.access a JOIN identity.organisation o ON o.id = a.organisation_id
       AND o.closed_at IS NULL
     WHERE a.person_id = :subject AND a.application = 'userAdministration' AND a.status = 'active'
   ), internal AS (SELECT EXISTS (SELECT FROM own WHERE kind = 'internal') AS yes)
   SELECT p.id, p.email, p.first_name AS "firstName", p.last_name AS "lastName", p.language,
     p.is_employee AS "isEmployee", p.issuer, p.token_roles AS "tokenRoles",
     ARRAY(
       SELECT o.id FROM identity.membership m JOIN identity.organisation o ON o.id = m.organisation_id
       WHERE m.person_id = :subject AND p.issuer IS NOT NULL AND o.kind = 'customer' AND o.closed_at IS NULL
     ) AS "belongsTo", internal.yes AS "isInternal", cardinality(p.sub_regions) > 0 AS "hasRegions",
     ARRAY(
       SELECT id FROM own WHERE kind = 'customer'
       UNION SELECT o.id FROM identity.organisation o
         WHERE internal.yes AND o.kind = 'customer' AND o.sub_region = ANY (p.sub_regions)
     ) AS administers
   FROM identity.person p, internal WHERE p.id = :subject AND p.state = 'active'`,
);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text could be the id of a person, an access or an invitation. */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/**
 * The active person of a token's subject; undefined: there is none. An internal administrator with regions
 * administers the customers there, but not our own people: otherwise they could remove their own limits by way of
 * somebody else.
 */
export async function findViewer(connection: Connection, subject: string): Promise<Viewer | undefined> {
  if (!isUuid(subject)) return undefined;
  const [row] = await find(connection, { subject });
  if (!row) return undefined;
  const { issuer, tokenRoles, belongsTo, hasRegions, ...person } = row;
  const isInternal = row.isInternal || carriesRole(tokenRoles, roles.adminInternal);
  const byToken = carriesRole(tokenRoles, roles.adminExternal) ? belongsTo : [];
  const administers = [...new Set([...row.administers, ...byToken])];
  const external = administers.length > 0 ? 'external' : 'none';
  return {
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    language: person.language,
    isEmployee: person.isEmployee,
    isKeptElsewhere: person.isEmployee || issuer !== null,
    administration: isInternal ? 'internal' : external,
    scope: isInternal && !hasRegions ? null : administers,
  };
}

export function isWithin(scope: Scope, organisation: string): boolean {
  return scope === null || scope.includes(organisation);
}
