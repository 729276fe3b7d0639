import { sql } from 'drizzle-orm';
import { bigint, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { support } from '../database-schema.ts';
import { enquiry } from '../enquiry/enquiry.tables.ts';
import { ticketReply } from '../reply/reply.tables.ts';
import { ticket, ticketPerson } from '../ticket/ticket.tables.ts';

/** A file of a ticket (TIC-02) or of an enquiry (0087), from its first byte on. The bytes lie in a file of the same id. */
export const attachment = support.table(
  'attachment',
  {
    /** Random: nobody can guess another's. */
    id: uuid().primaryKey(),
    /** Null: a stranger's, who knows its id. */
    ownerId: uuid('owner_id').references(() => ticketPerson.id),
    /** SHA-256 of the address that a stranger's upload came from, for its limits; null once it was sent. */
    sender: text(),
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
    /** Null: not sent with a form of the public site. */
    enquiryId: uuid('enquiry_id').references(() => enquiry.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('attachment_of').on(table.ticketId).where(sql`${table.ticketId} IS NOT NULL`),
    index('attachment_of_enquiry').on(table.enquiryId).where(sql`${table.enquiryId} IS NOT NULL`),
    index('attachment_unsent')
      .on(table.createdAt)
      .where(sql`${table.ticketId} IS NULL AND ${table.enquiryId} IS NULL`),
  ],
);
