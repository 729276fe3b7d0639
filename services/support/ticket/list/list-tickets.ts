import type { Pool } from 'pg';
import {
  type TicketFilterField,
  type TicketSeverity,
  type TicketStatus,
  type TicketValues,
  ticketFilterFields,
  ticketStatuses,
} from '#contracts/support/ticket-fields.ts';
import { snake } from '#services/foundation/rows.ts';
import { given, narrowed } from '#services/foundation/statement.ts';
import { findSeenOrganisations, type Viewer } from '../../viewer/viewer.ts';
import { dueAtSql, statusPlaceSql, turnSql } from '../order-sql.ts';
import { type TicketRow, ticketColumns, ticketSource } from '../ticket-row.ts';
import { likeWord } from './like-word.ts';

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

/** What each order goes by, in the direction that its index has; ties stand newest first. */
const orders = {
  number: { key: 'created_at', direction: 'DESC' },
  subject: { key: 'lower(subject)', direction: 'ASC' },
  type: { key: 'type', direction: 'ASC' },
  machine: { key: 'lower(machine_name)', direction: 'ASC' },
  serialNumber: { key: 'serial_number', direction: 'ASC' },
  status: { key: statusPlaceSql, direction: 'ASC' },
  contact: { key: 'lower(c.name)', direction: 'ASC' },
  createdOn: { key: 'created_at', direction: 'DESC' },
  updatedOn: { key: 'updated_at', direction: 'DESC' },
  replies: { key: 'reply_count', direction: 'DESC' },
  due: { key: dueAtSql, direction: 'ASC' },
  turn: { key: turnSql, direction: 'ASC' },
  lastWord: { key: 'last_word_at', direction: 'DESC' },
} as const;

export type TicketOrder = keyof typeof orders;
export const ticketOrders = Object.keys(orders) as TicketOrder[];

