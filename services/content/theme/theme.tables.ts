import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';

export const theme = content.table('theme', {
  key: text().primaryKey(),
  name: text().notNull(),
  scheme: text({ enum: ['light', 'dark'] }).notNull(),
  tokens: jsonb().$type<Record<string, string>>().notNull(),
  sortIndex: integer('sort_index').notNull(),
});
