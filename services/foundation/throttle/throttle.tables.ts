import { index, integer, type PgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The table of a service for how often somebody failed recently, by whom or from where: for all processes and machines.
 * It is unlogged, by a migration, since Drizzle cannot say so: a try costs no write to the log, and after a crash of PostgreSQL
 * the counts begin again.
 */
export function attemptTable(schema: PgSchema) {
  return schema.table(
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
}
