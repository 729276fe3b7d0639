import type { PageContext } from '#web/site/visit/page-context.ts';

/** The maximum number of suggestions of a search back end. */
const maxSuggestions = 8;

/**
 * The path of the search results: on the reader's own site if it has its own domain, otherwise on the main
 * site.
 */
export function searchPath({ directory, site, to, toMain }: PageContext): string {
  return directory.getPrefix(site.id) === '' ? to('/search') : toMain('/search');
}

/** What search fields need for suggestions while somebody types. */
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
