import { doublePrecision, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';
import { product } from '../product/product.tables.ts';

/** What products can do, in numbers to filter by: in the metric base unit of what the attribute measures. */
export const productRange = products.table(
  'product_range',
  {
    product: text()
      .notNull()
      .references(() => product.slug, { onDelete: 'cascade' }),
    attribute: text().notNull(),
    /** A product and its variants may have several. */
    ordinal: integer().notNull(),
    minimum: doublePrecision().notNull(),
    maximum: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.product, table.attribute, table.ordinal] })],
);
