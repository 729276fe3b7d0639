import { boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { setup } from '../database-schema.ts';

/**
 * One row, for an installation that began empty: it belongs to its own company, and no sample is ever loaded beside
 * it.
 */
export const progress = setup.table('progress', {
  only: boolean().primaryKey().default(true),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull().defaultNow(),
  /** The sender of the company's mail, once known, and the encrypted address of its mail server. */
  company: jsonb().$type<{ name: string; email: string; mailServer?: string }>(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

/** A step as it was saved. */
export const step = setup.table('step', {
  name: text().primaryKey(),
  values: jsonb().$type<Record<string, string>>().notNull(),
  revision: integer().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
});
