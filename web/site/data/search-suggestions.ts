import type { PageContext } from '#web/site/visit/page-context.ts';

/** As many as a search back end suggests. */
const maxSuggestions = 8;

/** The page of search results: of the reader's own site where that has a root of its own, else of the main site. */
export function searchPath({ directory, site, to, toMain }: PageContext): string {
  return directory.getPrefix(site.id) === '' ? to('/search') : toMain('/search');
}

/** What the search fields of a page need to suggest while somebody types. */
export function getSuggesting(reader: PageContext) {
  const { directory, site, locale, texts } = reader;
  const t = texts('search');
  return {
    source: '/api/search-proxy/suggest',
    localeCode: locale.urlCode,
    siteSlug: directory.getPrefix(site.id) === '' ? site.slug : '',
    base: `/${locale.urlCode}`,
    label: t('suggestions'),
    counts: Array.from({ length: maxSuggestions + 1 }, (_, count) => t('suggestions.count', { count })),
    kinds: {
      classification: t('type.classification'),
      capability: t('type.capability'),
      page: t('type.page'),
      product: t('type.product'),
      service: t('type.service'),
      story: t('type.story'),
      'media-release': t('type.media-release'),
      document: t('type.document'),
    },
  };
}
