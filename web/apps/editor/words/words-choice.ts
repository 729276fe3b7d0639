import { parseChoice } from '#web/apps/frame/with-query.ts';

const kinds = ['CONTENT', 'STORY', 'MEDIA_RELEASE'] as const;
export const wordKinds: readonly (typeof kinds)[number][] = kinds;

/** Parses the search in an address; unknown values are ignored. Null: no words yet. */
export function parseWordSearch(query: URLSearchParams, sites: readonly { id: string }[]) {
  const search = (query.get('search') ?? '').slice(0, 100);
  const type = parseChoice(kinds, query.get('type'));
  const wanted = {
    search,
    exact: query.get('exact') === 'yes',
    wholeWords: query.get('whole') === 'yes',
    siteId: sites.find(({ id }) => id === query.get('site'))?.id ?? null,
    types: type === undefined ? null : type === 'CONTENT' ? (['CONTENT', 'SYSTEM'] as const).slice() : [type],
    language: /^[a-z]{2}$/.exec(query.get('language') ?? '')?.[0] ?? null,
  };
  return search.trim() === '' ? null : wanted;
}
