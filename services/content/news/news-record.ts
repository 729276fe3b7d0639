import type { StoredLink } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { RecordStore } from '../record/record-store.ts';
import { fromZurich } from '../release/zurich-time.ts';
import { type NewsItem, saveNews } from './save-news.ts';

const one = statement<Omit<NewsItem, 'id'>, { id: string }>(
  'content_news_record',
  `SELECT to_char(publication_date AT TIME ZONE 'Europe/Zurich', 'YYYY-MM-DD"T"HH24:MI') AS "publicationDate",
     title, text, image, link
   FROM content.news_item WHERE id::text = :id`,
);

const remove = statement<never, { id: string }>(
  'content_remove_news',
  'DELETE FROM content.news_item WHERE id::text = :id',
);

/** STO-03. Visitors see a piece of news from its publication date on. */
export const newsRecord: RecordStore = {
  listed: `SELECT id::text, NULL::text AS "siteId", title::json, image,
      to_char(publication_date AT TIME ZONE 'Europe/Zurich', 'YYYY-MM-DD"T"HH24:MI') AS detail,
      (253402300800 - extract(epoch FROM publication_date))::text AS place,
      CASE WHEN publication_date > now() THEN 'PLANNED' ELSE 'PUBLISHED' END AS state
    FROM content.news_item`,
  find: async (connection, id) => (await one(connection, { id }))[0],
  save: (connection, id, data) =>
    saveNews(connection, [
      {
        id,
        publicationDate: fromZurich(String(data.publicationDate), 'publicationDate').toISOString(),
        title: data.title as Record<string, string>,
        text: data.text as Record<string, string>,
        image: data.image as string | null,
        link: data.link as StoredLink | null,
      },
    ]),
  async remove(connection: Connection, id) {
    await remove(connection, { id });
    await notifyChanges(connection, ['news']);
  },
};
