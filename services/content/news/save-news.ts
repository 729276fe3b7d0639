import type { StoredLink } from '#contracts/content/draft.ts';
import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { notifyChanges } from '../changes.ts';
import type { newsItem } from './news-item.tables.ts';

export type NewsItem = {
  id: string;
  /** ISO 8601. */
  publicationDate: string;
  title: Record<string, string>;
  text: Record<string, string>;
  image: string | null;
  link: StoredLink | null;
};

const upsert = upsertInto(table<typeof newsItem>('content.news_item'), {
  columns: ['id', 'publicationDate', 'title', 'text', 'image', 'link'],
  key: ['id'],
});

/** Adds and replaces news. */
export async function saveNews(connection: Connection, items: readonly NewsItem[]): Promise<void> {
  const changed = await upsert(connection, items);
  if (changed.length > 0) await notifyChanges(connection, ['news']);
}
