import { doublePrecision, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';
import { product } from '../product/product.tables.ts';

/** The ranges of products as numbers for filters, in the metric base unit of the attribute's quantity. */
export const productRange = products.table(
  'product_range',
  {
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: 'cascade' }),
    attribute: text().notNull(),
    /** Numbers the ranges of one attribute: a product and its variants may have several. */
    ordinal: integer().notNull(),
    minimum: doublePrecision().notNull(),
    maximum: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.attribute, table.ordinal] })],
);
