import type { SourcePage } from './source-item.ts';

/**
 * The language of the page whose text serves for the requested one: that language itself, or the only one there is.
 * Undefined: none.
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
