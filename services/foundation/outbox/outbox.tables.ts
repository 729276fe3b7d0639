import { sql } from 'drizzle-orm';
import { index, integer, jsonb, type PgSchema, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MailOrder } from '#contracts/mail/order.ts';

/** The table of a service for outgoing mail, which is ordered in the transaction of what it is about. */
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
      /** The address was refused for good: the mail is not tried again, and stays as a record. */
      refusedAt: timestamp('refused_at', { withTimezone: true }),
    },
    (table) => [
      index('outbox_due').on(table.dueAt).where(sql`${table.sentAt} IS NULL AND ${table.refusedAt} IS NULL`),
    ],
  );
}
