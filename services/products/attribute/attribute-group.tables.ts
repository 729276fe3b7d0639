import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { products } from '../database-schema.ts';

/** A group of attributes: wire, process, supply. Technical data stand under its name. */
export const attributeGroup = products.table('attribute_group', {
  key: text().primaryKey(),
  /** The position in technical data. */
  position: integer().notNull(),
  /** By language. */
  names: jsonb().$type<Record<string, string>>().notNull(),
});
