import { join } from 'node:path';
import type { PgTable } from 'drizzle-orm/pg-core';
import { snake, type Table, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { attachment } from '../attachment/attachment.tables.ts';
import type { AttachmentFiles } from '../attachment/attachment-files.ts';
import { saveCopy } from '../attachment/save-copy.ts';
import type { ticketNote, ticketReply } from '../reply/reply.tables.ts';
import type { ticket, ticketEvent, ticketFollower, ticketPerson } from '../ticket/ticket.tables.ts';
import type { SeedPerson } from './seed-tickets.ts';
import type { TicketRows } from './ticket-rows.ts';

/** Inserts complete rows; one that exists stays as it is. */
function writeRows<Declared extends PgTable>({ name }: Table<Declared>) {
  const insert = statement<never, { rows: string }>(
    `import_into_${name}`,
    `INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, :rows) ON CONFLICT DO NOTHING`,
  );
  const inColumns = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [snake(column), value]));
  return async (connection: Connection, rows: readonly Declared['$inferSelect'][]) => {
    if (rows.length > 0) await insert(connection, { rows: JSON.stringify(rows.map(inColumns)) });
  };
}

const insertPeople = writeRows(table<typeof ticketPerson>('support.ticket_person'));
const insertTickets = writeRows(table<typeof ticket>('support.ticket'));
const insertFollowers = writeRows(table<typeof ticketFollower>('support.ticket_follower'));
const insertReplies = writeRows(table<typeof ticketReply>('support.ticket_reply'));
const insertNotes = writeRows(table<typeof ticketNote>('support.ticket_note'));
const insertEvents = writeRows(table<typeof ticketEvent>('support.ticket_event'));
const insertAttachments = writeRows(table<typeof attachment>('support.attachment'));

type AttachmentRow = typeof attachment.$inferSelect;

/** Writes tickets with their conversations; their pictures and films are stored already. */
export async function saveTickets(
  connection: Connection,
  people: readonly SeedPerson[],
  tickets: readonly TicketRows[],
  attachments: readonly AttachmentRow[],
): Promise<void> {
  await insertPeople(connection, people);
  await insertTickets(
    connection,
    tickets.map(({ ticket }) => ticket),
  );
  await insertFollowers(
    connection,
    tickets.flatMap(({ followers }) => followers),
  );
  await insertReplies(
    connection,
    tickets.flatMap(({ replies }) => replies),
  );
  await insertNotes(
    connection,
    tickets.flatMap(({ notes }) => notes),
  );
  await insertEvents(
    connection,
    tickets.flatMap(({ events }) => events),
  );
  await insertAttachments(connection, attachments);
}

/** Copies the pictures and films of tickets, and gives the rows that describe them. */
export async function saveTicketFiles(
  tickets: readonly TicketRows[],
  mediaDirectory: string,
  files: AttachmentFiles,
): Promise<AttachmentRow[]> {
  const rows: AttachmentRow[] = [];
  for (const { id, name, owner, ticket, reply, at } of tickets.flatMap((row) => row.files)) {
    const { size, contentType, width, height } = await saveCopy(files, id, join(mediaDirectory, name));
    rows.push({
      id,
      ownerId: owner,
      name,
      size,
      contentType,
      width,
      height,
      ticketId: ticket,
      replyId: reply,
      enquiryId: null,
      sender: null,
      createdAt: at,
    });
  }
  return rows;
}
