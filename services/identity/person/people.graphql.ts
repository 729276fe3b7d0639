import { badInput } from '#services/foundation/bad-input.ts';
import { statement } from '#services/foundation/statement.ts';
import { AccessStatusEnum, ApplicationKeyEnum } from '../access/access.graphql.ts';
import { builder } from '../builder.ts';
import { getAdministrator, getViewer } from '../caller.ts';
import { isUuid, type Scope } from '../viewer.ts';
import {
  countPeople,
  findMatchingPeople,
  type PeopleOrder,
  type PeoplePlace,
  peopleOrders,
} from './find-people.ts';
import { findVisiblePerson, type PersonRow } from './find-person.ts';
import { peopleAsCsv } from './people-as-csv.ts';
import type { PeopleFilter } from './people-filter.ts';
import { Person } from './person.graphql.ts';

builder.queryField('me', (t) =>
  t.field({
    type: Person,
    async resolve(_, __, caller) {
      const { id } = await getViewer(caller);
      const me = await caller.read().person(id);
      if (!me) throw new Error(`The viewer ${id} is not a person`);
      return me;
    },
  }),
);

builder.queryField('administration', (t) =>
  t.field({
    type: builder.enumType('Administration', {
      description: 'Whose people the viewer administers: nobody’s, those of customers, those of the group.',
      values: ['none', 'external', 'internal'] as const,
    }),
    resolve: async (_, __, caller) => (await getViewer(caller)).administration,
  }),
);

builder.queryField('person', (t) =>
  t.field({
    type: Person,
    nullable: true,
    description: 'UAD-03: null when the person is missing or shares no organisation with the viewer, alike.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, caller) {
      const { scope } = await getAdministrator(caller);
      return isUuid(id) ? ((await findVisiblePerson(caller.connection, id, scope)) ?? null) : null;
    },
  }),
);

type Found = PersonRow & { key: string };
type Part = { items: Found[]; hasNextPage: boolean; scope: Scope; filter: PeopleFilter };

const PeoplePart = builder.objectRef<Part>('PeoplePart').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Person] }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    endCursor: t.string({
      nullable: true,
      resolve: ({ items }) => {
        const last = items.at(-1);
        return last ? Buffer.from(JSON.stringify([last.key, last.id])).toString('base64url') : null;
      },
    }),
    total: t.int({
      description: 'How many there are, on all pages.',
      resolve: ({ scope, filter }, _, { connection }) => countPeople(connection, scope, filter),
    }),
  }),
});

const PeopleSort = builder.enumType('PeopleSort', { values: peopleOrders });

const filterArguments = (t: Parameters<Parameters<typeof builder.queryFields>[0]>[0]) => ({
  search: t.arg.string({ defaultValue: '' }),
  status: t.arg({ type: AccessStatusEnum }),
  application: t.arg({ type: ApplicationKeyEnum }),
  organisation: t.arg.id(),
  sort: t.arg({ type: PeopleSort, defaultValue: 'name' }),
});

type FilterArguments = {
  search?: string | null | undefined;
  status?: string | null | undefined;
  application?: string | null | undefined;
  organisation?: string | null | undefined;
};

/** More than any name has. */
const maxSearchLength = 200;

function findFilter({ search, status, application, organisation }: FilterArguments): PeopleFilter {
  return {
    search: (search ?? '').slice(0, maxSearchLength),
    status: status ?? null,
    application: application ?? null,
    organisation: organisation ?? null,
  };
}

const countWaiting = statement<{ waiting: number }, { scope: readonly string[] | null }>(
  'identity_count_waiting_requests',
  `SELECT count(*)::int AS waiting FROM identity.access a WHERE a.status = 'pending'
     AND (:scope::text[] IS NULL OR a.organisation_id IN (SELECT unnest(:scope)))`,
);

builder.queryFields((t) => ({
  waitingRequests: t.int({
    description:
      'How many requests for access wait for the viewer; nobody waits for whoever administers nobody.',
    async resolve(_, __, caller) {
      const { scope, administration } = await getViewer(caller);
      if (administration === 'none') return 0;
      return (await countWaiting(caller.connection, { scope }))[0]?.waiting ?? 0;
    },
  }),
  people: t.field({
    type: PeoplePart,
    description: 'UAD-01: the people of the organisations in which the viewer administers people.',
    args: {
      ...filterArguments(t),
      first: t.arg.int({ defaultValue: 25 }),
      after: t.arg.string(),
    },
    async resolve(_, { first, after, sort, ...given }, caller): Promise<Part> {
      const { scope } = await getAdministrator(caller);
      const filter = findFilter(given);
      const limit = Math.min(Math.max(first ?? 25, 1), 100);
      const order: PeopleOrder = sort ?? 'name';
      const place = after ? findPlace(after) : undefined;
      const items = await findMatchingPeople(caller.connection, scope, filter, {
        order,
        limit: limit + 1,
        after: place,
      });
      return { items: items.slice(0, limit), hasNextPage: items.length > limit, scope, filter };
    },
  }),
  peopleExport: t.string({
    description: 'The same list as a CSV file for a spreadsheet, at most 10 000 people.',
    args: filterArguments(t),
    async resolve(_, { sort, ...given }, caller) {
      const { scope } = await getAdministrator(caller);
      const order: PeopleOrder = sort ?? 'name';
      const people = await findMatchingPeople(caller.connection, scope, findFilter(given), {
        order,
        limit: 10_000,
      });
      return peopleAsCsv(people, scope, caller.read());
    },
  }),
}));

/** @throws BAD_USER_INPUT when it is not a cursor of the list */
function findPlace(after: string): PeoplePlace {
  try {
    const [key, id] = JSON.parse(Buffer.from(after, 'base64url').toString('utf8')) as unknown[];
    if (typeof key === 'string' && typeof id === 'string' && isUuid(id)) return { key, id };
  } catch {
    // Declared below.
  }
  throw badInput('Is not a cursor of this list.', 'after');
}
