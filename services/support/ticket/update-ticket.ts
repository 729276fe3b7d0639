import type { CloseReason, TicketStatus } from '#contracts/support/ticket-fields.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { ResponseTarget } from '#services/support/response-target/response-target.ts';

export type TicketUpdate = {
  status: TicketStatus;
  promise: ResponseTarget;
  /** Kept where the status is closed, forgotten with any other. */
  closing?: { reason: CloseReason; comment: string } | undefined;
  /** An answer was added. */
  answered: boolean;
};

const update = statement<
  never,
  ResponseTarget & {
    id: string;
    status: TicketStatus;
    reason: CloseReason | null;
    comment: string | null;
    replies: number;
  }
>(
  'support_update_ticket',
  `UPDATE support.ticket SET status = :status, promise_due_at = :dueAt, promise_left_minutes = :leftMinutes,
     answered_at = :answeredAt, close_reason = :reason, close_comment = :comment,
     reply_count = reply_count + :replies, version = version + 1, updated_at = now(),
     ended_at = CASE WHEN :status NOT IN ('solved', 'closed') THEN NULL WHEN status = :status THEN ended_at ELSE now() END
   WHERE id = :id`,
);

/** Writes what an action has made of a ticket that is locked. */
export async function updateTicket(
  connection: Connection,
  id: string,
  { status, promise, closing, answered }: TicketUpdate,
): Promise<void> {
  await update(connection, {
    ...promise,
    id,
    status,
    reason: closing?.reason ?? null,
    comment: closing?.comment || null,
    replies: answered ? 1 : 0,
  });
}
