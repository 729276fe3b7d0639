import { jsonb, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { content, stage } from '../database-schema.ts';
import { site } from '../site/site.tables.ts';
import type { StoredFooter, StoredHeader } from './stored-navigation.ts';

/** One document for each site and stage: a navigation is read, edited and published as a whole. */
export const navigation = content.table(
  'navigation',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    stage: stage().notNull(),
    header: jsonb().$type<StoredHeader>(),
    footer: jsonb().$type<StoredFooter>(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.stage] })],
);
