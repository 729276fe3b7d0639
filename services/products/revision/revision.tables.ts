import { bigint, boolean } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** How often the catalogue has changed: one row, which every change increments in its own transaction. */
export const revision = products.table('revision', {
  /** Always true, so that there can be only one row. */
  single: boolean().primaryKey(),
  /** Of products and services. */
  items: bigint({ mode: 'number' }).notNull(),
  /** Of classifications, brands, capabilities and attributes. */
  vocabulary: bigint({ mode: 'number' }).notNull(),
});
