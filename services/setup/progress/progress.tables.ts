import { boolean, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { setup } from '../database-schema.ts';

/** One row, of an installation that began empty: its company is its own, and no sample is ever loaded beside it. */
export const progress = setup.table('progress', {
  only: boolean().primaryKey().default(true),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull().defaultNow(),
  /** Of the company, once it is known: who mail is from, and the address of its mail server, sealed. */
  company: jsonb().$type<{ name: string; email: string; mailServer?: string }>(),
  finishedAt: timestamp('finished_at', { withTimezone: true }),
});

/** A step as it was left. */
export const step = setup.table('step', {
  name: text().primaryKey(),
  values: jsonb().$type<Record<string, string>>().notNull(),
  revision: integer().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull().defaultNow(),
});
