import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { catalogueType, products } from '../database-schema.ts';
import type { StoredImage } from '../image/stored-image.ts';

/** CAT-02: a class of the catalogue. */
export const classification = products.table('classification', {
  slug: text().primaryKey(),
  type: catalogueType().notNull(),
  /** The slug of its parent. */
  parent: text(),
  /** The position among all classifications, as the editors arranged them. */
  position: integer().notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
  descriptions: jsonb().$type<Record<string, string>>().notNull(),
  image: jsonb().$type<StoredImage>(),
  /** The attributes on a card; null: inherited. */
  cards: text().array(),
  /** The attributes to filter by; null: inherited. */
  filters: text().array(),
});
