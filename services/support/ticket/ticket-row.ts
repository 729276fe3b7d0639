import {
  type CloseReason,
  type TicketStatus,
  type TicketValues,
  ticketValueFields,
} from '#contracts/support/tickets.ts';
import { snake } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { organisationsSeenBy, type Viewer } from '../viewer/viewer.ts';

export type TicketRow = TicketValues & {
  id: string;
  number: string;
  organisationId: string;
  organisationName: string;
  locationId: string;
  locationName: string;
  timeZone: string;
  machineId: string | null;
  machineName: string;
  serialNumber: string;
  contactId: string;
  /** Empty: a former user. */
  contactName: string;
  contactIsEmployee: boolean;
  status: TicketStatus;
  version: number;
  replyCount: number;
  closeReason: CloseReason | null;
  closeComment: string | null;
  endedAt: Date | null;
  followsId: string | null;
  promiseDueAt: Date;
  promiseLeftMinutes: number | null;
  answeredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** By the viewer. */
  followed: boolean;
};

/** Of `support.ticket t` and its contact `c`, for the viewer `$1`. */
export const ticketColumns = `t.id, t.number, ${ticketValueFields.map((name) => `t.${snake(name)} AS "${name}"`).join(', ')},
  t.organisation_id AS "organisationId", t.organisation_name AS "organisationName",
  t.location_id AS "locationId", t.location_name AS "locationName", t.time_zone AS "timeZone",
  t.machine_id AS "machineId", t.machine_name AS "machineName", t.serial_number AS "serialNumber",
  t.contact_id AS "contactId", c.name AS "contactName", c.is_employee AS "contactIsEmployee",
  t.status, t.version, t.reply_count AS "replyCount",
  t.close_reason AS "closeReason", t.close_comment AS "closeComment", t.ended_at AS "endedAt",
  t.follows_id AS "followsId", t.promise_due_at AS "promiseDueAt",
  t.promise_left_minutes AS "promiseLeftMinutes", t.answered_at AS "answeredAt",
  t.created_at AS "createdAt", t.updated_at AS "updatedAt",
  EXISTS (SELECT FROM support.ticket_follower f WHERE f.ticket_id = t.id AND f.person_id = $1) AS followed`;

type Seen = [viewer: string, organisations: string[] | null, number: string];

const byNumber = `SELECT ${ticketColumns} FROM support.ticket t JOIN support.ticket_person c ON c.id = t.contact_id
   WHERE t.number = $3 AND ($2::text[] IS NULL OR t.organisation_id = ANY ($2))`;

const find = statement<TicketRow, Seen>('support_ticket', byNumber);
const lock = statement<TicketRow, Seen>('support_lock_ticket', `${byNumber} FOR NO KEY UPDATE OF t`);

/** Undefined: there is none of that number, or none that the viewer may see. */
export async function findTicket(
  connection: Connection,
  viewer: Viewer,
  number: string,
): Promise<TicketRow | undefined> {
  const [row] = await find(connection, viewer.id, organisationsSeenBy(viewer), number);
  return row;
}

/** The same, and nobody else changes it until the transaction has ended. */
export async function lockTicket(
  connection: Connection,
  viewer: Viewer,
  number: string,
): Promise<TicketRow | undefined> {
  const [row] = await lock(connection, viewer.id, organisationsSeenBy(viewer), number);
  return row;
}
