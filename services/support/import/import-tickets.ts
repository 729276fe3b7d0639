import { join } from 'node:path';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { AttachmentFiles } from '../attachment/attachment-files.ts';
import { keepCopy } from '../attachment/keep-copy.ts';
import type { SeedPerson } from './seed-tickets.ts';
import type { TicketRows } from './ticket-rows.ts';

/** Writes rows that give every column of a table; one that is there already stays as people have made it. */
function writeRows(table: string) {
  const insert = statement<never, { rows: string }>(
    `support_import_${table}`,
    `INSERT INTO support.${table} SELECT * FROM json_populate_recordset(NULL::support.${table}, :rows)
     ON CONFLICT DO NOTHING`,
  );
  return async (connection: Connection, rows: readonly object[]) => {
    if (rows.length > 0) await insert(connection, { rows: JSON.stringify(rows) });
  };
}

const insertPeople = writeRows('ticket_person');
const insertTickets = writeRows('ticket');
const insertFollowers = writeRows('ticket_follower');
const insertReplies = writeRows('ticket_reply');
const insertEvents = writeRows('ticket_event');
const insertAttachments = writeRows('attachment');

/** Writes tickets with their conversations; their pictures and films are kept already. */
export async function saveTickets(
  connection: Connection,
  people: readonly SeedPerson[],
  tickets: readonly TicketRows[],
  attachments: readonly object[],
): Promise<void> {
  await insertPeople(
    connection,
    people.map(({ isEmployee, ...person }) => ({ ...person, is_employee: isEmployee })),
  );
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
  await insertEvents(
    connection,
    tickets.flatMap(({ events }) => events),
  );
  await insertAttachments(connection, attachments);
}

/** Keeps copies of the tickets' pictures and films, and gives the rows that tell of them. */
export async function keepTicketFiles(
  tickets: readonly TicketRows[],
  mediaDirectory: string,
  files: AttachmentFiles,
): Promise<object[]> {
  const rows: object[] = [];
  for (const { id, name, owner, ticket, reply, at } of tickets.flatMap((rowsOf) => rowsOf.files)) {
    const { size, contentType, width, height } = await keepCopy(files, id, join(mediaDirectory, name));
    rows.push({
      id,
      owner_id: owner,
      name,
      size,
      content_type: contentType,
      width,
      height,
      ticket_id: ticket,
      reply_id: reply,
      created_at: at,
    });
  }
  return rows;
}
