import { index, integer, type PgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The table of a service for recent failures, by account or address: for all processes and machines. A migration
 * makes it UNLOGGED, which Drizzle cannot express: an attempt costs no write to the log, and after a crash of
 * PostgreSQL the counts start again.
 */
export function attemptTable(schema: PgSchema) {
  return schema.table(
    'attempt',
    {
      /** SHA-256 of what is counted. */
      bucket: text().primaryKey(),
      failures: integer().notNull(),
      /** Until then nothing is checked. */
      blockedUntil: timestamp('blocked_until', { withTimezone: true }).notNull(),
      lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    },
    (table) => [index('attempt_last').on(table.lastAt)],
  );
}