/** What is more than so many of a status is not counted further: a list says that there are more. */
export const maxCounted = 1000;
export const maxWords = 10;
type Pattern = `word${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
const patterns = Array.from({ length: maxWords }, (_, at) => `word${at}` as Pattern);

type Narrowing = ChosenFilters & { readonly [Name in Pattern]: string | null } & {
  readonly organisations: readonly string[] | null;
  readonly organisation: string | null;
  readonly location: string | null;
  readonly machine: string | null;
  readonly severity: TicketSeverity | null;
  readonly assignee: string | null;
  readonly unassigned: boolean | null;
  readonly contact: string | null;
  readonly follower: string | null;
  readonly seesNotes: boolean;
};

const source = `support.ticket t ${given('word0', 'JOIN support.ticket_words x ON x.ticket_id = t.id')}`;

const narrowing = `true
  ${given('organisations', 'AND t.organisation_id = ANY (:organisations)')}
  ${ticketFilterFields.map((name) => given(name, `AND t.${snake(name)} = :${name}`)).join(' ')}
  ${given('organisation', 'AND t.organisation_id = :organisation')}
  ${given('location', 'AND t.location_id = :location')}
  ${given('machine', 'AND t.machine_id = :machine')}
  ${given('severity', 'AND t.severity = :severity')}
  ${given('assignee', 'AND t.assignee_id = :assignee::uuid')}
  ${given('unassigned', 'AND (t.assignee_id IS NULL) = :unassigned')}
  ${given('contact', 'AND t.contact_id = :contact')}
  ${given('follower', 'AND EXISTS (SELECT FROM support.ticket_follower f WHERE f.ticket_id = t.id AND f.person_id = :follower)')}
  ${patterns.map((word) => given(word, `AND (x.said LIKE :${word} OR (:seesNotes AND x.noted LIKE :${word}))`)).join(' ')}`;

type Part = { limit: number; skipped: number };
const turned = { ASC: 'DESC', DESC: 'ASC' } as const;

/** In the order of its index, or that list from its end. The people are looked up of those rows alone that are shown. */
function listed(order: TicketOrder, isFromEnd: boolean) {
  const { key, direction } = orders[order];
  const way = (usual: 'ASC' | 'DESC') => (isFromEnd ? turned[usual] : usual);
  const within = order === 'turn' ? `, ${dueAtSql} ${way('ASC')}, last_word_at ${way('DESC')}` : '';
  const inOrder = `ORDER BY ${key} ${way(direction)}${within}, number ${way('DESC')}`;
  const contacts = order === 'contact' ? 'JOIN support.ticket_person c ON c.id = t.contact_id' : '';
  return narrowed<TicketRow, Narrowing & Part & { viewer: string; status: readonly TicketStatus[] | null }>(
    `support_tickets_by_${order}_${way(direction).toLowerCase()}`,
    `SELECT ${ticketColumns} FROM (
       SELECT t.id FROM ${source} ${contacts}
       WHERE ${narrowing} ${given('status', 'AND t.status = ANY (:status)')}
       ${inOrder} LIMIT :limit OFFSET :skipped
     ) found JOIN (${ticketSource}) ON t.id = found.id ${inOrder}`,
  );
}

const lists = new Map(
  ticketOrders.map((order) => [order, { usual: listed(order, false), fromEnd: listed(order, true) }]),
);

const countedTogether = narrowed<StatusCount, Narrowing & { most: number }>(
  'support_count_tickets',
  `SELECT status, count(*)::int AS count
   FROM (SELECT t.status FROM ${source} WHERE ${narrowing} LIMIT :most) AS part GROUP BY status`,
);
const countedApart = narrowed<StatusCount, Narrowing & { most: number }>(
  'support_count_tickets_by_status',
  ticketStatuses
    .map(
      (status) => `SELECT '${status}' AS status, (SELECT count(*)::int FROM (
        SELECT FROM ${source} WHERE ${narrowing} AND t.status = '${status}' LIMIT :most) AS part) AS count`,
    )
    .join(' UNION ALL '),
);

type StatusCount = { status: TicketStatus; count: number };

/** Tickets that the viewer may see, from the one after `skipped` on. */
export function listTickets(
  connection: Pool,
  viewer: Viewer,
  filter: TicketFilter,
  sort: { by: TicketOrder; descending: boolean },
  part: Part,
): Promise<TicketRow[]> {
  const isFromEnd = (orders[sort.by].direction === 'DESC') !== sort.descending;
  const list = lists.get(sort.by)![isFromEnd ? 'fromEnd' : 'usual'];
  return list(connection, { ...narrow(viewer, filter), viewer: viewer.id, status: filter.status, ...part });
}

/** How many of them there are by status, whichever of them the filter wants; one more than `maxCounted` stands for any more. */
export async function countTickets(
  connection: Pool,
  viewer: Viewer,
  filter: TicketFilter,
): Promise<ReadonlyMap<TicketStatus, number>> {
  const values = narrow(viewer, filter);
  const together = await countedTogether(connection, { ...values, most: maxCounted + 1 });
  const isWhole = together.reduce((sum, { count }) => sum + count, 0) <= maxCounted;
  const rows = isWhole ? together : await countedApart(connection, { ...values, most: maxCounted + 1 });
  return new Map(rows.map(({ status, count }) => [status, Math.min(count, maxCounted + 1)]));
}

function narrow(
  viewer: Viewer,
  { assignee, mine, followed, words, status: _, ...filter }: TicketFilter,
): Narrowing {
  const isNobody = assignee === 'nobody';
  const looksFor = patterns.map((name, at) => [name, words[at] === undefined ? null : likeWord(words[at])]);
  return {
    ...filter,
    ...(Object.fromEntries(looksFor) as { [Name in Pattern]: string | null }),
    organisations: findSeenOrganisations(viewer),
    assignee: isNobody || !assignee ? null : assignee,
    unassigned: isNobody || null,
    contact: mine ? viewer.id : null,
    follower: followed ? viewer.id : null,
    seesNotes: viewer.isEmployee,
  };
}
