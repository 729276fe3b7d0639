/** PostgreSQL's dictionary that knows a language's stems and stop words; Czech and Slovak have our own (light-stem.ts). */
const dictionaries: Readonly<Record<string, string>> = {
  de: 'german_stem',
  en: 'english_stem',
  es: 'spanish_stem',
  fr: 'french_stem',
  hu: 'hungarian_stem',
  pt: 'portuguese_stem',
  ro: 'romanian_stem',
};

export function dictionaryOf(language: string): string | undefined {
  return dictionaries[language];
}

/** All languages of readers. */
export const languages = ['cs', 'de', 'en', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'] as const;

/** LOC-04: what a reader gets where the own language is missing. */
export const fallbackLanguage = 'en';
