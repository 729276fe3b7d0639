import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** A group of attributes (wire, process, supply), under whose name technical data are listed. */
export const attributeGroup = products.table('attribute_group', {
  key: text().primaryKey(),
  /** The position in technical data. */
  position: integer().notNull(),
  /** The names, by language. */
  names: jsonb().$type<Record<string, string>>().notNull(),
});
