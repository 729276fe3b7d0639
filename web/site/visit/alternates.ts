import { hreflang, type Locale } from '#web/i18n/locales.ts';
import type { Here } from './links.ts';
import { parseAddress } from './locale-address.ts';

export type Alternate = { hrefLang: string; href: string };

/** The languages in which something stands, for which countries (none: for all) and under which address. */
export type Versions = {
  siteId: string;
  alternateVersions: readonly { language: string; countries: readonly string[]; url: string }[];
};

/**
 * Every locale of the site in which the page has a text of its own (LOC-07), and whom to send everybody else to.
 * A locale in which the page only falls back is none of them.
 */
export function getAlternates(page: Versions, here: Here): Alternate[] {
  const found = here.directory.localesOf(here.site).flatMap((locale) => {
    const url = findUrl(locale, page.alternateVersions);
    return url ? [{ locale, href: parseAddress(here, locale, { siteId: page.siteId, url }) }] : [];
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

/** A version made for the country goes before the one for everybody. */
function findUrl(locale: Locale, versions: Versions['alternateVersions']): string | undefined {
  const inLanguage = versions.filter(({ language }) => language === locale.language);
  const own = inLanguage.find(({ countries }) => countries.includes(locale.country));
  return (own ?? inLanguage.find(({ countries }) => countries.length === 0))?.url;
}
