import { sql } from 'drizzle-orm';
import { index, integer, jsonb, type PgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailOrder } from '#contracts/mail/order.ts';

/** The table of a service for mail that must go out because of what was stored with it, in the same transaction. */
export function outboxTable(schema: PgSchema) {
  return schema.table(
    'outbox',
    {
      id: uuid().primaryKey(),
      mail: jsonb().$type<MailOrder>().notNull(),
      attempts: integer().notNull().default(0),
      dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
      sentAt: timestamp('sent_at', { withTimezone: true }),
      problem: text(),
      /** The address was refused for good: the mail is over, and stays for those who ask why. */
      refusedAt: timestamp('refused_at', { withTimezone: true }),
    },
    (table) => [
      index('outbox_due').on(table.dueAt).where(sql`${table.sentAt} IS NULL AND ${table.refusedAt} IS NULL`),
    ],
  );
}
