import { integer, jsonb, text } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';

const columns = {
  key: text().primaryKey(),
  name: text().notNull(),
  scheme: text({ enum: ['light', 'dark'] }).notNull(),
  tokens: jsonb().$type<Record<string, string>>().notNull(),
  sortIndex: integer('sort_index').notNull(),
};

/** What visitors see. */
export const theme = content.table('theme', columns);

/** Unpublished changes of themes, and new themes. */
export const themeDraft = content.table('theme_draft', columns);
