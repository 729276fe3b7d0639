import type { VariablesOf } from 'gql.tada';
import {
  type TicketFilterField,
  type TicketSeverity,
  type TicketStatus,
  type TicketTurn,
  type TicketValues,
  ticketFields,
  ticketFilterFields,
  ticketSeverities,
  ticketTurns,
} from '#contracts/support/ticket-fields.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { findPage } from '../../lists/find-page.ts';
import { addCounts, type StatusCount } from '../../ticket-status.ts';
import type { ticketListOperations } from '../ticket-operations.ts';

export type TicketListChoice = VariablesOf<(typeof ticketListOperations)['ticketList']>;

/**
 * The tabs of the list exclude each other and add up to `all`; each side has its most important one first.
 */
export const ticketTabs = {
  customer: ['all', 'waitingForCustomer', 'ours', 'solved', 'closed'],
  desk: ['ours', 'waitingForCustomer', 'solved', 'closed', 'all'],
} as const satisfies Record<string, readonly (TicketTurn | 'all')[]>;
export type TicketTab = (typeof ticketTabs)['desk'][number];

/** The sort orders, each with its usual direction. */
export const ticketOrders = {
  due: 'ascending',
  turn: 'ascending',
  lastWord: 'descending',
  updatedOn: 'descending',
  createdOn: 'descending',
  number: 'descending',
  subject: 'ascending',
  status: 'ascending',
  machine: 'ascending',
} as const;
export const ticketOrderNames = Object.keys(ticketOrders) as (keyof typeof ticketOrders)[];

/** The tickets that an address selects; invalid values count as absent. */
export function parseTicketFilters(query: URLSearchParams): TicketListChoice {
  const sort = parseChoice(ticketOrderNames, query.get('sort')) ?? 'usual';
  const whose = query.get('whose');
  return {
    filter: {
      ...chosenCodes(query),
      severity: parseChoice<TicketSeverity>(ticketSeverities, query.get('severity')) ?? null,
      assignee: query.get('assignee') || null,
      organisation: query.get('organisation') || null,
      location: query.get('location') || null,
      machine: query.get('machine') || null,
      mine: whose === 'mine' || null,
      followed: whose === 'followed' || null,
    },
    search: (query.get('search') ?? '').slice(0, 100),
    view: parseChoice(ticketTabs.desk, query.get('status')) ?? 'usual',
    sort,
    descending: sort !== 'usual' && ticketOrders[sort] === 'descending',
    page: findPage(query),
    organisation: query.get('organisation') || null,
  };
}

function chosenCodes(query: URLSearchParams) {
  const codes = ticketFilterFields.map((name) => [
    name,
    parseChoice(ticketFields[name].values, query.get(name)) ?? null,
  ]);
  return Object.fromEntries(codes) as { [Name in TicketFilterField]: TicketValues[Name] | null };
}

/** Whether any filter besides the tab is active. */
export function isNarrowed(query: URLSearchParams): boolean {
  const names = [
    'search',
    ...ticketFilterFields,
    'severity',
    'assignee',
    'organisation',
    'location',
    'machine',
  ];
  return [...names, 'whose'].some((name) => query.get(name));
}

/** The number of tickets in a tab, summed from the counts by status. */
export function countOf(tab: TicketTab, counts: readonly StatusCount[]): { count: number; isMore: boolean } {
  const states: readonly TicketStatus[] | undefined = tab === 'all' ? undefined : ticketTurns[tab];
  return addCounts(counts.filter(({ status }) => states?.includes(status) ?? true));
}
