import { jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { RichText } from '#contracts/content/rich-text.ts';
import { content } from '../database-schema.ts';
import { page } from '../page/page.tables.ts';

/**
 * The source text that a translated segment was made from, stored while its source differs: a row means outdated
 * (decision 4) unless its source is empty; no row means up to date.
 */
export const translatedSegment = content.table(
  'translated_segment',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** `title`, `lead`, `intro/title`: where it stands, also after its block was moved. */
    unit: text().notNull(),
    sourceHash: text('source_hash').notNull(),
    /** The text itself, so that translators see what has changed. */
    source: jsonb().$type<string | RichText>(),
    /** Since when the source differs; null: from before this was recorded. */
    notedAt: timestamp('noted_at', { withTimezone: true }).defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language, table.unit] })],
);
