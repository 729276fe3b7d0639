import type { Pool } from 'pg';
import { notFound } from '#services/foundation/refusals.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { tellTicketChange } from '../notice/ticket-changes.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { savePerson } from './save-person.ts';
import { findTicket } from './ticket-row.ts';

const follow = statement<never, { ticket: string; person: string }>(
  'support_follow_ticket',
  `INSERT INTO support.ticket_follower (ticket_id, person_id) VALUES (:ticket, :person) ON CONFLICT DO NOTHING`,
);
const unfollow = statement<never, { ticket: string; person: string }>(
  'support_unfollow_ticket',
  'DELETE FROM support.ticket_follower WHERE ticket_id = :ticket AND person_id = :person',
);

/** From now on the viewer gets mail about a ticket, or does not. Throws NOT_FOUND. */
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
    await (follows ? follow : unfollow)(connection, { ticket: ticket.id, person: viewer.id });
    const { organisationId } = ticket;
    await tellTicketChange(connection, { number, what: 'followers', organisationId });
  });
}
