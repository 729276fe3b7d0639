import { boolean, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { setup } from '../database-schema.ts';

/** One row: the code of the newest start, and how often somebody tried in vain since. */
export const code = setup.table('code', {
  only: boolean().primaryKey().default(true),
  /** Somebody who reads the database cannot sign in with it. */
  hash: text().notNull(),
  tries: integer().notNull().default(0),
  restsUntil: timestamp('rests_until', { withTimezone: true }),
});
