import { bigint, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** What was taken off, and with which revision: by this, processes with a cached copy learn that it is gone. */
export const removal = products.table('removal', {
  slug: text().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});
