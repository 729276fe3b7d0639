import type { CloseReason, TicketStatus } from '#contracts/support/ticket-fields.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { EventRow } from '../reply/conversation.ts';
import type { ticketEvent } from './ticket.tables.ts';

export type NewEvent = {
  id: string;
  ticketId: string;
  kind: EventRow['kind'];
  status: TicketStatus;
  reason?: CloseReason | undefined;
  comment?: string | undefined;
  actorId: string;
};

const insert = insertInto(table<typeof ticketEvent>('support.ticket_event'), [
  'id',
  'ticketId',
  'kind',
  'status',
  'reason',
  'comment',
  'actorId',
]);

export async function addEvent(connection: Connection, event: NewEvent): Promise<void> {
  const { reason = null, comment } = event;
  await insert(connection, { ...event, reason, comment: comment || null });
}

const find = statement<{ ticketId: string }, { id: string }>(
  'support_ticket_event',
  'SELECT ticket_id AS "ticketId" FROM support.ticket_event WHERE id = :id',
);

/**
 * Whether the action of a key was done to the ticket before.
 * @throws BAD_USER_INPUT when it was done to another one
 */
export async function wasDone(connection: Connection, key: string, ticketId: string): Promise<boolean> {
  const [event] = await find(connection, { id: key });
  if (event && event.ticketId !== ticketId) throw badInput('Was used for something else.', 'key');
  return event !== undefined;
}
