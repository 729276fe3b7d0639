import type { Locale } from '#web/i18n/locales.ts';
import { absolute, type Here, pageHref } from '#web/request/links.ts';
import type { PageData } from './page-query.ts';

type Addressed = Pick<PageData, 'siteId' | 'url'>;

/** Full address of a page of the reader's own site, as it stands in one of the site's locales. */
export function addressIn(here: Here, locale: Locale, page: Addressed): string {
  return absolute(here, pageHref({ ...here, locale }, page));
}

/** The locale in which a reader finds a language: that of the own country, else the international one. */
export function localeFor({ site, locale, directory }: Here, language: string): Locale | undefined {
  return directory.localeOf(site, language, locale.country) ?? directory.localeOf(site, language, 'ALL');
}

/** Whether a page is its site's home page. */
export function isHome({ slug, ancestors }: Pick<PageData, 'slug' | 'ancestors'>): boolean {
  return slug === 'home' && ancestors.length === 0;
}
