import { sql } from 'drizzle-orm';
import { bigint, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { support } from '../database-schema.ts';
import { ticketReply } from '../reply/reply.tables.ts';
import { ticket, ticketPerson } from '../ticket/ticket.tables.ts';

/** A picture or film in a ticket (TIC-02), from its first byte on. The bytes lie in a file of the same id. */
export const attachment = support.table(
  'attachment',
  {
    /** Random: nobody can guess another's. */
    id: uuid().primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => ticketPerson.id),
    /** As its owner called it. */
    name: text().notNull(),
    /** Of the stored file; while it is uploaded, as it was announced. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Found in the bytes; null while they are not all here. */
    contentType: text('content_type'),
    /** 0 where it is no picture. */
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    /** Null: not sent with a ticket or an answer yet. */
    ticketId: uuid('ticket_id').references(() => ticket.id, { onDelete: 'cascade' }),
    /** Null: it came with the ticket's description. */
    replyId: uuid('reply_id').references(() => ticketReply.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('attachment_of').on(table.ticketId).where(sql`${table.ticketId} IS NOT NULL`),
    index('attachment_unsent').on(table.createdAt).where(sql`${table.ticketId} IS NULL`),
  ],
);
