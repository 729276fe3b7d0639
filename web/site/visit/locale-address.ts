import type { PageReference } from '#contracts/content/values.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { absolute, type Here, pageHref } from './links.ts';

/** The full address of a page of the reader's own site in one of the site's locales. */
export function getAbsoluteUrl(
  here: Here,
  locale: Locale,
  page: Pick<PageReference, 'siteId' | 'url'>,
): string {
  return absolute(here, pageHref({ ...here, locale }, page));
}

/** The locale in which a reader reads a language: the one of their country, or else the international one. */
export function getLocale({ site, locale, directory }: Here, language: string): Locale | undefined {
  return directory.findLocale(site, language, locale.country) ?? directory.findLocale(site, language, 'ALL');
}
