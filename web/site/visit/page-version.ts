import type { Locale } from '#web/i18n/locales.ts';

/** A language in which a page stands, for which countries (none: for all) and under which address. */
export type PageVersion = { language: string; countries: readonly string[]; url: string };

/**
 * The address of the version that a locale shows: one made for its country goes before the one for everybody. Undefined
 * where the page has no text of its own in the locale's language.
 */
export function urlInLocale(versions: readonly PageVersion[], locale: Locale): string | undefined {
  const inLanguage = versions.filter(({ language }) => language === locale.language);
  const own = inLanguage.find(({ countries }) => countries.includes(locale.country));
  return (own ?? inLanguage.find(({ countries }) => countries.length === 0))?.url;
}
