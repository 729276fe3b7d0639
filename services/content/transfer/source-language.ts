import type { SourcePage } from './source-item.ts';

/**
 * In which of a page's languages stands what is taken for the language that was requested: in that one itself, or in the
 * only one there is. Undefined: in none.
 */
export function findSourceLanguage(
  { texts }: SourcePage,
  requested: string,
  fileLanguage: string | undefined,
): string | undefined {
  const languages = Object.keys(texts);
  const own = [requested, fileLanguage, ...languages].find((language) => language && texts[language]);
  return own && (own === requested || languages.length === 1) ? own : undefined;
}
