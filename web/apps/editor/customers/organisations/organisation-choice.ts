import { organisationStates } from '#contracts/identity/organisation-fields.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';

/** Parses the filters of an address; invalid values count as absent. */
export function parseOrganisationFilters(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    country: /^[A-Z]{2}$/.exec(query.get('country') ?? '')?.[0] ?? null,
    subRegion: (query.get('region') ?? '').slice(0, 200) || null,
    state: parseChoice(organisationStates, query.get('state')) ?? null,
    after: query.get('after'),
  };
}

/** Whether the list is filtered. */
export function isNarrowed(query: URLSearchParams): boolean {
  const { after, ...filters } = parseOrganisationFilters(query);
  return Object.values(filters).some(Boolean);
}
