import type { VariablesOf } from 'gql.tada';
import type { Locale } from '#web/i18n/locales.ts';
import { brandNamesAddress } from './inventory/brand-names.ts';
import { parseInventoryFilters } from './inventory/inventory-choice.ts';
import type { BackendName, Operations } from './operations.ts';
import { parseFilters } from './people/people-choice.ts';
import type { Opening, Question } from './question.ts';
import type { ScreenAt, ScreenPath } from './screens.ts';
import { parseTicketFilters } from './tickets/ticket-list-choice.ts';

type At = { readonly parameter: string; readonly locale: Locale };

/**
 * What each screen asks first, as far as its address says it: the page has it asked while the application is still on
 * its way (early-answers.ts). A screen that is opened in the application asks the same itself.
 */
const openings: { readonly [Path in ScreenPath]?: (at: At) => Opening[] } = {
  '': findServices,
  account: () => [question('accounts', 'account', {})],
  downloads: ({ locale: { language } }) => [question('support', 'software', { language })],
  'downloads/releases': () => [question('support', 'managedReleases', {})],
  inventory: () => [
    question('support', 'machines', parseInventoryFilters(noQuery())),
    { address: brandNamesAddress },
  ],
  'inventory/:machine': ({ parameter }) => [question('support', 'machine', { id: parameter })],
  'tickets/list': () => [question('support', 'ticketList', parseTicketFilters(noQuery()))],
  'tickets/newticket': () => [question('support', 'ticketChoices', {})],
  'tickets/:ticket': ({ parameter }) => [question('support', 'ticket', { number: parameter })],
  'user-admin': () => [question('accounts', 'people', parseFilters(noQuery()))],
  'user-admin/invite': () => [question('accounts', 'invitationChoices', {})],
  'user-admin/:person': ({ parameter }) => [question('accounts', 'person', { id: parameter })],
  'wire-flow': (at) => [question('support', 'wireFlow', {}), ...findServices(at)],
};

function findServices({ locale: { language, country } }: At): Opening[] {
  return [
    question('accounts', 'dashboardAccesses', {}),
    question('support', 'serviceLinks', { language, country }),
  ];
}

/** The questions of a screen without a query in its address. */
export function openingQuestions({ path, parameter }: ScreenAt, locale: Locale): readonly Opening[] {
  return openings[path]?.({ parameter, locale }) ?? [];
}

const noQuery = () => new URLSearchParams();

function question<Name extends BackendName, Operation extends keyof Operations[Name] & string>(
  backend: Name,
  operation: Operation,
  variables: VariablesOf<Operations[Name][Operation]>,
): Question {
  return { backend, operation, variables };
}
