import type { EditedPage } from './page-operations.ts';

type PublishedPage = Pick<EditedPage, 'publishedLanguages' | 'url'> & {
  draft: Pick<EditedPage['draft'], 'countries' | 'sourceLanguage'>;
};

/**
 * The public address of a page: in the edited language if it is published in it, and in one of its countries.
 * Undefined: visitors do not see it.
 */
export function publicHref(
  { publishedLanguages, url, draft }: PublishedPage,
  edited: string,
): string | undefined {
  const language = [edited, draft.sourceLanguage, ...publishedLanguages].find((code) =>
    publishedLanguages.includes(code),
  );
  if (!language) return undefined;
  const [country] = draft.countries;
  const locale = country ? `${language}-${country.toLowerCase()}` : language;
  return `/${locale}${url === '/' ? '' : url}`;
}
