import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { mail } from '../database-schema.ts';

/** Mail of an installation without a mail server. */
export const inbox = mail.table(
  'inbox',
  {
    id: uuid().primaryKey(),
    recipient: text().notNull(),
    replyTo: text('reply_to'),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('inbox_newest').on(table.receivedAt.desc())],
);
