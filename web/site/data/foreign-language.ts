import { isLanguage } from '#contracts/languages.ts';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { contentLang, type Locale } from '#web/i18n/locales.ts';

/** A language that is not the reader's: its value for `lang`, and its name in the reader's language. */
export type ForeignLanguage = { lang: string; name: string };

/** The language of a page for its card, if it differs from the reader's. */
export function foreignLanguage(
  { language }: { language: string },
  locale: Pick<Locale, 'language'>,
): ForeignLanguage | undefined {
  if (!isLanguage(language) || language === locale.language) return undefined;
  return { lang: contentLang(language), name: displayLanguage(language, locale.language) };
}
