import { ticketFields, ticketValueFields } from '#contracts/support/ticket-fields.ts';
import { type CsvColumn, csv } from '#services/foundation/csv/write-csv.ts';
import { findDue } from '#services/support/response-target/response-target.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import { findTicketTarget } from '../ticket-detail.ts';
import type { TicketRow } from '../ticket-row.ts';

/** Named as in the contract: the file may be read by a program. */
const columns: readonly CsvColumn<TicketRow>[] = [
  { title: 'number', cell: (row) => row.number },
  ...ticketValueFields
    .filter((name) => ticketFields[name].kind !== 'multiline')
    .map((name) => ({ title: name, cell: (row: TicketRow) => row[name] })),
  { title: 'status', cell: (row) => row.status },
  { title: 'machine', cell: (row) => row.machineName },
  { title: 'serialNumber', cell: (row) => row.serialNumber },
  { title: 'organisation', cell: (row) => row.organisationName },
  { title: 'location', cell: (row) => row.locationName },
  { title: 'contact', cell: (row) => row.contactName },
  { title: 'createdOn', cell: (row) => row.createdAt.toISOString() },
  { title: 'updatedOn', cell: (row) => row.updatedAt.toISOString() },
  { title: 'replies', cell: (row) => row.replyCount },
  { title: 'due', cell: (row) => dueAt(row) },
  { title: 'assignee', cell: (row) => row.assigneeName ?? '' },
];

/** Tickets as CSV in which nothing is a formula. */
export function ticketsAsCsv(rows: readonly TicketRow[], { isEmployee }: Pick<Viewer, 'isEmployee'>): string {
  const severity = ({ severity: known }: TicketRow) => (isEmployee || known === 'stopped' ? known : '');
  return csv([...columns, { title: 'severity', cell: severity }], rows);
}

function dueAt(row: TicketRow): string {
  const due = findDue(row.status, findTicketTarget(row), row.plannedAt, new Date());
  return due?.at.toISOString() ?? '';
}
