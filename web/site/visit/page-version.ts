import type { Locale } from '#web/i18n/locales.ts';

/** A language version of a page, with its countries (none: for all) and its address. */
export type PageVersion = { language: string; countries: readonly string[]; url: string };

/**
 * The address of the version for a locale: one for its country takes precedence over the one for everybody.
 * Undefined where the page has no texts of its own in the locale's language.
 */
export function urlInLocale(versions: readonly PageVersion[], locale: Locale): string | undefined {
  const inLanguage = versions.filter(({ language }) => language === locale.language);
  const own = inLanguage.find(({ countries }) => countries.includes(locale.country));
  return (own ?? inLanguage.find(({ countries }) => countries.length === 0))?.url;
}
