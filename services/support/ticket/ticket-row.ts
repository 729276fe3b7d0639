import { ticketValueFields } from '#contracts/support/ticket-fields.ts';
import { type Columns, type Selected, select } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { findSeenOrganisations, type Viewer } from '../viewer/viewer.ts';
import type { ticket } from './ticket.tables.ts';

/** What a ticket has from its beginning; what is filled in is declared in the contract. */
export const newTicketColumns = [
  'id',
  ...ticketValueFields,
  'organisationId',
  'organisationName',
  'locationId',
  'locationName',
  'timeZone',
  'country',
  'machineId',
  'machineName',
  'serialNumber',
  'contactId',
  'followsId',
  'severity',
  'lastWordById',
] as const satisfies Columns<typeof ticket>;

export type NewTicket = Selected<typeof ticket, typeof newTicketColumns>;

const changingColumns = [
  'number',
  'status',
  'version',
  'replyCount',
  'closeReason',
  'closeComment',
  'endedAt',
  'promiseDueAt',
  'promiseLeftMinutes',
  'answeredAt',
  'assigneeId',
  'plannedAt',
  'lastWordAt',
  'createdAt',
  'updatedAt',
] as const satisfies Columns<typeof ticket>;

export type TicketRow = typeof ticket.$inferSelect & {
  /** Empty: a former user. */
  contactName: string;
  contactIsEmployee: boolean;
  contactLanguage: string;
  lastWordName: string;
  lastWordIsEmployee: boolean;
  assigneeName: string | null;
  /** By the viewer. */
  followed: boolean;
};

/** The tickets with the people whom rows name. */
export const ticketSource = `support.ticket t JOIN support.ticket_person c ON c.id = t.contact_id
   JOIN support.ticket_person w ON w.id = t.last_word_by_id LEFT JOIN support.ticket_person a ON a.id = t.assignee_id`;

/** Of `ticketSource`, for `:viewer`. */
export const ticketColumns = `${select([...newTicketColumns, ...changingColumns], 't')},
  c.name AS "contactName", c.is_employee AS "contactIsEmployee", c.language AS "contactLanguage",
  w.name AS "lastWordName", w.is_employee AS "lastWordIsEmployee", a.name AS "assigneeName",
  EXISTS (SELECT FROM support.ticket_follower f WHERE f.ticket_id = t.id AND f.person_id = :viewer) AS followed`;

type Seen = { viewer: string; organisations: readonly string[] | null; number: string };

const seen = `t.number = :number AND (:organisations::text[] IS NULL OR t.organisation_id = ANY (:organisations))`;

const find = statement<TicketRow, Seen>(
  'support_ticket',
  `SELECT ${ticketColumns} FROM ${ticketSource} WHERE ${seen}`,
);
// Alone: a join would be checked against the people whom the ticket named before it waited, and find nothing.
const lock = statement<never, Omit<Seen, 'viewer'>>(
  'support_lock_ticket',
  `SELECT t.id FROM support.ticket t WHERE ${seen} FOR NO KEY UPDATE`,
);

/** Undefined: there is none of that number, or none that the viewer may see. */
export async function findTicket(
  connection: Connection,
  viewer: Viewer,
  number: string,
): Promise<TicketRow | undefined> {
  return (await find(connection, visibleToViewer(viewer, number)))[0];
}

/** The same, and nobody else changes it until the transaction has ended. */
export async function lockTicket(
  connection: Connection,
  viewer: Viewer,
  number: string,
): Promise<TicketRow | undefined> {
  await lock(connection, visibleToViewer(viewer, number));
  return findTicket(connection, viewer, number);
}

function visibleToViewer(viewer: Viewer, number: string): Seen {
  return { viewer: viewer.id, organisations: findSeenOrganisations(viewer), number };
}
