import { boolean, integer, timestamp } from 'drizzle-orm/pg-core';
import { search } from '../database-schema.ts';

/** One row: how far the process that maintains the index has come, for all others. */
export const upkeep = search.table('upkeep', {
  /** Always true. */
  single: boolean().primaryKey(),
  /** How many changes are to be indexed. */
  waiting: integer().notNull(),
  /** With changes that wait: since when. Without: when the last was indexed. */
  since: timestamp({ withTimezone: true }).notNull(),
});
