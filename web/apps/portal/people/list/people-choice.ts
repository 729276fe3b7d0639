import type { VariablesOf } from 'gql.tada';
import { applications } from '#contracts/identity/roles.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import type { peopleOperations } from '../people-operations.ts';

export type PeopleChoice = VariablesOf<(typeof peopleOperations)['people']>;

export const accessStatuses = [
  'pending',
  'invited',
  'inviteExpired',
  'active',
  'inactive',
  'declined',
  'unknown',
] as const;
export type AccessStatus = (typeof accessStatuses)[number];

export const peopleSorts = ['name', 'email', 'newest', 'lastSignIn'] as const;

/** The people that an address selects; invalid values count as absent. */
export function parseFilters(query: URLSearchParams): PeopleChoice {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    status: parseChoice(accessStatuses, query.get('status')) ?? null,
    application: parseChoice(applications, query.get('application')) ?? null,
    organisation: query.get('organisation') || null,
    sort: parseChoice(peopleSorts, query.get('sort')) ?? 'name',
    after: query.get('after') || null,
  };
}

/** Whether any filter is active. */
export function isNarrowed({ search, status, application, organisation }: PeopleChoice): boolean {
  return Boolean(search || status || application || organisation);
}
