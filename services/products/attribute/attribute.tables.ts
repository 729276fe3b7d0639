import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** An attribute of technical data: wire cross-section, weight. */
export const attribute = products.table('attribute', {
  key: text().primaryKey(),
  /** The position in technical data. */
  position: integer().notNull(),
  /** The name of the measured quantity (unit/unit.ts). */
  quantity: text().notNull(),
  /** The metric unit; null for counts and texts. */
  unit: text(),
  /** The key of the group that it belongs to; `group` is a keyword of SQL. */
  section: text().notNull(),
  /** What a single number means: exactly this, the maximum or the minimum that a product handles. */
  single: text({ enum: ['exact', 'most', 'least'] })
    .notNull()
    .default('exact'),
  /** The names, by language. */
  names: jsonb().$type<Record<string, string>>().notNull(),
});
