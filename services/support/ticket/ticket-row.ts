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
  'machineId',
  'machineName',
  'serialNumber',
  'contactId',
  'followsId',
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
  'createdAt',
  'updatedAt',
] as const satisfies Columns<typeof ticket>;

export type TicketRow = typeof ticket.$inferSelect & {
  /** Empty: a former user. */
  contactName: string;
  contactIsEmployee: boolean;
  /** By the viewer. */
  followed: boolean;
};

/** Of `support.ticket t` and its contact `c`, for `:viewer`. */
export const ticketColumns = `${select([...newTicketColumns, ...changingColumns], 't')},
  c.name AS "contactName", c.is_employee AS "contactIsEmployee",
  EXISTS (SELECT FROM support.ticket_follower f WHERE f.ticket_id = t.id AND f.person_id = :viewer) AS followed`;

type Seen = { viewer: string; organisations: readonly string[] | null; number: string };

const byNumber = `SELECT ${ticketColumns} FROM support.ticket t JOIN support.ticket_person c ON c.id = t.contact_id
   WHERE t.number = :number AND (:organisations::text[] IS NULL OR t.organisation_id = ANY (:organisations))`;

const find = statement<TicketRow, Seen>('support_ticket', byNumber);
const lock = statement<TicketRow, Seen>('support_lock_ticket', `${byNumber} FOR NO KEY UPDATE OF t`);

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
  return (await lock(connection, visibleToViewer(viewer, number)))[0];
}

function visibleToViewer(viewer: Viewer, number: string): Seen {
  return { viewer: viewer.id, organisations: findSeenOrganisations(viewer), number };
}
