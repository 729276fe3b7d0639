import { csv } from '#services/foundation/csv.ts';
import type { TicketRow } from './ticket-row.ts';

/** Which columns, by the names that the contract gives them: whoever reads the file may be a program. */
const headings = [
  'number',
  'type',
  'concern',
  'subject',
  'status',
  'machine',
  'serialNumber',
  'organisation',
  'location',
  'contact',
  'createdOn',
  'updatedOn',
  'replies',
];

/** Tickets as CSV in which nothing is a formula. */
export function ticketsAsCsv(rows: readonly TicketRow[]): string {
  return csv(
    headings,
    rows.map((row) => [
      row.number,
      row.type,
      row.concern,
      row.subject,
      row.status,
      row.machineName,
      row.serialNumber,
      row.organisationName,
      row.locationName,
      row.contactName,
      row.createdAt.toISOString(),
      row.updatedAt.toISOString(),
      row.replyCount,
    ]),
  );
}
