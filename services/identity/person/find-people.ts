import { type Connection, statement } from '#services/foundation/statement.ts';
import { presentStatus } from '../access/find-accesses.ts';
import { likeAnywhere } from '../organisation/find-organisations.ts';
import type { Scope } from '../viewer.ts';
import { isInScope, type PersonRow, personColumns } from './find-person.ts';

export type PeopleFilter = {
  readonly search: string;
  readonly status: string | null;
  readonly application: string | null;
  readonly organisation: string | null;
};

export const peopleOrders = ['name', 'email', 'newest', 'lastSignIn'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

/** Where a page of the list begins: after the person with this key. */
export type PeoplePlace = { readonly key: string; readonly id: string };
type Filter = [
  scope: readonly string[] | null,
  pattern: string,
  status: string | null,
  application: string | null,
  organisation: string | null,
];

const matches = `${isInScope('$1')}
  AND (concat_ws(' ', p.first_name, p.last_name) ILIKE $2 OR concat_ws(' ', p.last_name, p.first_name) ILIKE $2
    OR p.email ILIKE $2 OR p.company ILIKE $2)
  AND ($5::text IS NULL OR EXISTS (SELECT FROM identity.membership m WHERE m.person_id = p.id AND m.organisation_id = $5)
    OR EXISTS (SELECT FROM identity.access a WHERE a.person_id = p.id AND a.organisation_id = $5))
  AND (($3::text IS NULL AND $4::text IS NULL) OR EXISTS (
    SELECT FROM identity.access a WHERE a.person_id = p.id
      AND ($1::text[] IS NULL OR a.organisation_id = ANY ($1)) AND ($5::text IS NULL OR a.organisation_id = $5)
      AND ($4::text IS NULL OR a.application = $4) AND ($3::text IS NULL OR ${presentStatus} = $3)))`;

/** Newest and latest first; a time is turned round so that one direction serves all orders. */
const latestFirst = (moment: string) =>
  `lpad((9e15 - coalesce(extract(epoch FROM ${moment}) * 1e6, 0))::bigint::text, 16, '0')`;

const keys: Readonly<Record<PeopleOrder, string>> = {
  name: `lower(concat_ws(' ', p.last_name, p.first_name))`,
  email: 'lower(p.email)',
  newest: latestFirst('p.created_at'),
  lastSignIn: latestFirst('p.last_sign_in_at'),
};

type Found = PersonRow & { key: string };

const pages = Object.fromEntries(
  peopleOrders.map((order) => [
    order,
    statement<Found, [...Filter, key: string | null, id: string | null, most: number]>(
      `identity_people_by_${order.toLowerCase()}`,
      `SELECT ${personColumns}, ${keys[order]} COLLATE "und-x-icu" AS key FROM identity.person p WHERE ${matches}
         AND ($6::text IS NULL OR (${keys[order]} COLLATE "und-x-icu", p.id) > ($6, $7::uuid))
       ORDER BY key, p.id LIMIT $8`,
    ),
  ]),
) as unknown as Record<
  PeopleOrder,
  (
    connection: Connection,
    ...values: [...Filter, key: string | null, id: string | null, most: number]
  ) => Promise<Found[]>
>;

const count = statement<{ total: number }, Filter>(
  'identity_count_people',
  `SELECT count(*)::int AS total FROM identity.person p WHERE ${matches}`,
);

/** People of a scope who match a filter, in an order, from the one after `after` on. */
export function findMatchingPeople(
  connection: Connection,
  scope: Scope,
  filter: PeopleFilter,
  { order, most, after }: { order: PeopleOrder; most: number; after?: PeoplePlace | undefined },
): Promise<Found[]> {
  return pages[order](connection, ...valuesOf(scope, filter), after?.key ?? null, after?.id ?? null, most);
}

/** How many people of a scope match a filter. */
export async function countPeople(
  connection: Connection,
  scope: Scope,
  filter: PeopleFilter,
): Promise<number> {
  const [row] = await count(connection, ...valuesOf(scope, filter));
  return row?.total ?? 0;
}

function valuesOf(scope: Scope, { search, status, application, organisation }: PeopleFilter): Filter {
  return [scope, likeAnywhere(search), status, application, organisation];
}
