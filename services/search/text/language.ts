import { isLanguage, type Language } from '#contracts/languages.ts';

/**
 * PostgreSQL's dictionary with a language's stems and stop words. Czech and Slovak have a stemmer of our own
 * (light-stem.ts); Japanese and Chinese are not stemmed.
 */
const dictionaries = {
  cs: undefined,
  de: 'german_stem',
  en: 'english_stem',
  es: 'spanish_stem',
  fr: 'french_stem',
  hu: 'hungarian_stem',
  ja: undefined,
  pt: 'portuguese_stem',
  ro: 'romanian_stem',
  sk: undefined,
  zh: undefined,
} as const satisfies Record<Language, string | undefined>;

export function getDictionary(language: string): string | undefined {
  return isLanguage(language) ? dictionaries[language] : undefined;
}

/** LOC-04: the language for readers whose own is missing. */
export const fallbackLanguage = 'en';
