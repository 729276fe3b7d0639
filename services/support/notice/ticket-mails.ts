import type { MailOrder, MailSubject } from '#contracts/mail/order.ts';
import type { MailedTicket } from '#contracts/mail/ticket-mail.ts';
import type { CloseReason, TicketStatus } from '#contracts/support/tickets.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { outbox } from '../outbox/outbox.ts';
import type { NewTicket } from '../ticket/insert-ticket.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { Notices } from './notices.ts';

type About = Pick<
  NewTicket,
  'subject' | 'machineName' | 'serialNumber' | 'organisationName' | 'locationName'
> & { number: string };

/** What is told, of which entry in the ticket, to whom besides our service. */
type News = { subject: MailSubject; entry: string; listeners: readonly Viewer[]; toStaff: boolean };

/** A ticket was made: its maker hears that we have it, our service that it is there. */
export async function mailAboutArrival(
  connection: Connection,
  ticket: About & { id: string; description: string },
  viewer: Viewer,
  notices: Notices,
): Promise<void> {
  const mailed = mailedTicket(ticket, notices);
  const text = ticket.description;
  await outbox.order(connection, [
    orderTo(viewer, { kind: 'ticketReceived', ticket: mailed, text }, ticket.id),
    toStaff(notices, { kind: 'ticketArrived', ticket: mailed, by: viewer.name, text }, ticket.id),
  ]);
}

/** Somebody answered: the others hear it, our service when it was a customer. */
export async function mailAboutReply(
  connection: Connection,
  ticket: About,
  reply: { key: string; text: string },
  viewer: Viewer,
  { notices, listeners }: { notices: Notices; listeners: readonly Viewer[] },
): Promise<void> {
  const subject: MailSubject = {
    kind: 'ticketAnswered',
    ticket: mailedTicket(ticket, notices),
    by: viewer.name,
    text: reply.text,
  };
  await tell(
    connection,
    { subject, entry: reply.key, listeners, toStaff: !viewer.isEmployee },
    viewer,
    notices,
  );
}

type Step = {
  key: string;
  from: TicketStatus;
  to: TicketStatus;
  closing?: { reason: CloseReason; comment: string } | undefined;
};

/** Where a ticket stands has changed: the others hear it, our service when it was a customer. */
export async function mailAboutStatus(
  connection: Connection,
  ticket: About,
  step: Step,
  viewer: Viewer,
  { notices, listeners }: { notices: Notices; listeners: readonly Viewer[] },
): Promise<void> {
  const subject = statusMail(mailedTicket(ticket, notices), step, viewer.name);
  await tell(
    connection,
    { subject, entry: step.key, listeners, toStaff: !viewer.isEmployee },
    viewer,
    notices,
  );
}

function statusMail(ticket: MailedTicket, { from, to, closing }: Step, by: string): MailSubject {
  if (to === 'closed' && closing) return { kind: 'ticketClosed', ticket, by, ...closing };
  if (from === 'solved' || from === 'closed') return { kind: 'ticketReopened', ticket, by };
  return { kind: 'ticketStatus', ticket, status: to };
}

async function tell(
  connection: Connection,
  { subject, entry, listeners, toStaff: tellStaff }: News,
  viewer: Viewer,
  notices: Notices,
): Promise<void> {
  const others = listeners.filter(({ id }) => id !== viewer.id);
  await outbox.order(connection, [
    ...others.map((person) => orderTo(person, subject, entry)),
    ...(tellStaff ? [toStaff(notices, subject, entry)] : []),
  ]);
}

function mailedTicket(ticket: About, { replyTo }: Notices): MailedTicket {
  return {
    number: ticket.number,
    subject: ticket.subject,
    machine: ticket.machineName,
    serialNumber: ticket.serialNumber,
    organisation: ticket.organisationName,
    location: ticket.locationName,
    replyTo: replyTo(ticket.number),
  };
}

function orderTo({ id, email, language }: Viewer, about: MailSubject, entry: string): MailOrder {
  return { id: mailId(`${about.kind} ${id}`, entry), to: email, language, about };
}

function toStaff({ staff }: Notices, about: MailSubject, entry: string): MailOrder {
  return { id: mailId(`${about.kind} staff`, entry), to: staff, language: 'en', about };
}
