import type { VariablesOf } from 'gql.tada';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import type { PageEntry, pageReads } from '../page-operations.ts';

type PageListChoice = VariablesOf<typeof pageReads.editedPages>;

export const pageStates = [
  'DRAFT',
  'CHANGED',
  'PLANNED',
  'PUBLISHED',
] as const satisfies readonly PageEntry['state'][];

/** Parses the filters of an address; unknown values are ignored. */
export function parsePageFilters(
  query: URLSearchParams,
  siteIds: readonly string[],
  types: readonly PageEntry['type'][],
): PageListChoice & { siteId: string | null } {
  const siteId = query.get('site') ?? '';
  return {
    siteId: siteIds.includes(siteId) ? siteId : (siteIds[0] ?? null),
    search: (query.get('search') ?? '').slice(0, 100) || null,
    types: [...types],
    state: parseChoice(pageStates, query.get('state')) ?? null,
    language: /^[a-z]{2}$/.exec(query.get('language') ?? '')?.[0] ?? null,
    first: 1000,
  };
}

/** Whether any filter besides the site is active: pages are then a list, not a tree. */
export function isNarrowed(query: URLSearchParams): boolean {
  return ['search', 'state', 'language'].some((name) => query.get(name));
}
