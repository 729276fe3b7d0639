import { sql } from 'drizzle-orm';
import { index, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LeftFile } from '#contracts/support/left-files.ts';
import { support } from '../database-schema.ts';
import { ticket, ticketPerson } from '../ticket/ticket.tables.ts';

/** A reply in a ticket, of the customer or of ours. */
export const ticketReply = support.table(
  'ticket_reply',
  {
    /** Created in the form, so that sending it twice stores it once. */
    id: uuid().primaryKey(),
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => ticket.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => ticketPerson.id),
    text: text().notNull(),
    via: text({ enum: ['portal', 'mail'] }).notNull(),
    /** For a mail: the quoted mail and the signature below the reply, unchanged. */
    trimmed: text(),
    leftFiles: jsonb('left_files').$type<LeftFile[]>().notNull().default(sql`'[]'`),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('ticket_reply_of').on(table.ticketId, table.at)],
);

/**
 * An internal note of our own people. It has a table of its own, so that what reads replies for a customer cannot
 * return it.
 */
export const ticketNote = support.table(
  'ticket_note',
  {
    /** Created in the form, so that sending it twice stores it once. */
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
