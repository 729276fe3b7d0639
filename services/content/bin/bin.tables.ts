import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PageDraft } from '#contracts/content/draft.ts';
import { content } from '../database-schema.ts';
import { page } from '../page/page.tables.ts';

/**
 * A page in the bin has no version in any stage, so nothing can show, list or find it. Its last version is stored
 * here; its history, passwords and translations stay in their own tables.
 */
export const binnedPage = content.table(
  'binned_page',
  {
    pageId: uuid('page_id')
      .primaryKey()
      .references(() => page.id, { onDelete: 'cascade' }),
    /** The page that was deleted with it: itself, or one above it. They are restored together. */
    wentWith: uuid('went_with').notNull(),
    draft: jsonb().$type<PageDraft>().notNull(),
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('binned_page_at').on(table.at), index('binned_page_went_with').on(table.wentWith)],
);
