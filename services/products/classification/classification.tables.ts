import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { catalogueType, products } from '../database-schema.ts';
import type { StoredImage } from '../image/stored-image.ts';

/** CAT-02: a shelf of the catalogue. */
export const classification = products.table('classification', {
  slug: text().primaryKey(),
  type: catalogueType().notNull(),
  /** Slug of the one above. */
  parent: text(),
  /** Among all of them, as the editors want it. */
  position: integer().notNull(),
  names: jsonb().$type<Record<string, string>>().notNull(),
  descriptions: jsonb().$type<Record<string, string>>().notNull(),
  image: jsonb().$type<StoredImage>(),
  /** Attributes on a card; null: as the one above says. */
  cards: text().array(),
  /** Attributes to filter by; null: as the one above says. */
  filters: text().array(),
});
