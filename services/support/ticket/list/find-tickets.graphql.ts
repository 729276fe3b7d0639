import {
  ticketFields,
  ticketFilterFields,
  ticketStatuses,
  ticketTurns,
} from '#contracts/support/ticket-fields.ts';
import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { defineFilters } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { once } from '#services/foundation/once.ts';
import { builder } from '../../builder.ts';
import { type Viewer, withAccess } from '../../viewer/viewer.ts';
import { Ticket, TicketSummary } from '../ticket.graphql.ts';
import { getDetail } from '../ticket-detail.ts';
import {
  choiceEnums,
  SeverityEnum,
  TicketOrderEnum,
  TicketStatusEnum,
  TicketViewEnum,
} from '../ticket-enums.graphql.ts';
import { findTicket, type TicketRow } from '../ticket-row.ts';
import { ticketsAsCsv } from './export-tickets.ts';
import {
  type ChosenFilters,
  countTickets,
  listTickets,
  maxCounted,
  maxWords,
  type TicketFilter,
  type TicketOrder,
} from './list-tickets.ts';

const FilterInput = builder.inputType('TicketFilter', {
  fields: (t) => ({
    status: t.field({ type: [TicketStatusEnum], description: 'Any of these; none: all.' }),
    ...defineFilters(t, ticketFields, choiceEnums),
    organisation: t.id(),
    location: t.id(),
    machine: t.id(),
    severity: t.field({ type: SeverityEnum, description: 'Customers: `stopped` alone.' }),
    assignee: t.id({ description: 'A person of ours, or `nobody`.' }),
    mine: t.boolean({ description: 'Only those of which the viewer is the contact.' }),
    followed: t.boolean({ description: 'Only those that the viewer follows.' }),
  }),
});

type StatusCount = { status: (typeof ticketStatuses)[number]; count: number; isMore: boolean };

const TicketStatusCount = builder.objectRef<StatusCount>('TicketStatusCount').implement({
  fields: (t) => ({
    status: t.expose('status', { type: TicketStatusEnum }),
    count: t.exposeInt('count', { description: `At most ${maxCounted}.` }),
    isMore: t.exposeBoolean('isMore', { description: 'There are more than are counted.' }),
  }),
});

type Page = {
  items: TicketRow[];
  hasNextPage: boolean;
  page: number;
  pageSize: number;
  view: View;
  sort: TicketOrder;
  /** Of those that the list shows; null: of all. */
  status: TicketFilter['status'];
  /** By status, whichever are shown. */
  count: () => Promise<StatusCount[]>;
};

async function countShown({ count, status }: Page): Promise<StatusCount[]> {
  return (await count()).filter((one) => status?.includes(one.status) ?? true);
}

const TicketPage = builder.objectRef<Page>('TicketPage').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [TicketSummary] }),
    total: t.int({
      description: 'On all pages, as far as they are counted.',
      resolve: async (page) => (await countShown(page)).reduce((sum, { count }) => sum + count, 0),
    }),
    isMore: t.boolean({
      description: 'There are more than are counted.',
      resolve: async (page) => (await countShown(page)).some(({ isMore }) => isMore),
    }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
    page: t.exposeInt('page'),
    pageSize: t.exposeInt('pageSize'),
    view: t.expose('view', { type: TicketViewEnum, description: 'Never `usual`.' }),
    sort: t.expose('sort', { type: TicketOrderEnum, description: 'Never `usual`.' }),
    counts: t.field({
      type: [TicketStatusCount],
      description: 'By status, all of them, as if neither view nor filter named any.',
      resolve: ({ count }) => count(),
    }),
  }),
});

type GivenFilter = Partial<Record<keyof typeof FilterInput.$inferInput, unknown>> &
  typeof FilterInput.$inferInput;

type View = keyof typeof ticketTurns | 'all';

