import {
  type TicketFilterField,
  type TicketSeverity,
  type TicketStatus,
  type TicketValues,
  ticketFilterFields,
  ticketTurnNames,
  ticketTurns,
} from '#contracts/support/ticket-fields.ts';
import { snake } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { findSeenOrganisations, type Viewer } from '../../viewer/viewer.ts';
import { dueAtSql } from '../due-sql.ts';
import { type TicketRow, ticketColumns, ticketSource } from '../ticket-row.ts';

/** Which codes the list is narrowed to; null: to none. */
export type ChosenFilters = { readonly [Name in TicketFilterField]: TicketValues[Name] | null };

export type TicketFilter = ChosenFilters & {
  readonly status: readonly TicketStatus[] | null;
  readonly organisation: string | null;
  readonly location: string | null;
  readonly machine: string | null;
  readonly severity: TicketSeverity | null;
  /** A person of ours, or `nobody`. */
  readonly assignee: string | null;
  /** Only those of which the viewer is the contact. */
  readonly mine: boolean;
  /** Only those that the viewer follows. */
  readonly followed: boolean;
  /** Each must stand somewhere in the ticket or its answers, for our own people in their notes, too; in lower case. */
  readonly words: readonly string[];
};

/** The list in groups: what waits for the customer first; in each what is due soonest, then what was mentioned last. */
const turnSql = `CASE ${ticketTurnNames
  .map(
    (turn, place) =>
      `WHEN t.status IN (${ticketTurns[turn].map((status) => `'${status}'`).join()}) THEN ${place}`,
  )
  .join(' ')} END`;

const orders = {
  number: 't.created_at',
  subject: 'lower(t.subject)',
  type: 't.type',
  machine: 'lower(t.machine_name)',
  serialNumber: 't.serial_number',
  status: `array_position('{new,open,waitingForProvider,waitingForCustomer,solved,closed}'::text[], t.status)`,
  contact: 'lower(c.name)',
  createdOn: 't.created_at',
  updatedOn: 't.updated_at',
  replies: 't.reply_count',
  due: dueAtSql,
  turn: turnSql,
  lastWord: 't.last_word_at',
} as const;

export type TicketOrder = keyof typeof orders;
export const ticketOrders = Object.keys(orders) as TicketOrder[];

type Filtered = Omit<TicketFilter, 'status'> & { viewer: string; organisations: string[] | null };

const filtered = `FROM ${ticketSource}
   WHERE (:organisations::text[] IS NULL OR t.organisation_id = ANY (:organisations))
     AND ${ticketFilterFields.map((name) => `(:${name}::text IS NULL OR t.${snake(name)} = :${name})`).join(' AND ')}
     AND (:organisation::text IS NULL OR t.organisation_id = :organisation)
     AND (:location::text IS NULL OR t.location_id = :location) AND (:machine::text IS NULL OR t.machine_id = :machine)
     AND (:severity::text IS NULL OR t.severity = :severity)
     AND (:assignee::text IS NULL OR coalesce(t.assignee_id::text, 'nobody') = :assignee)
     AND (NOT :mine OR t.contact_id = :viewer)
     AND (NOT :followed OR EXISTS (SELECT FROM support.ticket_follower f WHERE f.ticket_id = t.id AND f.person_id = :viewer))
     AND (cardinality(:words::text[]) = 0 OR NOT EXISTS (
       SELECT FROM unnest(:words::text[]) AS word
       WHERE position(word IN lower(concat_ws(' ', t.number, t.subject, t.description, t.machine_name, t.serial_number,
         t.location_name, t.organisation_name, c.name))) = 0
         AND NOT EXISTS (SELECT FROM support.ticket_reply r WHERE r.ticket_id = t.id AND position(word IN lower(r.text)) > 0)
         AND NOT (:organisations::text[] IS NULL AND EXISTS (
           SELECT FROM support.ticket_note n WHERE n.ticket_id = t.id AND position(word IN lower(n.text)) > 0))
     ))`;

const listed = (order: TicketOrder, direction: 'ASC' | 'DESC') =>
  statement<TicketRow, Filtered & Pick<TicketFilter, 'status'> & { limit: number; skipped: number }>(
    `support_tickets_by_${order}_${direction.toLowerCase()}`,
    `SELECT ${ticketColumns} ${filtered} AND (:status::text[] IS NULL OR t.status = ANY (:status))
     ORDER BY ${orders[order]} ${direction}${order === 'due' ? ' NULLS LAST' : ''}${order === 'turn' ? `, ${dueAtSql} NULLS LAST, t.last_word_at DESC` : ''},
       t.number DESC LIMIT :limit OFFSET :skipped`,
  );

const lists = new Map(
  ticketOrders.map((order) => [order, { up: listed(order, 'ASC'), down: listed(order, 'DESC') }]),
);

const counts = statement<{ status: TicketStatus; count: number }, Filtered>(
  'support_count_tickets',
  `SELECT t.status, count(*)::int AS count ${filtered} GROUP BY t.status`,
);

/** Tickets that the viewer may see, from the one after `skipped` on. */
export function listTickets(
  connection: Connection,
  viewer: Viewer,
  filter: TicketFilter,
  sort: { by: TicketOrder; descending: boolean },
  part: { limit: number; skipped: number },
): Promise<TicketRow[]> {
  const list = lists.get(sort.by)![sort.descending ? 'down' : 'up'];
  return list(connection, { ...filterValues(viewer, filter), status: filter.status, ...part });
}

/** How many of them there are by status, whichever of them the filter wants. */
export async function countTickets(
  connection: Connection,
  viewer: Viewer,
  filter: TicketFilter,
): Promise<ReadonlyMap<TicketStatus, number>> {
  const rows = await counts(connection, filterValues(viewer, filter));
  return new Map(rows.map(({ status, count }) => [status, count]));
}

function filterValues(viewer: Viewer, filter: TicketFilter): Filtered {
  return { ...filter, viewer: viewer.id, organisations: findSeenOrganisations(viewer) };
}
