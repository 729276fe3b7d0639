import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** What attributes have in common: wire, process, supply. Technical data stand under its name. */
export const attributeGroup = products.table('attribute_group', {
  key: text().primaryKey(),
  /** Place in technical data. */
  position: integer().notNull(),
  /** By language. */
  names: jsonb().$type<Record<string, string>>().notNull(),
});
