import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';
import type { StoredImage } from '../image/stored-image.ts';

/** A step of wire processing that a machine can do. */
export const capability = products.table('capability', {
  slug: text().primaryKey(),
  /** The position in the process. */
  position: integer().notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
  descriptions: jsonb().$type<Record<string, string>>().notNull(),
  image: jsonb().$type<StoredImage>(),
});
