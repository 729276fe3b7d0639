import { integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';
import { file } from '../file/file.tables.ts';

/** A person whom readers of a story can ask. */
export const contact = content.table('contact', {
  id: uuid().primaryKey(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** By language. */
  role: jsonb().$type<Record<string, string>>().notNull(),
  email: text(),
  phone: text(),
  image: uuid().references(() => file.id, { onDelete: 'set null' }),
  sortIndex: integer('sort_index').notNull(),
});
