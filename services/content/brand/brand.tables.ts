import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { file } from '../file/file.tables.ts';

export const brand = content.table('brand', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** The id of the brand in the product back end. */
  pimId: text('pim_id'),
  image: uuid().references(() => file.id, { onDelete: 'set null' }),
  sortIndex: integer('sort_index').notNull(),
});
