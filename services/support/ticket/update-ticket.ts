import type { CloseReason, TicketStatus } from '#contracts/support/tickets.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Promised } from '../promise/promise.ts';

export type TicketUpdate = {
  status: TicketStatus;
  promise: Promised;
  /** Kept where the status is closed, forgotten with any other. */
  closing?: { reason: CloseReason; comment: string } | undefined;
  /** An answer was added. */
  answered: boolean;
};

const update = statement<
  never,
  [
    id: string,
    status: string,
    dueAt: Date,
    leftMinutes: number | null,
    answeredAt: Date | null,
    reason: string | null,
    comment: string | null,
    replies: number,
  ]
>(
  'support_update_ticket',
  `UPDATE support.ticket SET status = $2, promise_due_at = $3, promise_left_minutes = $4, answered_at = $5,
     close_reason = $6, close_comment = $7, reply_count = reply_count + $8, version = version + 1, updated_at = now(),
     ended_at = CASE WHEN $2 NOT IN ('solved', 'closed') THEN NULL WHEN status = $2 THEN ended_at ELSE now() END
   WHERE id = $1`,
);

/** Writes what an action has made of a ticket that is locked. */
export async function updateTicket(
  connection: Connection,
  id: string,
  { status, promise, closing, answered }: TicketUpdate,
): Promise<void> {
  const { dueAt, leftMinutes, answeredAt } = promise;
  const comment = closing?.comment || null;
  const replies = answered ? 1 : 0;
  await update(
    connection,
    id,
    status,
    dueAt,
    leftMinutes,
    answeredAt,
    closing?.reason ?? null,
    comment,
    replies,
  );
}
