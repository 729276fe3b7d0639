import { primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { page } from '../page/page.tables.ts';

/** From which source words a translated segment was made: others by now mean that it is outdated (decision 4). */
export const translatedSegment = content.table(
  'translated_segment',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** `title`, `lead`, `intro/title`: where it stands, wherever its block is moved to. */
    unit: text().notNull(),
    sourceHash: text('source_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language, table.unit] })],
);
