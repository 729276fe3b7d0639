import { bigint, boolean } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/**
 * Counts the changes of the catalogue: a single row, which every change increments in its own transaction.
 */
export const revision = products.table('revision', {
  /** Always true, so that there can be only one row. */
  single: boolean().primaryKey(),
  /** Changes of products and services. */
  items: bigint({ mode: 'number' }).notNull(),
  /** Changes of classifications, brands, capabilities and attributes. */
  vocabulary: bigint({ mode: 'number' }).notNull(),
});
