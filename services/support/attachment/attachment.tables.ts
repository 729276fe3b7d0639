import { sql } from 'drizzle-orm';
import { bigint, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { support } from '../database-schema.ts';
import { enquiry } from '../enquiry/enquiry.tables.ts';
import { ticketReply } from '../reply/reply.tables.ts';
import { ticket, ticketPerson } from '../ticket/ticket.tables.ts';

/**
 * A file of a ticket (TIC-02) or of an enquiry (0087), from its first byte on. The bytes are stored under the same
 * id.
 */
export const attachment = support.table(
  'attachment',
  {
    /** Random: nobody can guess another's. */
    id: uuid().primaryKey(),
    /** Null: it belongs to a visitor who knows its id. */
    ownerId: uuid('owner_id').references(() => ticketPerson.id),
    /** SHA-256 of the address from which a visitor uploaded it, for limits; null once it was sent. */
    sender: text(),
    /** As its owner named it. */
    name: text().notNull(),
    /** Of the stored file; during the upload, the announced size. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Detected from the bytes; null until they are complete. */
    contentType: text('content_type'),
    /** 0 for files without a picture. */
    width: integer().notNull().default(0),
    height: integer().notNull().default(0),
    /** Null: it was not sent with a ticket or a reply yet. */
    ticketId: uuid('ticket_id').references(() => ticket.id, { onDelete: 'cascade' }),
    /** Null: it belongs to the ticket's description. */
    replyId: uuid('reply_id').references(() => ticketReply.id, { onDelete: 'cascade' }),
    /** Null: it was not sent with a form of the public site. */
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
