import { sql } from 'drizzle-orm';
import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LeftFile } from '#contracts/support/left-files.ts';
import { support } from '../database-schema.ts';
import { ticket, ticketPerson } from '../ticket/ticket.tables.ts';

/** An answer in a ticket, of the customer or of ours. */
export const ticketReply = support.table(
  'ticket_reply',
  {
    /** Made where it was written: sending it twice is sending it once. */
    id: uuid().primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => ticketPerson.id),
    text: text().notNull(),
    via: text({ enum: ['portal', 'mail'] }).notNull(),
    /** Of a mail: the old mail and the signature below the answer, as they came. */
    trimmed: text(),
    leftFiles: jsonb('left_files').$type<LeftFile[]>().notNull().default(sql`'[]'`),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ticket_reply_of').on(table.ticketId, table.at)],
);

/**
 * What our own people say to each other about a ticket. It lies apart from the answers: what reads those for a customer
 * cannot come upon it.
 */
export const ticketNote = support.table(
  'ticket_note',
  {
    /** Made where it was written: sending it twice is sending it once. */
    id: uuid().primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => ticketPerson.id),
    text: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ticket_note_of').on(table.ticketId, table.at)],
);
