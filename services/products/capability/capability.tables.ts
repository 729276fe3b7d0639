import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** A step of wire processing that a machine can do. */
export const capability = products.table('capability', {
  slug: text().primaryKey(),
  /** Place in the process. */
  position: integer().notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
  descriptions: jsonb().$type<Record<string, string>>().notNull(),
  /** Address of a picture; null where the site draws one from the slug. */
  image: text(),
});
