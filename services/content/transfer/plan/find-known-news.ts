import { type Connection, statement } from '#services/foundation/statement.ts';
import type { NewsItem } from '../../news/save-news.ts';

/** `what`: the last change; null: nobody has changed it since it was imported. */
export type KnownNews = { what: string | null; item: NewsItem };

type Row = Omit<NewsItem, 'publicationDate'> & { publicationDate: Date; what: string | null };

const byIds = statement<Row, { ids: readonly string[] }>(
  'content_known_news',
  `SELECT n.id, n.publication_date AS "publicationDate", n.title, n.text, n.image, n.link, newest.what
   FROM content.news_item n LEFT JOIN LATERAL (
     SELECT what FROM content.record_revision WHERE kind = 'news' AND record_id = n.id::text ORDER BY id DESC LIMIT 1
   ) newest ON true
   WHERE n.id = ANY(:ids::uuid[])`,
);

/** Which news are here already. */
export async function knownNews(
  connection: Connection,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KnownNews>> {
  if (ids.length === 0) return new Map();
  const rows = await byIds(connection, { ids });
  return new Map(
    rows.map(({ what, publicationDate, ...item }) => [
      item.id,
      { what, item: { ...item, publicationDate: publicationDate.toISOString() } },
    ]),
  );
}
