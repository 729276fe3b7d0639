import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** What technical data are about: wire cross-section, weight. */
export const attribute = products.table('attribute', {
  key: text().primaryKey(),
  /** Place in technical data. */
  position: integer().notNull(),
  /** The unit engine's name of what is measured. */
  quantity: text().notNull(),
  /** The metric one; null for counts and texts. */
  unit: text(),
  /** Key of its group; that word is one of SQL's own. */
  section: text().notNull(),
  /** What a single number says: just that, the most or the least that a product does. */
  single: text({ enum: ['exact', 'most', 'least'] })
    .notNull()
    .default('exact'),
  /** By language. */
  names: jsonb().$type<Record<string, string>>().notNull(),
});
