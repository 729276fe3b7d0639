import type { CloseReason, TicketStatus } from '#contracts/support/tickets.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { EventRow } from '../reply/conversation.ts';

export type NewEvent = {
  id: string;
  ticketId: string;
  kind: EventRow['kind'];
  status: TicketStatus;
  reason?: CloseReason | undefined;
  comment?: string | undefined;
  actorId: string;
};

const insert = statement<
  never,
  {
    id: string;
    ticketId: string;
    kind: string;
    status: string;
    reason: string | null;
    comment: string | null;
    actorId: string;
  }
>(
  'support_add_ticket_event',
  `INSERT INTO support.ticket_event (id, ticket_id, kind, status, reason, comment, actor_id)
   VALUES (:id, :ticketId, :kind, :status, :reason, :comment, :actorId)`,
);

export async function addEvent(connection: Connection, event: NewEvent): Promise<void> {
  const { id, ticketId, kind, status, reason, comment, actorId } = event;
  await insert(connection, {
    id,
    ticketId,
    kind,
    status,
    reason: reason ?? null,
    comment: comment || null,
    actorId,
  });
}

const find = statement<{ ticketId: string }, { id: string }>(
  'support_ticket_event',
  'SELECT ticket_id AS "ticketId" FROM support.ticket_event WHERE id = :id',
);

/**
 * Whether what a key stands for was done to the ticket before.
 * @throws BAD_USER_INPUT when it was done to another one
 */
export async function wasDone(connection: Connection, key: string, ticketId: string): Promise<boolean> {
  const [event] = await find(connection, { id: key });
  if (event && event.ticketId !== ticketId) throw badInput('Was used for something else.', 'key');
  return event !== undefined;
}
