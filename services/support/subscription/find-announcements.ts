import { type Connection, statement } from '#services/foundation/statement.ts';
import type { announcement } from './subscription.tables.ts';

export type Announcement = typeof announcement.$inferSelect;

const newest = statement<Announcement, { limit: number }>(
  'support_announcements',
  `SELECT page_id AS "pageId", topic, title, released_at AS "releasedAt", announced_at AS "announcedAt", mails
   FROM support.announcement ORDER BY released_at DESC, page_id DESC LIMIT :limit`,
);

/** The announcements sent to subscribers, newest first. */
export async function newestAnnouncements(connection: Connection, limit: number): Promise<Announcement[]> {
  return newest(connection, { limit });
}
