import { boolean, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';
import type { StoredImage } from '../image/stored-image.ts';

export const brand = products.table('brand', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  /** CAT-04: our own brand is not shown as a brand. */
  own: boolean().notNull(),
  /** The id by which the content back end refers to it. */
  pimId: text('pim_id'),
  image: jsonb().$type<StoredImage>(),
});
