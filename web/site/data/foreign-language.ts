import { isLanguage } from '#contracts/languages.ts';
import { displayLanguage } from '#web/i18n/format/format.ts';
import { contentLang, type Locale } from '#web/i18n/locales.ts';

/** A language that is not the reader's: the value of `lang`, and its name in the reader's own words. */
export type ForeignLanguage = { lang: string; name: string };

/** What a card says of a page whose words are in another language than the reader's; nothing where they are the same. */
export function foreignLanguage(
  { language }: { language: string },
  locale: Pick<Locale, 'language'>,
): ForeignLanguage | undefined {
  if (!isLanguage(language) || language === locale.language) return undefined;
  return { lang: contentLang(language), name: displayLanguage(language, locale.language) };
}
