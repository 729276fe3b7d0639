import type { Pool } from 'pg';
import { checkField } from '#contracts/form-fields.ts';
import type { LeftFile } from '#contracts/support/left-files.ts';
import {
  type AnswerHours,
  replyField,
  severityOfType,
  type TicketStatus,
} from '#contracts/support/ticket-fields.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import {
  findResponseTarget,
  getResponseTime,
  targetAfterAnswer,
  targetAfterRequest,
} from '#services/support/response-target/response-target.ts';
import { takeUploads } from '../attachment/take-uploads.ts';
import type { TicketContext } from '../caller.ts';
import { getListeners } from '../notice/notices.ts';
import { notifyTicketChange } from '../notice/ticket-changes.ts';
import { mailAboutLeftFiles, mailAboutReply } from '../notice/ticket-mails.ts';
import { findCalendar } from '../place/find-calendar.ts';
import type { Calendar } from '../response-target/working-hours.ts';
import { addEvent } from '../ticket/add-event.ts';
import { eventKind } from '../ticket/change-status.ts';
import { numberMadeBefore, recordCreation } from '../ticket/create/create-ticket.ts';
import { insertTicket } from '../ticket/create/insert-ticket.ts';
import { plainText } from '../ticket/plain-text.ts';
import { savePerson } from '../ticket/save-person.ts';
import { nextStatus } from '../ticket/status-rules.ts';
import { endedDays, findTicketTarget } from '../ticket/ticket-detail.ts';
import { findTicket, lockTicket, type TicketRow } from '../ticket/ticket-row.ts';
import { updateTicket } from '../ticket/update-ticket.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { ticketReply } from './reply.tables.ts';

export type NewReply = {
  /** Created in the form. */
  key: string;
  number: string;
  text: string;
  uploads: readonly string[];
  via: 'portal' | 'mail';
  /** For a mail: what was cut off below the reply. */
  trimmed?: string;
  /** Files of a mail that were not accepted. */
  left?: readonly LeftFile[];
  /** Our own people may set the status with their reply. */
  status?: TicketStatus | undefined;
};

/** `number` is another ticket's where the reply opened one. */
export type SavedReply = { number: string; isFollowUp: boolean };

const known = statement<{ number: string; authorId: string }, { id: string }>(
  'support_ticket_of_reply',
  `SELECT t.number, r.author_id AS "authorId"
   FROM support.ticket_reply r JOIN support.ticket t ON t.id = r.ticket_id WHERE r.id = :id`,
);

const insert = insertInto(table<typeof ticketReply>('support.ticket_reply'), [
  'id',
  'ticketId',
  'authorId',
  'text',
  'via',
  'trimmed',
]);

const noteLeft = statement<never, { id: string; files: string }>(
  'support_note_left_files',
  'UPDATE support.ticket_reply SET left_files = :files::jsonb WHERE id = :id',
);

/**
 * Adds a reply, with the change of the ticket and the mail that follow. The same key adds it once.
 * @throws NOT_FOUND, BAD_USER_INPUT with `fields`, and CONFLICT when the ticket accepts no reply
 */
