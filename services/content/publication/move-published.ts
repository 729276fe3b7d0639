import { type Connection, statement } from '#services/foundation/statement.ts';
import type { DraftRow } from '../page/draft/find-drafts.ts';
import { withChangeNotification } from '../page/publish-pages.ts';
import { withUniqueAddresses } from '../page/unique-addresses.ts';
import { type Move, redirectMoved } from '../redirect/move-redirects.ts';

type Moved = Move & { id: string };

/** Published pages below the old path whose drafts moved along with the page above. */
const moved = statement<Moved, { siteId: string; publishedPath: string; to: string }>(
  'content_moved_below',
  `SELECT v.page_id AS id, v.path AS from, d.path AS to FROM content.page_version v
   JOIN content.page_version d ON d.page_id = v.page_id AND d.stage = 'DRAFT'
   WHERE v.site_id = :siteId AND v.stage = 'PUBLISHED' AND starts_with(v.path, :publishedPath || '/')
     AND d.path = :to || substr(v.path, length(:publishedPath) + 1)`,
);

const place = statement<never, { pageIds: readonly string[] }>(
  'content_move_published',
  `UPDATE content.page_version v SET path = d.path, parent_path = d.parent_path, updated_at = now()
   FROM content.page_version d
   WHERE v.page_id = ANY(:pageIds) AND v.stage = 'PUBLISHED' AND d.page_id = v.page_id AND d.stage = 'DRAFT'`,
);

const others = statement<{ id: string }, { siteId: string; publishedPath: string; pageId: string }>(
  'content_other_published_at',
  `SELECT page_id AS id FROM content.page_version
   WHERE stage = 'PUBLISHED' AND site_id = :siteId AND path = :publishedPath AND page_id <> :pageId LIMIT 1`,
);

/**
 * After a page was published at a new path: moves the published pages below it to the new path, otherwise unchanged,
 * and adds redirects from the old paths. Where another version of the page stays at the old path, no redirect is
 * added.
 */
export async function movePublished(
  connection: Connection,
  { draft, publishedPath }: Pick<DraftRow, 'draft' | 'publishedPath'>,
): Promise<void> {
  const { id, siteId, path } = draft;
  if (publishedPath === path) return;
  if (publishedPath === null) return redirectMoved(connection, siteId, [{ from: path, to: path }]);
  const below =
    publishedPath === '/'
      ? []
      : await moved(connection, { siteId, publishedPath, to: path === '/' ? '' : path });
  const ids = below.map((page) => page.id);
  if (ids.length > 0) {
    await withChangeNotification(connection, ids, () =>
      withUniqueAddresses(connection, 'PUBLISHED', ids, () => place(connection, { pageIds: ids })),
    );
  }
  const remains = (await others(connection, { siteId, publishedPath, pageId: id })).length > 0;
  const own = { from: remains ? path : publishedPath, to: path };
  await redirectMoved(connection, siteId, [own, ...below]);
}
