import type { VariablesOf } from 'gql.tada';
import {
  type TicketFilterField,
  type TicketStatus,
  type TicketValues,
  ticketFields,
  ticketFilterFields,
  ticketStatuses,
} from '#contracts/support/ticket-fields.ts';
import { isOneOf } from '#web/apps/frame/query-with.ts';
import { findPage } from '../lists/page-in.ts';
import type { ticketListOperations } from './ticket-operations.ts';

export type TicketListChoice = VariablesOf<(typeof ticketListOperations)['ticketList']>;

/** The tabs of the list: each shows the tickets of some states. */
export const ticketTabs = {
  unsolved: ['new', 'open', 'waitingForCustomer', 'waitingForProvider'],
  waitingForCustomer: ['waitingForCustomer'],
  solved: ['solved'],
  closed: ['closed'],
  all: ticketStatuses,
} as const satisfies Record<string, readonly TicketStatus[]>;
export type TicketTab = keyof typeof ticketTabs;

export const ticketTabNames = Object.keys(ticketTabs) as TicketTab[];

/** Each with the direction in which people expect it. */
export const ticketOrders = {
  updatedOn: 'descending',
  createdOn: 'descending',
  number: 'descending',
  subject: 'ascending',
  status: 'ascending',
  machine: 'ascending',
} as const;
export const ticketOrderNames = Object.keys(ticketOrders) as (keyof typeof ticketOrders)[];

export function findTab(query: URLSearchParams): TicketTab {
  return isOneOf(ticketTabNames, query.get('status')) ?? 'unsolved';
}

/** Which tickets an address asks for; what it says that cannot be meant counts as not said. */
export function parseTicketFilters(query: URLSearchParams): TicketListChoice {
  const tab = findTab(query);
  const sort = isOneOf(ticketOrderNames, query.get('sort')) ?? 'updatedOn';
  const whose = query.get('whose');
  return {
    filter: {
      status: tab === 'all' ? null : [...ticketTabs[tab]],
      ...chosenCodes(query),
      location: query.get('location') || null,
      machine: query.get('machine') || null,
      mine: whose === 'mine' || null,
      followed: whose === 'followed' || null,
    },
    search: (query.get('search') ?? '').slice(0, 100),
    sort,
    descending: ticketOrders[sort] === 'descending',
    page: findPage(query),
  };
}

function chosenCodes(query: URLSearchParams) {
  const codes = ticketFilterFields.map((name) => [
    name,
    isOneOf(ticketFields[name].values, query.get(name)) ?? null,
  ]);
  return Object.fromEntries(codes) as { [Name in TicketFilterField]: TicketValues[Name] | null };
}

/** Whether something beside the tab narrows the list. */
export function isNarrowed(query: URLSearchParams): boolean {
  return ['search', ...ticketFilterFields, 'location', 'machine', 'whose'].some((name) => query.get(name));
}

/** How many tickets a tab has, of the counts by status. */
export function countOf(tab: TicketTab, counts: readonly { status: TicketStatus; count: number }[]): number {
  const states: readonly TicketStatus[] = ticketTabs[tab];
  return counts.reduce((sum, { status, count }) => (states.includes(status) ? sum + count : sum), 0);
}
