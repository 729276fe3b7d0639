import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { content } from '../database-schema.ts';

/** What came in from another system, when, by whom, and the outcome of each item. */
export const transfer = content.table('transfer', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  by: text().notNull(),
  source: text({ enum: ['wordpress', 'contentful', 'hygraph'] }).notNull(),
  fileName: text('file_name').notNull(),
  report: jsonb().notNull(),
});
