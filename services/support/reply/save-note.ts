import type { Pool } from 'pg';
import { checkField } from '#contracts/form-fields.ts';
import { replyField } from '#contracts/support/ticket-fields.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { badFields, notFound } from '#services/foundation/refusals.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { notifyTicketChange } from '../notice/ticket-changes.ts';
import { plainText } from '../ticket/plain-text.ts';
import { savePerson } from '../ticket/save-person.ts';
import { lockTicket } from '../ticket/ticket-row.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { ticketNote } from './reply.tables.ts';

const insert = insertInto(
  table<typeof ticketNote>('support.ticket_note'),
  ['id', 'ticketId', 'authorId', 'text'],
  { onConflict: 'DO NOTHING', returning: ['id'] },
);
const known = statement<{ ticketId: string; authorId: string }, { id: string }>(
  'support_ticket_note',
  'SELECT ticket_id AS "ticketId", author_id AS "authorId" FROM support.ticket_note WHERE id = :id',
);

/**
 * Adds an internal note; the ticket itself, its position in lists and its mail are not affected. The same key adds it
 * once.
 * @throws NOT_FOUND, and BAD_USER_INPUT with `fields`
 */
export async function saveNote(
  pool: Pool,
  viewer: Viewer,
  { key, number, text: written }: { key: string; number: string; text: string },
): Promise<void> {
  const text = plainText(written);
  const problem = checkField(replyField, text);
  if (problem) throw badFields({ text: problem });
  await inTransaction(pool, async (connection) => {
    const ticket = await lockTicket(connection, viewer, number);
    if (!ticket) throw notFound();
    await savePerson(connection, viewer);
    const note = { id: key, ticketId: ticket.id, authorId: viewer.id, text };
    if (!(await insert(connection, note))) {
      const [before] = await known(connection, { id: key });
      if (before?.ticketId !== ticket.id || before.authorId !== viewer.id)
        throw badInput('Was used for something else.', 'key');
      return;
    }
    const { organisationId } = ticket;
    await notifyTicketChange(connection, { number, what: 'noted', organisationId, isInternal: true });
  });
}
