import type { Pool } from 'pg';
import { notFound } from '#services/foundation/refusals.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { mayBeSaved, problemsOfDraft } from '../page/draft/check-draft.ts';
import { lockPages } from '../page/draft/find-drafts.ts';
import { done, type PageChange, refused } from '../page/edit/page-change.ts';
import { unlessPathTaken } from '../page/edit/path-taken.ts';
import { movedPath } from '../page/page-address.ts';
import { saveDrafts } from '../page/save-pages.ts';
import { lastChange } from '../revision/find-revisions.ts';
import { noteRevisions } from '../revision/note-revision.ts';
import { findBinnedTogether } from './find-binned-pages.ts';

/**
 * Takes a page out of the bin with the pages that went with it, as drafts with their history: at `path`, or where it was.
 * @throws NOT_FOUND when it is not in the bin
 */
export function restoreFromBin(
  pool: Pool,
  pageId: string,
  path: string | null,
  by: string,
): Promise<PageChange> {
  return unlessPathTaken(pageId, 0, () =>
    inTransaction(pool, async (connection) => {
      const known = await findBinnedTogether(connection, pageId);
      await lockPages(
        connection,
        known.map(({ id }) => id),
      );
      const [page, ...below] = await findBinnedTogether(connection, pageId);
      if (!page) throw notFound();
      const to = path ?? page.path;
      const drafts = [
        { ...page, path: to },
        ...below.map((draft) => ({ ...draft, path: movedPath(draft.path, page.path, to) })),
      ];
      const { revision } = await lastChange(connection, pageId);
      for (const draft of drafts) {
        const problems = await problemsOfDraft(connection, draft);
        if (!mayBeSaved(problems)) return refused(pageId, revision, problems);
      }
      await saveDrafts(connection, drafts);
      await noteRevisions(connection, drafts, by, 'restored');
      return done(pageId, (await lastChange(connection, pageId)).revision);
    }),
  );
}
