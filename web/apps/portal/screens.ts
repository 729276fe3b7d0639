import type { VariablesOf } from 'gql.tada';
import type { ScreenLocation, ScreenTable } from '#web/apps/frame/screens.ts';
import { brandNamesAddress } from './inventory/brand-names.ts';
import { parseInventoryFilters } from './inventory/inventory-choice.ts';
import type { BackendName, Operations } from './operations.ts';
import { parseFilters } from './people/list/people-choice.ts';
import type { Portal } from './portal.ts';
import type { InitialQuery, Query } from './queries/send-query.ts';
import { signOutScreen } from './sign-out.ts';
import { parseTicketFilters } from './tickets/list/ticket-list-choice.ts';

/** The portal's pages below `/mykomax`. */
export const screens: ScreenTable<Portal, InitialQuery> = [
  { path: '', load: () => import('./dashboard/dashboard.tsx'), queries: queryServices },
  {
    path: 'account',
    load: () => import('./account/account.tsx'),
    queries: () => [query('accounts', 'account', {})],
  },
  {
    path: 'company',
    load: () => import('./company/company.tsx'),
    queries: () => [query('accounts', 'company', {})],
  },
  {
    path: 'downloads',
    load: () => import('./wire-flow/downloads.tsx'),
    queries: ({ locale: { language } }) => [query('support', 'software', { language })],
  },
  {
    path: 'downloads/releases',
    load: () => import('./downloads/releases.tsx'),
    queries: () => [query('support', 'managedReleases', {})],
  },
  { path: 'downloads/releases/:release', load: () => import('./downloads/release.tsx') },
  {
    path: 'inventory',
    load: () => import('./inventory/inventory.tsx'),
    queries: () => [
      query('support', 'machines', parseInventoryFilters(new URLSearchParams())),
      { address: brandNamesAddress },
    ],
  },
  { path: 'inventory/old', load: () => import('./inventory/old-inventory.tsx') },
  {
    path: 'inventory/:machine',
    load: () => import('./inventory/machine/machine.tsx'),
    queries: ({ params: { machine = '' } }) => [query('support', 'machine', { id: machine })],
  },
  { path: 'search', load: () => import('./search/search.tsx') },
  { path: 'tickets', redirect: 'tickets/list' },
  {
    path: 'tickets/list',
    load: () => import('./tickets/list/ticket-list.tsx'),
    queries: () => [query('support', 'ticketList', parseTicketFilters(new URLSearchParams()))],
  },
  {
    path: 'tickets/newticket',
    load: () => import('./tickets/new-ticket/new-ticket.tsx'),
    queries: () => [query('support', 'ticketChoices', { organisation: null })],
  },
  {
    path: 'tickets/:ticket',
    load: () => import('./tickets/ticket.tsx'),
    queries: ({ params: { ticket = '' } }) => [query('support', 'ticket', { number: ticket })],
  },
  {
    path: 'user-admin',
    load: () => import('./people/list/people.tsx'),
    queries: () => [query('accounts', 'people', parseFilters(new URLSearchParams()))],
  },
  {
    path: 'user-admin/invite',
    load: () => import('./people/invitation/invite.tsx'),
    queries: () => [query('accounts', 'invitationChoices', {})],
  },
  {
    path: 'user-admin/invite-many',
    load: () => import('./people/invitation/invite-many.tsx'),
    queries: () => [query('accounts', 'invitationChoices', {})],
  },
  {
    path: 'user-admin/requests',
    load: () => import('./people/requests/requests.tsx'),
    queries: () => [query('accounts', 'requests', {})],
  },
  {
    path: 'user-admin/joining',
    load: () => import('./people/joining/joining.tsx'),
    queries: () => [query('accounts', 'joining', {})],
  },
  {
    path: 'user-admin/:person',
    load: () => import('./people/person/person.tsx'),
    queries: ({ params: { person = '' } }) => [query('accounts', 'person', { id: person })],
  },
  {
    path: 'wire-flow',
    load: () => import('./wire-flow/wire-flow.tsx'),
    queries: (location) => [query('support', 'wireFlow', {}), ...queryServices(location)],
  },
  { path: 'logout', load: async () => signOutScreen },
];

function queryServices({ locale: { language, country } }: ScreenLocation): Query[] {
  return [
    query('accounts', 'dashboardAccesses', {}),
    query('support', 'serviceLinks', { language, country }),
  ];
}

function query<Name extends BackendName, Operation extends keyof Operations[Name] & string>(
  backend: Name,
  operation: Operation,
  variables: VariablesOf<Operations[Name][Operation]>,
): Query {
  return { backend, operation, variables };
}
