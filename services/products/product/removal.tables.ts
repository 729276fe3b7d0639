import { bigint, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** Withdrawn products, with the revision of the catalogue, by which processes drop their cached copies. */
export const removal = products.table('removal', {
  slug: text().primaryKey(),
  revision: bigint({ mode: 'number' }).notNull(),
});
