import type { AccessRole, AccessStatus, UserType } from '#contracts/identity/accesses.ts';
import { type ApplicationKey, carriesRole, roles } from '#contracts/identity/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { getApplications } from '../access/get-roles.ts';
import type { LocationRow } from '../organisation/find-organisations.ts';
import { isUuid } from '../viewer.ts';
import type { person } from './person.tables.ts';

export type StatusAccess = {
  application: ApplicationKey;
  role: AccessRole;
  userType: UserType;
  status: AccessStatus;
  organisationId: string;
  organisationKind: 'customer' | 'internal';
};

export type StatusRow = {
  active: boolean;
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  language: string;
  isEmployee: boolean;
  /** The roles in the token of another tenant. */
  tokenRoles: string[];
  /** Active accesses, and open requests. */
  accesses: StatusAccess[];
  organisations: { id: string; name: string; kind: 'customer' | 'internal'; locations: LocationRow[] }[];
};

const find = statement<StatusRow, { subject: string }>(
  'identity_standing',
  `SELECT p.state = 'active' AS active, p.id, p.email, p.first_name AS "firstName", p.last_name AS "lastName",
     p.language, p.is_employee AS "isEmployee", p.token_roles AS "tokenRoles",
     (SELECT coalesce(json_agg(json_build_object('application', a.application, 'role', a.role,
          'userType', a.user_type, 'status', a.status, 'organisationId', o.id, 'organisationKind', o.kind)), '[]')
      FROM identity.access a JOIN identity.organisation o ON o.id = a.organisation_id AND o.closed_at IS NULL
      WHERE a.person_id = p.id AND a.status IN ('active', 'pending')) AS accesses,
     (SELECT coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'kind', o.kind, 'locations',
          (SELECT coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'city', l.city,
             'country', l.country, 'timeZone', l.time_zone) ORDER BY l.id), '[]')
           FROM identity.organisation_location l WHERE l.organisation_id = o.id)) ORDER BY o.name, o.id), '[]')
      FROM identity.membership m JOIN identity.organisation o ON o.id = m.organisation_id AND o.closed_at IS NULL
      WHERE m.person_id = p.id) AS organisations
   FROM identity.person p WHERE p.id = :subject`,
);

/** What a person is and may use now, by one statement; undefined: nobody has this subject. */
export async function findStatus(connection: Connection, subject: string): Promise<StatusRow | undefined> {
  const [row] = isUuid(subject) ? await find(connection, { subject }) : [];
  return row && { ...row, accesses: [...row.accesses, ...accessesByToken(row)] };
}

/** Roles of a token name no organisation: they apply to each to which the person belongs. */
function accessesByToken({ tokenRoles, organisations }: StatusRow): StatusAccess[] {
  if (tokenRoles.length === 0) return [];
  return getApplications(tokenRoles).flatMap((application) =>
    organisations.map(({ id, kind }) => ({
      application,
      role: 'user',
      userType: carriesRole(tokenRoles, roles.onPremise) ? 'onprem' : 'cloud',
      status: 'active',
      organisationId: id,
      organisationKind: kind,
    })),
  );
}

export type Contact = Pick<
  typeof person.$inferSelect,
  'id' | 'email' | 'firstName' | 'lastName' | 'language' | 'isEmployee'
>;

const contacts = statement<Contact, { ids: string[] }>(
  'identity_contacts',
  `SELECT id, email, first_name AS "firstName", last_name AS "lastName", language, is_employee AS "isEmployee"
   FROM identity.person WHERE id = ANY (:ids::uuid[])`,
);

const applicationUsers = statement<Contact, { application: ApplicationKey; organisation: string }>(
  'identity_application_users',
  `SELECT p.id, p.email, p.first_name AS "firstName", p.last_name AS "lastName", p.language, p.is_employee AS "isEmployee"
   FROM identity.access a JOIN identity.person p ON p.id = a.person_id
   JOIN identity.organisation o ON o.id = a.organisation_id AND o.closed_at IS NULL
   WHERE a.organisation_id = :organisation AND a.application = :application AND a.status = 'active' AND p.state = 'active'
   ORDER BY p.last_name, p.first_name, p.id`,
);

/** The people who may use an application for an organisation now. */
export function findApplicationUsers(
  connection: Connection,
  application: ApplicationKey,
  organisation: string,
): Promise<Contact[]> {
  return applicationUsers(connection, { application, organisation });
}

/** Names and addresses of people by id; deleted people are left out. */
export function findContacts(connection: Connection, ids: readonly string[]): Promise<Contact[]> {
  return contacts(connection, { ids: ids.filter(isUuid) });
}
