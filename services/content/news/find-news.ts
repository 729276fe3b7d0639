import { type Connection, statement } from '#services/foundation/statement.ts';
import type { newsItem } from './news-item.tables.ts';

export type NewsRow = typeof newsItem.$inferSelect & {
  /** To the microsecond, as the database sorts them. */
  moment: string;
};

const newest = statement<
  NewsRow,
  { languages: readonly string[]; limit: number; beforeMoment: string | null; beforeId: string | null }
>(
  'content_news',
  `SELECT id, publication_date AS "publicationDate", publication_date::text AS moment, title, text, image, link
   FROM content.news_item
   WHERE title ?| :languages::text[] AND publication_date <= now()
     AND (:beforeMoment::timestamptz IS NULL OR (publication_date, id) < (:beforeMoment::timestamptz, :beforeId::uuid))
   ORDER BY publication_date DESC NULLS LAST, id DESC NULLS LAST LIMIT :limit`,
);

/** News in any of the languages, newest first, starting after `before`. */
export async function newestNews(
  connection: Connection,
  languages: readonly string[],
  limit: number,
  before?: { moment: string; id: string },
): Promise<NewsRow[]> {
  return newest(connection, {
    languages,
    limit,
    beforeMoment: before?.moment ?? null,
    beforeId: before?.id ?? null,
  });
}
