import { type Connection, statement } from '#services/foundation/statement.ts';
import { daysInBin } from './find-binned-pages.ts';

type Gone = { id: string };

const removeOne = statement<Gone, { pageId: string }>(
  'content_remove_binned_page',
  `DELETE FROM content.page p USING content.binned_page bin
   WHERE bin.page_id = p.id AND (bin.page_id = :pageId OR bin.went_with = :pageId) RETURNING p.id`,
);

/**
 * Deletes a page in the bin for good, with its history and the pages that were deleted with it.
 * @returns how many pages are gone
 */
export async function removeForGood(connection: Connection, pageId: string): Promise<number> {
  return (await removeOne(connection, { pageId })).length;
}

const removeOld = statement<Gone, { days: number }>(
  'content_remove_old_binned_pages',
  `DELETE FROM content.page p USING content.binned_page bin
   WHERE bin.page_id = p.id AND bin.at < now() - make_interval(days => :days) RETURNING p.id`,
);

/**
 * Deletes for good what has been in the bin long enough.
 * @returns how many pages are gone
 */
export async function emptyBin(connection: Connection): Promise<number> {
  return (await removeOld(connection, { days: daysInBin })).length;
}