export async function saveReply(
  pool: Pool,
  viewer: Viewer,
  reply: NewReply,
  ctx: TicketContext,
): Promise<SavedReply> {
  const text = plainText(reply.text);
  // A photo by mail needs no text.
  const isPhoto = reply.via === 'mail' && text === '' && reply.uploads.length > 0;
  const problem = isPhoto ? undefined : checkField(replyField, text);
  if (problem) throw badFields({ text: problem });
  const seen = await findTicket(pool, viewer, reply.number);
  if (!seen) throw notFound();
  const listeners = await getListeners(pool, seen, ctx.notices, viewer);
  const calendar = await findCalendar(seen, ctx);
  return inTransaction(pool, async (connection) => {
    const ticket = await lockTicket(connection, viewer, reply.number);
    if (!ticket) throw notFound();
    const [before] = await known(connection, { id: reply.key });
    if (before) {
      const isSame = before.authorId === viewer.id && before.number === ticket.number;
      if (!isSame) throw badInput('Was used for something else.', 'key');
      return { number: before.number, isFollowUp: false };
    }
    const now = new Date();
    const actor = viewer.isEmployee ? 'staff' : 'customer';
    const step = nextStatus(actor, ticket.status, 'reply', endedDays(ticket, now));
    if (!step) throw conflict(`A ticket that is ${ticket.status} cannot be answered.`);
    await savePerson(connection, viewer);
    if (step === 'followUp')
      return followUp(connection, viewer, ticket, { ...reply, text }, { ...ctx, calendar });
    const status = (viewer.isEmployee && reply.status) || step;
    await insert(connection, {
      id: reply.key,
      ticketId: ticket.id,
      authorId: viewer.id,
      text,
      via: reply.via,
      trimmed: reply.trimmed ? plainText(reply.trimmed) : null,
    });
    if (reply.left?.length) await noteLeft(connection, { id: reply.key, files: JSON.stringify(reply.left) });
    const files = await takeUploads(
      connection,
      reply.uploads,
      {
        owner: viewer.id,
        ticketId: ticket.id,
        replyId: reply.key,
      },
      ctx.uploadLimits,
    );
    await changeTicket(connection, viewer, ticket, { status, now, calendar, hours: ctx.answerHours });
    await mailAboutReply(connection, ticket, { key: reply.key, text, files }, viewer, {
      notices: ctx.notices,
      listeners,
    });
    await mailAboutLeftFiles(connection, ticket, reply, viewer, ctx.notices);
    const { number, organisationId } = ticket;
    await notifyTicketChange(connection, { number, what: 'replied', organisationId });
    return { number, isFollowUp: false };
  });
}

async function changeTicket(
  connection: Connection,
  viewer: Viewer,
  ticket: TicketRow,
  {
    status,
    now,
    calendar,
    hours,
  }: { status: TicketStatus; now: Date; calendar: Calendar; hours: AnswerHours },
): Promise<void> {
  const turn = viewer.isEmployee ? targetAfterAnswer : targetAfterRequest;
  const time = getResponseTime(ticket.severity, calendar, hours);
  const promise = findResponseTarget(status, turn(findTicketTarget(ticket), now, time), now, time);
  await updateTicket(connection, ticket.id, { status, promise, answer: viewer });
  if (status === ticket.status) return;
  await addEvent(connection, {
    id: crypto.randomUUID(),
    ticketId: ticket.id,
    kind: eventKind(ticket.status, status),
    status,
    actorId: viewer.id,
  });
}

/** Decision 5: a reply to a ticket that ended long ago opens a follow-up ticket. */
async function followUp(
  connection: Connection,
  viewer: Viewer,
  ticket: TicketRow,
  reply: NewReply,
  ctx: TicketContext & { calendar: Calendar },
): Promise<SavedReply> {
  const { key, uploads } = reply;
  const id = mailId('follow-up ticket', key);
  // A description cannot unfold quoted text, so it is appended.
  const text = [reply.text, reply.trimmed].filter(Boolean).join('\n\n').slice(0, replyField.maxLength);
  const next = {
    ...ticket,
    id,
    description: text,
    contactId: viewer.id,
    followsId: ticket.id,
    severity: severityOfType[ticket.type],
    lastWordById: viewer.id,
  };
  const made = await insertTicket(connection, next, ctx.calendar, ctx.answerHours);
  if (!made) return { number: await numberMadeBefore(connection, id, viewer), isFollowUp: true };
  const { number } = made;
  const creation = { uploads, contact: viewer, servicePlace: undefined };
  await recordCreation(connection, viewer, { ...next, ...made }, creation, ctx);
  await mailAboutLeftFiles(connection, { ...next, number }, reply, viewer, ctx.notices);
  await addEvent(connection, {
    id: crypto.randomUUID(),
    ticketId: ticket.id,
    kind: 'followedUp',
    status: ticket.status,
    comment: number,
    actorId: viewer.id,
  });
  return { number, isFollowUp: true };
}
