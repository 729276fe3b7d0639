import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { createResponseTarget } from '#services/support/response-target/response-target.ts';
import type { ticket } from './ticket.tables.ts';
import { type NewTicket, newTicketColumns } from './ticket-row.ts';

const insert = insertInto(table<typeof ticket>('support.ticket'), [...newTicketColumns, 'promiseDueAt'], {
  computed: {
    status: `'new'`,
    number: `'ST-' || to_char(now(), 'YYYY') || '-' || lpad(nextval('support.ticket_number')::text, 6, '0')`,
  },
  onConflict: '(id) DO NOTHING',
  returning: ['number'],
});

/** Gives the new ticket's number; undefined: one of that id was here before. */
export async function insertTicket(connection: Connection, ticket: NewTicket): Promise<string | undefined> {
  const { dueAt } = createResponseTarget(new Date(), ticket.timeZone);
  return (await insert(connection, { ...ticket, promiseDueAt: dueAt }))?.number;
}

const numberById = statement<{ number: string; contactId: string }, { id: string }>(
  'support_ticket_by_id',
  'SELECT number, contact_id AS "contactId" FROM support.ticket WHERE id = :id',
);

export async function findNumber(
  connection: Connection,
  id: string,
): Promise<{ number: string; contactId: string } | undefined> {
  const [row] = await numberById(connection, { id });
  return row;
}
