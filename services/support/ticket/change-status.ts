import type { Pool } from 'pg';
import { checkField } from '#contracts/form-fields.ts';
import { type CloseReason, closeCommentField, type TicketStatus } from '#contracts/support/ticket-fields.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findResponseTarget, getResponseTime } from '#services/support/response-target/response-target.ts';
import type { TicketContext } from '../caller.ts';
import { getListeners } from '../notice/notices.ts';
import { notifyTicketChange } from '../notice/ticket-changes.ts';
import { mailAboutStatus } from '../notice/ticket-mails.ts';
import { findCalendar } from '../place/find-calendar.ts';
import type { EventRow } from '../reply/conversation.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { addEvent, wasDone } from './add-event.ts';
import { plainText } from './plain-text.ts';
import { savePerson } from './save-person.ts';
import { nextStatus, type TicketAction } from './status-rules.ts';
import { endedDays, findTicketTarget } from './ticket-detail.ts';
import { findTicket, lockTicket } from './ticket-row.ts';
import { updateTicket } from './update-ticket.ts';

export type StatusChange = {
  /** Created with the button press. */
  key: string;
  number: string;
  /** The version of the ticket that the person saw. */
  version: number;
  action: Exclude<TicketAction, 'reply'>;
  closing?: { reason: CloseReason; comment: string } | undefined;
};

/**
 * Closes or reopens a ticket, or sets its status, with the mail about it. The same key does it once.
 * @throws NOT_FOUND, and CONFLICT when the ticket has changed since it was seen or its status does not allow the
 * action
 */
export async function changeStatus(
  pool: Pool,
  viewer: Viewer,
  { key, number, version, action, closing }: StatusChange,
  { notices, answerHours, servicePlace }: TicketContext,
): Promise<void> {
  const comment = plainText(closing?.comment ?? '');
  const problem = checkField(closeCommentField, comment);
  if (problem) throw badFields({ comment: problem });
  const seen = await findTicket(pool, viewer, number);
  if (!seen) throw notFound();
  const listeners = await getListeners(pool, seen, notices, viewer);
  const calendar = await findCalendar(seen, { servicePlace });
  await inTransaction(pool, async (connection) => {
    const ticket = await lockTicket(connection, viewer, number);
    if (!ticket) throw notFound();
    if (await wasDone(connection, key, ticket.id)) return;
    if (ticket.version !== version) {
      throw conflict('The ticket has changed in the meantime.', { version: ticket.version });
    }
    const now = new Date();
    const actor = viewer.isEmployee ? 'staff' : 'customer';
    const status = nextStatus(actor, ticket.status, action, endedDays(ticket, now));
    if (!status || status === 'followUp')
      throw conflict(`A ticket that is ${ticket.status} does not allow this.`);
    const promise = findResponseTarget(
      status,
      findTicketTarget(ticket),
      now,
      getResponseTime(ticket.severity, calendar, answerHours),
    );
    await savePerson(connection, viewer);
    await updateTicket(connection, ticket.id, {
      status,
      promise,
      closing: closing && { ...closing, comment },
      answer: undefined,
    });
    await addEvent(connection, {
      id: key,
      ticketId: ticket.id,
      kind: eventKind(ticket.status, status),
      status,
      reason: closing?.reason,
      comment,
      actorId: viewer.id,
    });
    const step = { key, from: ticket.status, to: status, closing: closing && { ...closing, comment } };
    await mailAboutStatus(connection, ticket, step, viewer, { notices, listeners });
    const { organisationId } = ticket;
    await notifyTicketChange(connection, { number, what: 'status', organisationId });
  });
}

export function eventKind(from: TicketStatus, to: TicketStatus): EventRow['kind'] {
  if (to === 'closed') return 'closed';
  const wasEnded = from === 'solved' || from === 'closed';
  return wasEnded && to === 'open' ? 'reopened' : 'statusChanged';
}
