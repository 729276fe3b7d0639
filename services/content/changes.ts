import { notify } from '#services/foundation/notify.ts';
import type { Connection } from '#services/foundation/statement.ts';

/** The channel of PostgreSQL's NOTIFY for every change that visitors may see; the payload is a JSON list of tags. */
export const contentChanges = 'content_changed';

/**
 * What has changed: one page, in all its languages or in one (`page:{id}/de`); the frame of a site's pages (titles,
 * addresses, the list of pages: all that other pages show of them); a navigation; a site's redirects; countries,
 * languages, sites, brands or themes; or too much to list.
 */
export type ContentTag =
  | `page:${string}`
  | `page:${string}/${string}`
  | `site:${string}`
  | `navigation:${string}`
  | `redirects:${string}`
  | 'system'
  | 'news'
  | 'locations'
  | 'all';

/** Notifies when the transaction of `connection` commits. */
export async function notifyChanges(connection: Connection, tags: Iterable<ContentTag>): Promise<void> {
  await notify(connection, contentChanges, tags);
}
