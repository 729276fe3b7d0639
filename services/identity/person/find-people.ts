import { type Connection, statement } from '#services/foundation/statement.ts';
import { likeAnywhere } from '../organisation/find-organisations.ts';
import { isWithin, type Scope } from '../viewer.ts';
import { type PersonRow, personColumns } from './find-person.ts';
import { type PeopleChoice, type PeopleFilter, peopleCondition } from './people-filter.ts';

export const peopleOrders = ['name', 'email', 'newest', 'lastSignIn'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

/** Where a page of the list begins: after the person with this key. */
export type PeoplePlace = { readonly key: string; readonly id: string };

/** SQL of a sort key, newest first: the time is inverted, so that one direction serves all orders. */
const latestFirst = (moment: string) =>
  `lpad((9e15 - coalesce(extract(epoch FROM ${moment}) * 1e6, 0))::bigint::text, 16, '0')`;

/** The first two equal the expressions of their indexes. */
const keys: Readonly<Record<PeopleOrder, string>> = {
  name: `(lower(p.last_name || ' ' || p.first_name) COLLATE "und-x-icu")`,
  email: 'lower(p.email)',
  newest: latestFirst('p.created_at'),
  lastSignIn: latestFirst('p.last_sign_in_at'),
};

type Found = PersonRow & { key: string };
/** Each statement takes those that its conditions need. */
type PeopleValues = Partial<PeopleChoice>;
type PageValues = PeopleValues & { limit: number; afterKey: string | undefined; afterId: string | undefined };

/** A statement for each combination that occurs, so that PostgreSQL has a plan for each. */
const pages = new Map<string, ReturnType<typeof pageStatement>>();
const counts = new Map<string, ReturnType<typeof countStatement>>();

const pageStatement = (name: string, where: string, key: string) =>
  statement<Found, PageValues>(
    `identity_people_${name}`,
    `SELECT ${personColumns}, ${key} AS key FROM identity.person p WHERE ${where} ORDER BY ${key}, p.id LIMIT :limit`,
  );

const countStatement = (name: string, where: string) =>
  statement<{ total: number }, PeopleValues>(
    `identity_count_people${name}`,
    `SELECT count(*)::int AS total FROM identity.person p WHERE ${where}`,
  );

/** People of a scope that match a filter, in an order, starting after `after`. */
export async function findMatchingPeople(
  connection: Connection,
  scope: Scope,
  filter: PeopleFilter,
  { order, limit, after }: { order: PeopleOrder; limit: number; after?: PeoplePlace | undefined },
): Promise<Found[]> {
  if (isForeign(scope, filter)) return [];
  const values = { ...peopleValues(scope, filter), limit, afterKey: after?.key, afterId: after?.id };
  const { name, where } = peopleCondition(values);
  const title = `${order.toLowerCase()}${after ? '_after' : ''}${name}`;
  const key = keys[order];
  const behind = after ? ` AND (${key}, p.id) > (:afterKey, :afterId::uuid)` : '';
  return known(pages, title, () => pageStatement(title, where + behind, key))(connection, values);
}

/** How many people of a scope match a filter. */
export async function countPeople(
  connection: Connection,
  scope: Scope,
  filter: PeopleFilter,
): Promise<number> {
  if (isForeign(scope, filter)) return 0;
  const values = peopleValues(scope, filter);
  const { name, where } = peopleCondition(values);
  const [row] = await known(counts, name, () => countStatement(name, where))(connection, values);
  return row?.total ?? 0;
}

/** Somebody's organisations outside the viewer's scope stay hidden, even for people whom the viewer sees. */
function isForeign(scope: Scope, { organisation }: PeopleFilter): boolean {
  return organisation !== null && !isWithin(scope, organisation);
}

function peopleValues(scope: Scope, filter: PeopleFilter): PeopleChoice {
  return { ...filter, scope, search: filter.search.trim() && likeAnywhere(filter.search) };
}

function known<Value>(cache: Map<string, Value>, name: string, make: () => Value): Value {
  const value = cache.get(name) ?? make();
  cache.set(name, value);
  return value;
}
