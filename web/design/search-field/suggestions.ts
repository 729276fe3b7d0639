/** The parts of a record that the field needs (contracts/search); they are text, never markup. */
export type Suggestion = {
  readonly type: string;
  readonly title: string;
  readonly titleParts: readonly { readonly text: string; readonly marked: boolean }[];
  readonly url: string;
  readonly locale: string;
};

type SuggestionSource = { readonly source: string; readonly localeCode: string; readonly siteSlug: string };

/** Returns no suggestions if the source does not respond: the field is then a plain one. */
export async function fetchSuggestions(
  { source, localeCode, siteSlug }: SuggestionSource,
  query: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  try {
    const response = await fetch(source, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ localeCode, siteSlug, query }),
      signal,
    });
    if (!response.ok) return [];
    const answer = (await response.json()) as { records?: readonly Suggestion[] };
    return answer.records ?? [];
  } catch {
    return [];
  }
}

/** Documents have one address for all languages; everything else is below the locale. */
export function suggestionPath(suggestion: Pick<Suggestion, 'url'>, base: string): string {
  const { url } = suggestion;
  if (url.startsWith('/file/')) return url;
  return url === '/' ? base : base + url;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A single Latin letter would match too much; one Chinese or Japanese character is a word. */
export function isSearchable(query: string): boolean {
  const typed = query.trim();
  return typed.length >= 2 || unspaced.test(typed);
}
