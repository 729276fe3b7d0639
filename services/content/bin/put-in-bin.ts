import type { Pool, PoolClient } from 'pg';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { type DraftRow, draftsBelow, lockPages } from '../page/draft/find-drafts.ts';
import { isHome } from '../page/edit/check-absence.ts';
import { holdPage } from '../page/edit/hold-page.ts';
import { sharesAddress } from '../page/edit/move-below.ts';
import { done, ofPage, type PageChange, refused } from '../page/edit/page-change.ts';
import { inheritProtection } from '../page/protection/protection.ts';
import { noteFirst, noteRevisions } from '../revision/note-revision.ts';

const put = statement<never, { pageId: string; drafts: string; by: string }>(
  'content_put_in_bin',
  `INSERT INTO content.binned_page (page_id, went_with, draft, by)
   SELECT (draft->>'id')::uuid, :pageId, draft, :by FROM jsonb_array_elements(:drafts::jsonb) draft`,
);

/**
 * Planned publications are cancelled, too: after a restoration visitors see the pages again only when somebody
 * publishes them.
 */
const clear = statement<never, { pageIds: readonly string[] }>(
  'content_clear_binned_pages',
  `WITH plans AS (DELETE FROM content.planned_publication WHERE page_id = ANY(:pageIds::uuid[]))
   DELETE FROM content.page_version WHERE page_id = ANY(:pageIds::uuid[])`,
);

/**
 * Puts a page into the bin, with the pages below it unless another version of it stays at its address. Refused for
 * pages that visitors see, and for the home page of a site.
 * @throws NOT_FOUND
 */
export function putInBin(on: Pool | PoolClient, pageId: string, by: string): Promise<PageChange> {
  return inTransaction(on, async (connection) => {
    const held = await holdPage(connection, pageId);
    const { draft, change } = held;
    const isAlone = !(await sharesAddress(connection, draft));
    const isMissed = (draft.path === '/' && isAlone) || (await isHome(connection, pageId));
    const below = draft.path !== '/' && isAlone ? await holdBelow(connection, held) : [];
    const seenBelow = below.filter(({ publishedPath }) => publishedPath !== null).length;
    const problems = [
      ...(isMissed ? [ofPage('path', 'homePage')] : []),
      ...(held.publishedPath === null ? [] : [ofPage('path', 'stillPublished')]),
      ...(seenBelow > 0 ? [ofPage('path', 'publishedBelow', { count: seenBelow })] : []),
    ];
    if (problems.length > 0) return refused(pageId, change.revision, problems);
    const drafts = [held, ...below].map((row) => row.draft);
    await noteFirst(connection, drafts);
    await noteRevisions(connection, drafts, by, 'binned');
    await put(connection, { pageId, drafts: JSON.stringify(drafts), by });
    await clear(connection, { pageIds: drafts.map(({ id }) => id) });
    await inheritProtection(connection, 'DRAFT', [draft.siteId]);
    return done(pageId, change.revision);
  });
}

/** Read again under the lock: somebody may have saved one of them just before. */
async function holdBelow(connection: Connection, { draft: { siteId, path } }: DraftRow): Promise<DraftRow[]> {
  const known = await draftsBelow(connection, siteId, path);
  await lockPages(
    connection,
    known.map(({ draft }) => draft.id),
  );
  return draftsBelow(connection, siteId, path);
}
