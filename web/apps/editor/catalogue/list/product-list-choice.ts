import { languages } from '#contracts/languages.ts';
import { productStates } from '#contracts/products/draft.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';

/** Parses the filters of an address; invalid values count as absent. */
export function parseProductFilters(query: URLSearchParams) {
  const lacks = query.get('lacks');
  return {
    search: (query.get('search') ?? '').slice(0, 100) || null,
    classification: /^[a-z0-9][\w.-]{0,119}$/.exec(query.get('class') ?? '')?.[0] ?? null,
    state: parseChoice(productStates, query.get('state')) ?? null,
    lacks: lacks === 'data' ? lacks : (parseChoice(languages, lacks) ?? null),
    after: query.get('after'),
  };
}

/** Whether any filter is active. */
export function isNarrowed(query: URLSearchParams): boolean {
  const { search, classification, state, lacks } = parseProductFilters(query);
  return [search, classification, state, lacks].some(Boolean);
}
