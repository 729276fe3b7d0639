import { primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { site } from '../site/site.tables.ts';

/** A site's own wording in a language, in place of a text of the interface. */
export const interfaceText = content.table(
  'interface_text',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    /** `namespace.key`, as the site knows it. */
    message: text().notNull(),
    text: text().notNull(),
    by: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.language, table.message] })],
);
