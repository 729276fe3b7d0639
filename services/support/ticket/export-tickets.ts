import { ticketFields, ticketValueFields } from '#contracts/support/ticket-fields.ts';
import { type CsvColumn, csv } from '#services/foundation/csv.ts';
import type { TicketRow } from './ticket-row.ts';

/** Named as the contract names them: whoever reads the file may be a program. */
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
];

/** Tickets as CSV in which nothing is a formula. */
export function ticketsAsCsv(rows: readonly TicketRow[]): string {
  return csv(columns, rows);
}
