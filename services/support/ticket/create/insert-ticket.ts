import type { AnswerHours } from '#contracts/support/ticket-fields.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { createResponseTarget, getResponseTime } from '#services/support/response-target/response-target.ts';
import type { Calendar } from '../../response-target/working-hours.ts';
import type { ticket } from '../ticket.tables.ts';
import { type NewTicket, newTicketColumns } from '../ticket-row.ts';

const insert = insertInto(table<typeof ticket>('support.ticket'), [...newTicketColumns, 'promiseDueAt'], {
  computed: {
    status: `'new'`,
    number: `'ST-' || to_char(now(), 'YYYY') || '-' || lpad(nextval('support.ticket_number')::text, 6, '0')`,
  },
  onConflict: '(id) DO NOTHING',
  returning: ['number'],
});

/** @returns the new ticket's number, and when a response is due; undefined: a ticket with that id exists */
export async function insertTicket(
  connection: Connection,
  ticket: NewTicket,
  calendar: Calendar,
  hours: AnswerHours,
): Promise<{ number: string; promiseDueAt: Date } | undefined> {
  const time = getResponseTime(ticket.severity, calendar, hours);
  const { dueAt: promiseDueAt } = createResponseTarget(new Date(), time);
  const row = await insert(connection, { ...ticket, promiseDueAt });
  return row && { number: row.number, promiseDueAt };
}

type MadeBefore = { number: string; makerId: string | null };

// The entry of its creation has the ticket's own id.
const numberById = statement<MadeBefore, { id: string }>(
  'support_ticket_by_id',
  `SELECT t.number, e.actor_id AS "makerId"
   FROM support.ticket t JOIN support.ticket_event e ON e.id = t.id WHERE t.id = :id`,
);

export async function findNumber(connection: Connection, id: string): Promise<MadeBefore | undefined> {
  const [row] = await numberById(connection, { id });
  return row;
}
