import { index, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { identity } from '../database-schema.ts';

/** How often somebody failed of late, by whom or from where. */
export const attempt = identity.table(
  'attempt',
  {
    /** SHA-256 of what is counted. */
    bucket: text().primaryKey(),
    failures: integer().notNull(),
    /** Nothing is checked before. */
    blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('attempt_last').on(table.lastAt)],
);
