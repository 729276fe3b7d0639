import type { Pool } from 'pg';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { draftsBelow } from '../draft/find-drafts.ts';
import { isHome } from './check-absence.ts';
import { holdPage } from './hold-page.ts';
import { sharesAddress } from './move-below.ts';
import { done, ofPage, type PageChange, refused } from './page-change.ts';

const remove = statement<never, { pageId: string }>(
  'content_remove_page',
  'DELETE FROM content.page WHERE id = :pageId',
);

/**
 * Removes a page with its history: none that visitors see, and neither the home of a site nor one with pages below,
 * unless another version of it remains there.
 * @throws NOT_FOUND
 */
export function removePage(pool: Pool, pageId: string): Promise<PageChange> {
  return inTransaction(pool, async (connection) => {
    const { draft, change, publishedPath } = await holdPage(connection, pageId);
    const isOnTop = draft.path === '/';
    const below = isOnTop ? [] : await draftsBelow(connection, draft.siteId, draft.path);
    const isAlone = !(await sharesAddress(connection, draft));
    const isMissed = (isOnTop && isAlone) || (await isHome(connection, pageId));
    const problems = [
      ...(isMissed ? [ofPage('path', 'homePage')] : []),
      ...(publishedPath === null ? [] : [ofPage('path', 'stillPublished')]),
      ...(below.length > 0 && isAlone ? [ofPage('path', 'pagesBelow', { count: below.length })] : []),
    ];
    if (problems.length > 0) return refused(pageId, change.revision, problems);
    await remove(connection, { pageId });
    return done(pageId, change.revision);
  });
}
