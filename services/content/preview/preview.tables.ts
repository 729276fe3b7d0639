import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { page } from '../page/page.tables.ts';

/** EDI-02: links to the draft of a page that somebody was given; without its row a link opens nothing any more. */
export const previewLink = content.table(
  'preview_link',
  {
    id: uuid().primaryKey().defaultRandom(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    /** As in addresses: `de-ch`. */
    locale: text().notNull(),
    /** For whom it was made; may be empty. */
    label: text().notNull(),
    /** The editor who made it, by name. */
    by: text().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('preview_link_page').on(table.pageId)],
);
