const locale = /^([a-z]{2,3})(?:-[a-z0-9]{2,8})*$/i;
const max = 10;

/**
 * The languages of a `locales` header (`de-CH,fr,en`) in order: the reader's own, a chosen fallback, English
 * (LOC-04). Invalid locales are skipped; without any, the reader gets English.
 */
export function parseLanguages(header: string | null): string[] {
  const languages = (header ?? '')
    .slice(0, 200)
    .split(',')
    .slice(0, max)
    .map((part) => locale.exec(part.trim())?.[1]?.toLowerCase())
    .filter((language) => language !== undefined);
  return languages.length > 0 ? [...new Set(languages)] : ['en'];
}

/** The text in the first requested language that has one; else undefined. */
export function inWantedLanguage(
  texts: Readonly<Record<string, string>> | undefined | null,
  languages: readonly string[],
): string | undefined {
  if (!texts) return undefined;
  const language = languages.find((candidate) => Object.hasOwn(texts, candidate));
  return language && texts[language];
}
