import { boolean, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { setup } from '../database-schema.ts';

/** One row: the code of the latest start, and how many attempts have failed since. */
export const code = setup.table('code', {
  only: boolean().primaryKey().default(true),
  /** A hash: a copy of the database is not enough to enter. */
  hash: text().notNull(),
  tries: integer().notNull().default(0),
  restsUntil: timestamp('rests_until', { withTimezone: true }),
});
