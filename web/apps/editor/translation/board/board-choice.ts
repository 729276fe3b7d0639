import { type Grant, may } from '#contracts/editing/roles.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';

export const boardFilters = [
  'owed',
  'ahead',
  'inProgress',
  'ready',
  'outdated',
  'missing',
  'marked',
  'translated',
  'none',
] as const;
export const pageTypes = ['CONTENT', 'STORY', 'MEDIA_RELEASE'] as const;
export const boardLength = 50;
/** Used instead of a site's id. */
export const allSites = 'all';

type Site = { readonly id: string; readonly languages: readonly string[] };

/** The sites into whose languages somebody may translate come first, so that the board opens with one of them. */
export function ownSitesFirst(sites: readonly Site[], grants: readonly Grant[]): readonly Site[] {
  const isOwn = ({ id, languages }: Site) =>
    languages.some((language) => may(grants, 'translate', [{ sites: [id], languages: [language] }]));
  return [...sites.filter(isOwn), ...sites.filter((site) => !isOwn(site))];
}

/** Parses the filters of an address; unknown values are ignored. */
export function parseBoardFilters(query: URLSearchParams, sites: readonly { id: string }[]) {
  const type = parseChoice(pageTypes, query.get('type'));
  const page = Number.parseInt(query.get('page') ?? '1', 10);
  const current = page > 0 && page < 10_000 ? page : 1;
  const language = query.get('language') ?? '';
  return {
    siteId:
      query.get('site') === allSites
        ? null
        : (sites.find(({ id }) => id === query.get('site'))?.id ?? sites[0]?.id ?? null),
    search: (query.get('search') ?? '').slice(0, 100),
    types: type ? [type] : [],
    language: /^[a-z]{2}$/.test(language) ? language : null,
    filter: parseChoice(boardFilters, query.get('state')) ?? null,
    first: boardLength,
    offset: (current - 1) * boardLength,
    current,
  };
}
