import { sql } from 'drizzle-orm';
import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { site } from '../site/site.tables.ts';

export const redirect = content.table(
  'redirect',
  {
    /** The id for editors and history, which survives a change of the address. */
    id: uuid().notNull().unique().default(sql`gen_random_uuid()`),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    /** Lower case, without locale and site slug: letter case does not matter. */
    previousUrl: text('previous_url').notNull(),
    /** A path of the same kind, or a full address. */
    target: text().notNull(),
    status: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.previousUrl] })],
);
