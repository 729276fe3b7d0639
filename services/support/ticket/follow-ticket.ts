import type { Pool } from 'pg';
import { notFound } from '#services/foundation/refusals.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { notifyTicketChange } from '../notice/ticket-changes.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { savePerson } from './save-person.ts';
import type { ticketFollower } from './ticket.tables.ts';
import { findTicket } from './ticket-row.ts';

const follow = insertInto(table<typeof ticketFollower>('support.ticket_follower'), ['ticketId', 'personId'], {
  onConflict: 'DO NOTHING',
});
const unfollow = statement<never, { ticketId: string; personId: string }>(
  'support_unfollow_ticket',
  'DELETE FROM support.ticket_follower WHERE ticket_id = :ticketId AND person_id = :personId',
);

/**
 * Subscribes the viewer to mail about a ticket, or unsubscribes them.
 * @throws NOT_FOUND
 */
export async function followTicket(
  pool: Pool,
  viewer: Viewer,
  number: string,
  follows: boolean,
): Promise<void> {
  await inTransaction(pool, async (connection) => {
    const ticket = await findTicket(connection, viewer, number);
    if (!ticket) throw notFound();
    await savePerson(connection, viewer);
    await (follows ? follow : unfollow)(connection, { ticketId: ticket.id, personId: viewer.id });
    const { organisationId } = ticket;
    await notifyTicketChange(connection, { number, what: 'followers', organisationId });
  });
}