function getFilter(
  viewer: Viewer,
  given: GivenFilter | null | undefined,
  search: string | null | undefined,
): TicketFilter {
  const words = (search ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if ((search?.length ?? 0) > 200 || words.length > maxWords) throw badInput('Is too long.', 'search');
  // The number of hits would reveal what is not shown.
  if (given?.severity && given.severity !== 'stopped' && !viewer.isEmployee)
    throw forbidden('The severity is for our own people.');
  const chosen = ticketFilterFields.map((name) => [name, given?.[name] ?? null]);
  return {
    ...(Object.fromEntries(chosen) as ChosenFilters),
    status: given?.status?.length ? given.status : null,
    organisation: given?.organisation ?? null,
    location: given?.location ?? null,
    machine: given?.machine ?? null,
    severity: given?.severity ?? null,
    assignee: given?.assignee ?? null,
    mine: given?.mine ?? false,
    followed: given?.followed ?? false,
    words,
  };
}

builder.queryField('tickets', (t) =>
  t.field({
    type: TicketPage,
    description: 'TIC-01 TIC-04: the tickets of the own organisations; our own people see all.',
    args: {
      filter: t.arg({ type: FilterInput }),
      view: t.arg({ type: TicketViewEnum, defaultValue: 'all' }),
      search: t.arg.string({ description: 'Words that must all stand in a ticket.' }),
      sort: t.arg({ type: TicketOrderEnum, defaultValue: 'updatedOn' }),
      descending: t.arg.boolean({ defaultValue: true }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: 20 }),
    },
    async resolve(_, args, { connection, viewer }): Promise<Page> {
      const who = withAccess(await viewer(), 'ticketing');
      const page = Math.min(Math.max(args.page ?? 1, 1), 10_000);
      const pageSize = Math.min(Math.max(args.pageSize ?? 20, 1), 100);
      const filter = getFilter(who, args.filter, args.search);
      const sort = getSort(who, args.sort ?? 'updatedOn', args.descending ?? true);
      const view = getView(who, args.view ?? 'all');
      const status = getStatuses(view, filter.status);
      const found = await listTickets(connection, who, { ...filter, status }, sort, {
        limit: pageSize + 1,
        skipped: (page - 1) * pageSize,
      });
      return {
        items: found.slice(0, pageSize),
        hasNextPage: found.length > pageSize,
        page,
        pageSize,
        view,
        sort: sort.by,
        status,
        count: once(() => countByStatus(connection, who, filter)),
      };
    },
  }),
);

async function countByStatus(...parameters: Parameters<typeof countTickets>): Promise<StatusCount[]> {
  const counts = await countTickets(...parameters);
  return ticketStatuses.map((status) => {
    const count = counts.get(status) ?? 0;
    return { status, count: Math.min(count, maxCounted), isMore: count > maxCounted };
  });
}

function getView({ isEmployee }: Viewer, view: View | 'usual'): View {
  if (view !== 'usual') return view;
  return isEmployee ? 'ours' : 'all';
}

function getSort({ isEmployee }: Viewer, by: TicketOrder | 'usual', descending: boolean) {
  if (by !== 'usual') return { by, descending };
  return { by: isEmployee ? ('due' as const) : ('turn' as const), descending: false };
}

/** What is both in the view and in the filter; null: all. */
function getStatuses(view: View, wanted: TicketFilter['status']): TicketFilter['status'] {
  if (view === 'all') return wanted;
  return ticketTurns[view].filter((status) => wanted?.includes(status) ?? true);
}

/** More rows than anybody reads; a longer list is to be filtered. */
const maxExported = 10_000;

builder.queryField('ticketsExport', (t) =>
  t.string({
    description: 'The same tickets as CSV with the names of the contract; nothing in it is a formula.',
    args: {
      filter: t.arg({ type: FilterInput }),
      view: t.arg({ type: TicketViewEnum, defaultValue: 'all' }),
      search: t.arg.string(),
    },
    async resolve(_, args, { connection, viewer }) {
      const who = withAccess(await viewer(), 'ticketing');
      const sort = { by: 'createdOn', descending: true } as const;
      const part = { limit: maxExported, skipped: 0 };
      const filter = getFilter(who, args.filter, args.search);
      const status = getStatuses(getView(who, args.view ?? 'all'), filter.status);
      return ticketsAsCsv(await listTickets(connection, who, { ...filter, status }, sort, part), who);
    },
  }),
);

builder.queryField('ticket', (t) =>
  t.field({
    type: Ticket,
    nullable: true,
    description: 'Null: there is none of that number, or it is none of the viewer’s.',
    args: { number: t.arg.string({ required: true }) },
    async resolve(_, { number }, { connection, viewer }) {
      const row = await findTicket(connection, withAccess(await viewer(), 'ticketing'), number);
      return row ? getDetail(connection, row) : null;
    },
  }),
);
