import { hreflang } from '#web/i18n/locales.ts';
import type { Here } from './links.ts';
import { getAbsoluteUrl } from './locale-address.ts';
import { type PageVersion, urlInLocale } from './page-version.ts';

export type Alternate = { hrefLang: string; href: string };

export type Versions = { siteId: string; alternateVersions: readonly PageVersion[] };

/**
 * The alternates of a page: every locale of the site in which the page has texts of its own (LOC-07), and the
 * default for all other readers. Locales with a fallback are left out.
 */
export function getAlternates(page: Versions, here: Here): Alternate[] {
  const found = here.directory.listLocales(here.site).flatMap((locale) => {
    const url = urlInLocale(page.alternateVersions, locale);
    return url ? [{ locale, href: getAbsoluteUrl(here, locale, { siteId: page.siteId, url }) }] : [];
  });
  if (found.length === 0) return [];
  const rest =
    found.find(({ locale }) => locale.isInternational && locale.language === 'en') ??
    found.find(({ locale }) => locale.isInternational) ??
    found[0]!;
  return [
    ...found.map(({ locale, href }) => ({ hrefLang: hreflang(locale), href })),
    { hrefLang: 'x-default', href: rest.href },
  ];
}
