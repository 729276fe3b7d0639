import type { EditedPage } from './page-operations.ts';

type PublishedPage = Pick<EditedPage, 'publishedLanguages' | 'url'> & {
  draft: Pick<EditedPage['draft'], 'countries' | 'sourceLanguage'>;
};

/**
 * The address at which visitors find a page: in the language that is edited where they have it, and in one of the
 * countries that it is for. Undefined: they do not see it.
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
