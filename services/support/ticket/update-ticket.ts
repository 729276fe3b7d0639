import type { CloseReason, TicketStatus } from '#contracts/support/ticket-fields.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { ResponseTarget } from '#services/support/response-target/response-target.ts';
import type { Viewer } from '../viewer/viewer.ts';

export type TicketUpdate = {
  status: TicketStatus;
  promise: ResponseTarget;
  /** Stored with the status closed, cleared with any other. */
  closing?: { reason: CloseReason; comment: string } | undefined;
  /** A reply was added, by this person. */
  answer: Pick<Viewer, 'id' | 'isEmployee'> | undefined;
};

const update = statement<
  never,
  ResponseTarget & {
    id: string;
    status: TicketStatus;
    reason: CloseReason | null;
    comment: string | null;
    replies: number;
    author: string | null;
    forgetsPlan: boolean;
  }
>(
  'support_update_ticket',
  `UPDATE support.ticket SET status = :status, promise_due_at = :dueAt, promise_left_minutes = :leftMinutes,
     answered_at = :answeredAt, close_reason = :reason, close_comment = :comment,
     reply_count = reply_count + :replies, last_word_by_id = coalesce(:author, last_word_by_id),
     last_word_at = CASE WHEN :author::uuid IS NULL THEN last_word_at ELSE now() END,
     planned_at = CASE WHEN :forgetsPlan THEN NULL ELSE planned_at END, version = version + 1, updated_at = now(),
     ended_at = CASE WHEN :status NOT IN ('solved', 'closed') THEN NULL WHEN status = :status THEN ended_at ELSE now() END
   WHERE id = :id`,
);

/**
 * Writes the result of an action on a locked ticket. It ends our planned step, and so does a customer's message,
 * which makes a response due.
 */
export async function updateTicket(
  connection: Connection,
  id: string,
  { status, promise, closing, answer }: TicketUpdate,
): Promise<void> {
  await update(connection, {
    ...promise,
    id,
    status,
    reason: closing?.reason ?? null,
    comment: closing?.comment || null,
    replies: answer ? 1 : 0,
    author: answer?.id ?? null,
    forgetsPlan: status === 'solved' || status === 'closed' || answer?.isEmployee === false,
  });
}
