import { bigint, boolean, index, integer, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';
import type { StoredImage } from '../image/stored-image.ts';
import { product } from '../product/product.tables.ts';

/** A document about a product: data sheet, manual. */
export const document = products.table(
  'document',
  {
    slug: text().primaryKey(),
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: 'cascade' }),
    position: integer().notNull(),
    type: text().notNull(),
    names: jsonb().$type<Record<string, string>>().notNull(),
    thumbnail: jsonb().$type<StoredImage>(),
    /** Whether only signed-in readers may download it. */
    login: boolean().notNull(),
  },
  (table) => [index('document_product').on(table.product, table.position)],
);

/** A version for each language; the bytes are in the file store under their hash. */
export const documentVersion = products.table(
  'document_version',
  {
    document: text()
      .notNull()
      .references(() => document.slug, { onDelete: 'cascade' }),
    language: text().notNull(),
    hash: text().notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    size: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.language] })],
);
