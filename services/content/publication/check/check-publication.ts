import type { PageDraft } from '#contracts/content/draft.ts';
import { type ContentProblem, fault } from '#contracts/content/problems.ts';
import { notFound } from '#services/foundation/refusals.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { problemsOfDraft } from '../../page/draft/check-draft.ts';
import { getPlaces } from '../../page/draft/draft-places.ts';
import { type DraftRow, findDraft } from '../../page/draft/find-drafts.ts';
import { problemsOfMove } from '../../page/edit/check-absence.ts';
import { ofPage } from '../../page/edit/page-change.ts';
import { whyUnapproved } from '../../release/approve-release.ts';
import { problemsOfAlternates } from './check-alternates.ts';
import { problemsOfPaths } from './check-paths.ts';
import { getSiteContext } from './find-site-context.ts';

/**
 * What prevents a page from being published in some languages now; empty: nothing.
 * @throws NOT_FOUND
 */
export async function problemsOfPublication(
  connection: Connection,
  pageId: string,
  languages: readonly string[],
): Promise<ContentProblem[]> {
  const row = await findDraft(connection, pageId);
  if (!row) throw notFound();
  const problems = await checkPublication(connection, row, languages);
  const why = row.draft.adhoc ? await whyUnapproved(connection, pageId) : undefined;
  return why ? [...problems, ofPage('adhoc', why)] : problems;
}

/** The same for a draft at hand, whether or not it has been approved. */
export async function checkPublication(
  connection: Connection,
  row: DraftRow,
  languages: readonly string[],
): Promise<ContentProblem[]> {
  const { draft, publishedLanguages, publishedPath } = row;
  if (languages.length === 0) return [ofPage('languages', 'noLanguages')];
  const missing = languages.filter((language) => !draft.texts[language]);
  if (missing.length > 0) {
    return missing.map((language) => ofPage('languages', 'languageMissing', { language }));
  }
  const own = (await problemsOfDraft(connection, draft)).filter(
    ({ language }) => language === null || languages.includes(language),
  );
  const places = getPlaces(draft, [...languages]);
  const remaining = publishedLanguages.filter((language) => !languages.includes(language));
  const [pages, paths] = [[...places.pages.keys()], [...places.paths.keys()]];
  const around = await getSiteContext(connection, draft, { pages, paths });
  return [
    ...own,
    ...(await problemsOfMove(connection, draft.id, { from: publishedPath, to: draft.path })),
    ...languages
      .filter((language) => !around.siteLanguages.includes(language))
      .map((language) => ofPage('languages', 'languageNotOnSite', { language })),
    // Without a password nobody could open the page.
    ...(draft.protection === 'password' && !around.hasPasswords ? [ofPage('passwords', 'noPasswords')] : []),
    ...around.unpublished.flatMap(({ id, path }) =>
      (places.pages.get(id) ?? []).map((place) => ({ ...fault('pageNotPublished', { path }), ...place })),
    ),
    ...problemsOfPaths(places.paths, draft.path, around),
    ...problemsOfAlternates(draft, [...languages, ...remaining], around),
    ...(isWhole(draft)
      ? remaining.map((language) => ofPage('languages', 'allLanguagesAtOnce', { language }))
      : []),
  ];
}

/** What is published under stock exchange rules, or required by law, is published in all languages at once. */
export function isWhole({ adhoc, path }: Pick<PageDraft, 'adhoc' | 'path'>): boolean {
  return adhoc || /^\/legal(\/|$)/.test(path);
}
