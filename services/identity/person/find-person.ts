import { profileFieldNames } from '#contracts/identity/profile.ts';
import { type Columns, type Selected, select } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Scope } from '../viewer.ts';
import type { person } from './person.tables.ts';

const ownColumns = [
  'id',
  'email',
  ...profileFieldNames,
  'isEmployee',
  'tokenRoles',
  'createdAt',
  'lastSignInAt',
] as const satisfies Columns<typeof person>;

export type PersonRow = Selected<typeof person, typeof ownColumns> & {
  isKeptElsewhere: boolean;
  /** False for an invited person who has not come yet. */
  hasAccount: boolean;
};

/** Columns of the table `p`. */
export const personColumns = `${select(ownColumns, 'p')}, (p.is_employee OR p.issuer IS NOT NULL) AS "isKeptElsewhere",
  p.email_verified_at IS NOT NULL AS "hasAccount"`;

/** UAD-03, SQL: whether a person `p` shares an organisation of `:scope`, or requests access to one. */
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

/** UAD-03: a person whom a viewer with that scope may see; undefined: there is none. */
export async function findVisiblePerson(
  connection: Connection,
  id: string,
  scope: Scope,
): Promise<PersonRow | undefined> {
  const [row] = await visible(connection, { id, scope });
  return row;
}
