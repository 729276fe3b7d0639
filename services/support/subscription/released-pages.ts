import type { Backend } from '#contracts/backend.ts';
import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { execute } from '#contracts/execute.ts';

/** The content back end, and the token of a caller that may ask for publications. */
export type ContentSource = { readonly backend: Backend; readonly token: string };

const releasedQuery = graphql(`
  query announcedPages($since: String!) {
    releasedPages(since: $since, first: 200) {
      pageId url type adhoc releasedAt sourceLanguage texts { language title lead }
    }
  }
`);

type Answer = ResultOf<typeof releasedQuery>['releasedPages'][number];
export type ReleasedPage = Omit<Answer, 'releasedAt'> & { releasedAt: string };

/** Older publications are no longer announced after an interruption. */
const newsHours = 72;

/**
 * Recent stories and releases, the oldest first.
 * @throws {BackendError} when the back end does not respond
 */
export async function releasedPages({ backend, token }: ContentSource): Promise<ReleasedPage[]> {
  const since = new Date(Date.now() - newsHours * 60 * 60_000).toISOString();
  const headers = { authorization: `Bearer ${token}` };
  const { releasedPages: pages } = await execute(backend, releasedQuery, { since }, { headers });
  return pages.map((page) => ({ ...page, releasedAt: String(page.releasedAt) }));
}
