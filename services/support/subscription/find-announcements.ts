import type { Topic } from '#contracts/support/topics.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

export type Announcement = {
  pageId: string;
  topic: Topic;
  title: string;
  releasedAt: Date;
  announcedAt: Date;
  mails: number;
};

const newest = statement<Announcement, { most: number }>(
  'support_announcements',
  `SELECT page_id AS "pageId", topic, title, released_at AS "releasedAt", announced_at AS "announcedAt", mails
   FROM support.announcement ORDER BY released_at DESC, page_id DESC LIMIT :most`,
);

/** What subscribers were told, the newest first. */
export async function newestAnnouncements(connection: Connection, most: number): Promise<Announcement[]> {
  return newest(connection, { most });
}
