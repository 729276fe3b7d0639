import { type Connection, statement } from '#services/foundation/statement.ts';
import { isWithin, type Scope } from '../viewer.ts';
import { type PersonRow, personColumns } from './find-person.ts';
import { type Matching, matching, type PeopleFilter } from './people-filter.ts';

export const peopleOrders = ['name', 'email', 'newest', 'lastSignIn'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

/** Where a page of the list begins: after the person with this key. */
export type PeoplePlace = { readonly key: string; readonly id: string };

/** Newest and latest first; a time is turned round so that one direction serves all orders. */
const latestFirst = (moment: string) =>
  `lpad((9e15 - coalesce(extract(epoch FROM ${moment}) * 1e6, 0))::bigint::text, 16, '0')`;

/** The first two as their indexes have them. */
const keys: Readonly<Record<PeopleOrder, string>> = {
  name: `(lower(p.last_name || ' ' || p.first_name) COLLATE "und-x-icu")`,
  email: 'lower(p.email)',
  newest: latestFirst('p.created_at'),
  lastSignIn: latestFirst('p.last_sign_in_at'),
};

type Found = PersonRow & { key: string };
type Statement<Row> = ReturnType<typeof statement<Row, unknown[]>>;

/** A statement for each way of asking that occurs, so that PostgreSQL has a plan for each. */
const pages = new Map<string, Statement<Found>>();
const counts = new Map<string, Statement<{ total: number }>>();

/** People of a scope who match a filter, in an order, from the one after `after` on. */
export async function findMatchingPeople(
  connection: Connection,
  scope: Scope,
  filter: PeopleFilter,
  { order, most, after }: { order: PeopleOrder; most: number; after?: PeoplePlace | undefined },
): Promise<Found[]> {
  if (isForeign(scope, filter)) return [];
  const wanted = matching(scope, filter);
  const values = [...wanted.values, ...(after ? [after.key, after.id] : []), most];
  return pageOf(order, wanted, after !== undefined)(connection, ...values);
}

/** How many people of a scope match a filter. */
export async function countPeople(
  connection: Connection,
  scope: Scope,
  filter: PeopleFilter,
): Promise<number> {
  if (isForeign(scope, filter)) return 0;
  const wanted = matching(scope, filter);
  const [row] = await countOf(wanted)(connection, ...wanted.values);
  return row?.total ?? 0;
}

/** Who belongs to an organisation is not told to those who do not administer it, not even of people whom they see. */
function isForeign(scope: Scope, { organisation }: PeopleFilter): boolean {
  return organisation !== null && !isWithin(scope, organisation);
}

function pageOf(order: PeopleOrder, { name, where, values }: Matching, isLater: boolean): Statement<Found> {
  const title = `identity_people_by_${order.toLowerCase()}${isLater ? '_after' : ''}${name}`;
  const key = keys[order];
  const [afterKey, afterId] = [`$${values.length + 1}`, `$${values.length + 2}`];
  const place = isLater ? `AND (${key}, p.id) > (${afterKey}, ${afterId}::uuid)` : '';
  const limit = `$${values.length + (isLater ? 3 : 1)}`;
  return known(pages, title, () =>
    statement(
      title,
      `SELECT ${personColumns}, ${key} AS key FROM identity.person p WHERE ${where} ${place}
       ORDER BY ${key}, p.id LIMIT ${limit}`,
    ),
  );
}

function countOf({ name, where }: Matching): Statement<{ total: number }> {
  const title = `identity_count_people${name}`;
  return known(counts, title, () =>
    statement(title, `SELECT count(*)::int AS total FROM identity.person p WHERE ${where}`),
  );
}

function known<Value>(kept: Map<string, Value>, name: string, make: () => Value): Value {
  const value = kept.get(name) ?? make();
  kept.set(name, value);
  return value;
}
