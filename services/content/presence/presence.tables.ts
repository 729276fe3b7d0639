import { primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { page } from '../page/page.tables.ts';

/** Who has a page open in the editor area; a row that is not renewed says nothing after 40 seconds (0088). */
export const pagePresence = content.table(
  'page_presence',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => page.id, { onDelete: 'cascade' }),
    /** The editor's session: one person may be at work on two devices. */
    session: uuid().notNull(),
    /** The editor's name. */
    name: text().notNull(),
    /** The field that has the focus, by its id in the form: `block/title`; null: none has. */
    place: text(),
    /** Of the words that are edited. */
    language: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.session] })],
);
