import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';

/** An import from another system: when, by whom, and the result for each item. */
export const transfer = content.table('transfer', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  by: text().notNull(),
  source: text({ enum: ['wordpress', 'contentful', 'hygraph'] }).notNull(),
  fileName: text('file_name').notNull(),
  report: jsonb().notNull(),
});
