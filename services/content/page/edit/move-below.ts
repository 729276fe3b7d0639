import type { PageDraft } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { noteFirst, noteRevisions } from '../../revision/note-revision.ts';
import { draftsBelow, lockPages } from '../draft/find-drafts.ts';
import { movedPath } from '../page-address.ts';
import { saveDrafts } from '../save-pages.ts';

const others = statement<{ id: string }, { siteId: string; path: string; pageId: string }>(
  'content_other_drafts_at',
  `SELECT page_id AS id FROM content.page_version
   WHERE stage = 'DRAFT' AND site_id = :siteId AND path = :path AND page_id <> :pageId LIMIT 1`,
);

/** Whether the page has another version, for other countries, at its address. */
export async function sharesAddress(
  connection: Connection,
  { id, siteId, path }: Pick<PageDraft, 'id' | 'siteId' | 'path'>,
): Promise<boolean> {
  return (await others(connection, { siteId, path, pageId: id })).length > 0;
}

/**
 * Moves the pages below a page with it, each as a change of its own, so that an editor who is working on one of them
 * is notified. They stay while another version of the page remains at the old path.
 */
export async function moveBelow(
  connection: Connection,
  from: PageDraft,
  to: PageDraft,
  by: string,
): Promise<void> {
  if (from.path === to.path || from.path === '/' || (await sharesAddress(connection, from))) return;
  const known = await draftsBelow(connection, from.siteId, from.path);
  await lockPages(
    connection,
    known.map(({ draft }) => draft.id),
  );
  // Read again: somebody may have saved one of them before we had the lock.
  const below = (await draftsBelow(connection, from.siteId, from.path)).map(({ draft }) => draft);
  if (below.length === 0) return;
  const moved = below.map((draft) => ({ ...draft, path: movedPath(draft.path, from.path, to.path) }));
  await noteFirst(connection, below);
  await saveDrafts(connection, moved);
  await noteRevisions(connection, moved, by, 'saved');
}
