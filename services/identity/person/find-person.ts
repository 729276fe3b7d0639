import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Scope } from '../viewer.ts';

export type PersonRow = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  telephone: string;
  address: string;
  postalCode: string;
  city: string;
  country: string;
  language: string;
  isEmployee: boolean;
  isKeptElsewhere: boolean;
  tokenRoles: string[];
  /** Somebody who was invited and has not come yet has none. */
  hasAccount: boolean;
  createdAt: Date;
  lastSignInAt: Date | null;
};

/** Of a table called `p`. */
export const personColumns = `p.id, p.email, p.first_name AS "firstName", p.last_name AS "lastName", p.company, p.telephone,
  p.address, p.postal_code AS "postalCode", p.city, p.country, p.language, p.is_employee AS "isEmployee",
  (p.is_employee OR p.issuer IS NOT NULL) AS "isKeptElsewhere", p.token_roles AS "tokenRoles",
  p.email_verified_at IS NOT NULL AS "hasAccount", p.created_at AS "createdAt", p.last_sign_in_at AS "lastSignInAt"`;

/** UAD-03: whether a person `p` shares an organisation of `:scope`, or asks for access to one. */
const isInScope = `(:scope::text[] IS NULL
  OR EXISTS (SELECT FROM identity.membership m WHERE m.person_id = p.id AND m.organisation_id = ANY (:scope))
  OR EXISTS (SELECT FROM identity.access s WHERE s.person_id = p.id AND s.organisation_id = ANY (:scope)))`;

const byId = statement<PersonRow, { ids: string[] }>(
  'identity_people',
  `SELECT ${personColumns} FROM identity.person p WHERE p.id = ANY (:ids::uuid[])`,
);

/** People by id. */
export async function findPeople(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PersonRow>> {
  return new Map((await byId(connection, { ids: [...ids] })).map((row) => [row.id, row]));
}

const visible = statement<PersonRow, { id: string; scope: readonly string[] | null }>(
  'identity_visible_person',
  `SELECT ${personColumns} FROM identity.person p WHERE p.id = :id AND ${isInScope}`,
);

/** UAD-03: a person whom somebody with that scope may see; undefined: missing or not to be seen. */
export async function findVisiblePerson(
  connection: Connection,
  id: string,
  scope: Scope,
): Promise<PersonRow | undefined> {
  const [row] = await visible(connection, { id, scope });
  return row;
}
