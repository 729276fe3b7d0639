import type { MailOrder } from '#contracts/mail/order.ts';
import type { MailedTicket, TicketMail } from '#contracts/mail/ticket-mail.ts';
import type { LeftFile } from '#contracts/support/left-files.ts';
import type { CloseReason, TicketStatus } from '#contracts/support/ticket-fields.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { outbox } from '../outbox/outbox.ts';
import type { ServicePlace } from '../place/service-place.ts';
import type { NewTicket } from '../ticket/ticket-row.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { Notices } from './notices.ts';

/** The person for whom a ticket is opened. */
export type Contact = Pick<Viewer, 'id' | 'name' | 'email' | 'language' | 'isEmployee'>;

/** A new ticket and the recipients of its mail. */
export type Creation = {
  readonly uploads: readonly string[];
  readonly contact: Contact;
  /** Where to call when a machine has stopped. */
  readonly servicePlace: ServicePlace | undefined;
};

type About = Pick<
  NewTicket,
  'id' | 'subject' | 'machineName' | 'serialNumber' | 'organisationName' | 'locationName'
> & { number: string };

type Listener = Pick<Viewer, 'id' | 'email' | 'language'>;

/** An entry in the ticket, and the recipients of its mail besides our service department. */
type News = {
  write: (ticket: MailedTicket) => TicketMail;
  entry: string;
  listeners: readonly Listener[];
  toStaff: boolean;
};

type Arrival = About & Pick<NewTicket, 'description' | 'timeZone'> & { promiseDueAt: Date; files: string[] };

/**
 * A ticket was opened: the customer gets a confirmation with the response target, our service department a
 * notification.
 */
export async function mailAboutArrival(
  connection: Connection,
  ticket: Arrival,
  { viewer, contact, servicePlace }: { viewer: Viewer } & Pick<Creation, 'contact' | 'servicePlace'>,
  notices: Notices,
): Promise<void> {
  const { id: entry, description: text, files } = ticket;
  const answer = { by: ticket.promiseDueAt.toISOString(), timeZone: ticket.timeZone, call: servicePlace };
  const opener = contact.id === viewer.id ? '' : viewer.name;
  const received = (mailed: MailedTicket): TicketMail => ({
    kind: 'ticketReceived',
    ticket: mailed,
    text,
    files,
    answer,
    opener,
  });
  const arrived = (mailed: MailedTicket): TicketMail => ({
    kind: 'ticketArrived',
    ticket: mailed,
    by: viewer.name,
    text,
    files,
  });
  await order(connection, ticket, { write: received, entry, listeners: [contact], toStaff: false }, notices);
  await order(connection, ticket, { write: arrived, entry, listeners: [], toStaff: true }, notices);
}

type Hearers = { notices: Notices; listeners: readonly Viewer[] };

/** A reply was added: the others are notified, and our service department when a customer wrote it. */
export async function mailAboutReply(
  connection: Connection,
  ticket: About,
  { key, text, files }: { key: string; text: string; files: string[] },
  viewer: Viewer,
  { notices, listeners }: Hearers,
): Promise<void> {
  const write = (mailed: MailedTicket): TicketMail => ({
    kind: 'ticketAnswered',
    ticket: mailed,
    by: viewer.name,
    text,
    files,
  });
  const news = { write, entry: key, ...othersThan(viewer, listeners) };
  await order(connection, ticket, news, notices);
}

/** A reply came by mail with files that were not accepted: its author learns which, and why. */
export async function mailAboutLeftFiles(
  connection: Connection,
  ticket: About,
  { key, left = [] }: { key: string; left?: readonly LeftFile[] },
  viewer: Viewer,
  notices: Notices,
): Promise<void> {
  // Logos and signatures are not worth mentioning.
  const files = left.flatMap(({ name, reason }) =>
    reason === 'kind' || reason === 'tooMany' ? [{ name, reason }] : [],
  );
  if (files.length === 0) return;
  const write = (mailed: MailedTicket): TicketMail => ({ kind: 'ticketFilesLeft', ticket: mailed, files });
  await order(connection, ticket, { write, entry: key, listeners: [viewer], toStaff: false }, notices);
}

/** A reply came by mail that nobody here can read: its author learns how to get it into the ticket. */
export async function mailAboutEncryption(
  connection: Connection,
  ticket: About,
  key: string,
  viewer: Viewer,
  notices: Notices,
): Promise<void> {
  const write = (mailed: MailedTicket): TicketMail => ({ kind: 'ticketEncrypted', ticket: mailed });
  await order(connection, ticket, { write, entry: key, listeners: [viewer], toStaff: false }, notices);
}

type Step = {
  key: string;
  from: TicketStatus;
  to: TicketStatus;
  closing?: { reason: CloseReason; comment: string } | undefined;
};

/**
 * The status of a ticket has changed: the others are notified, and our service department when a customer changed it.
 */
export async function mailAboutStatus(
  connection: Connection,
  ticket: About,
  step: Step,
  viewer: Viewer,
  { notices, listeners }: Hearers,
): Promise<void> {
  const write = (mailed: MailedTicket) => statusMail(mailed, step, viewer.name);
  const news = { write, entry: step.key, ...othersThan(viewer, listeners) };
  await order(connection, ticket, news, notices);
}

function statusMail(ticket: MailedTicket, { from, to, closing }: Step, by: string): TicketMail {
  if (to === 'closed' && closing) return { kind: 'ticketClosed', ticket, by, ...closing };
  if (from === 'solved' || from === 'closed') return { kind: 'ticketReopened', ticket, by };
  return { kind: 'ticketStatus', ticket, status: to };
}

function othersThan(viewer: Viewer, listeners: readonly Viewer[]) {
  return { listeners: listeners.filter(({ id }) => id !== viewer.id), toStaff: !viewer.isEmployee };
}

async function order(
  connection: Connection,
  ticket: About,
  { write, entry, listeners, toStaff }: News,
  { staff, replyTo }: Notices,
): Promise<void> {
  const orders = listeners.map(({ id, email, language }): MailOrder => {
    const about = write(mailedTicket(ticket, replyTo(ticket.number, id)));
    return { id: mailId(`${about.kind} ${id}`, entry), to: email, language, about };
  });
  if (toStaff) {
    const about = write(mailedTicket(ticket, undefined));
    orders.push({ id: mailId(`${about.kind} staff`, entry), to: staff(), language: 'en', about });
  }
  await outbox.order(connection, orders);
}

function mailedTicket(ticket: About, replyTo: string | undefined): MailedTicket {
  return {
    id: ticket.id,
    number: ticket.number,
    subject: ticket.subject,
    machine: ticket.machineName,
    serialNumber: ticket.serialNumber,
    organisation: ticket.organisationName,
    location: ticket.locationName,
    replyTo,
  };
}
