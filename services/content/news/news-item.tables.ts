import { index, jsonb, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredLink } from '#contracts/content/draft.ts';
import { content } from '../database-schema.ts';
import { file } from '../file/file.tables.ts';

/** STO-03. A piece of news is published in the languages of its `title`. */
export const newsItem = content.table(
  'news_item',
  {
    id: uuid().primaryKey(),
    publicationDate: timestamp('publication_date', { withTimezone: true }).notNull(),
    title: jsonb().$type<Record<string, string>>().notNull(),
    text: jsonb().$type<Record<string, string>>().notNull(),
    image: uuid().references(() => file.id, { onDelete: 'set null' }),
    link: jsonb().$type<StoredLink>(),
  },
  (table) => [index('news_item_newest').on(table.publicationDate.desc(), table.id.desc())],
);
