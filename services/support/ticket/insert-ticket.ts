import type { TicketValues } from '#contracts/support/tickets.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { promiseFrom } from '../promise/promise.ts';

export type NewTicket = TicketValues & {
  id: string;
  organisationId: string;
  organisationName: string;
  locationId: string;
  locationName: string;
  timeZone: string;
  machineId: string | null;
  machineName: string;
  serialNumber: string;
  contactId: string;
  followsId: string | null;
};

const insert = statement<
  { number: string },
  [
    id: string,
    type: string,
    concern: string | null,
    subject: string,
    description: string,
    organisationId: string,
    organisationName: string,
    locationId: string,
    locationName: string,
    timeZone: string,
    machineId: string | null,
    machineName: string,
    serialNumber: string,
    contactId: string,
    followsId: string | null,
    promiseDueAt: Date,
  ]
>(
  'support_insert_ticket',
  `INSERT INTO support.ticket (id, type, concern, subject, description, organisation_id, organisation_name, location_id,
     location_name, time_zone, machine_id, machine_name, serial_number, contact_id, follows_id, promise_due_at,
     status, number)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, 'new',
     'ST-' || to_char(now(), 'YYYY') || '-' || lpad(nextval('support.ticket_number')::text, 6, '0'))
   ON CONFLICT (id) DO NOTHING RETURNING number`,
);

/** Gives the new ticket's number; undefined: one of that id was here before. */
export async function insertTicket(connection: Connection, ticket: NewTicket): Promise<string | undefined> {
  const { dueAt } = promiseFrom(new Date(), ticket.timeZone);
  const [inserted] = await insert(
    connection,
    ticket.id,
    ticket.type,
    ticket.concern,
    ticket.subject,
    ticket.description,
    ticket.organisationId,
    ticket.organisationName,
    ticket.locationId,
    ticket.locationName,
    ticket.timeZone,
    ticket.machineId,
    ticket.machineName,
    ticket.serialNumber,
    ticket.contactId,
    ticket.followsId,
    dueAt,
  );
  return inserted?.number;
}

const numberOf = statement<{ number: string; contactId: string }, [id: string]>(
  'support_ticket_by_id',
  'SELECT number, contact_id AS "contactId" FROM support.ticket WHERE id = $1',
);

export async function findNumber(
  connection: Connection,
  id: string,
): Promise<{ number: string; contactId: string } | undefined> {
  const [row] = await numberOf(connection, id);
  return row;
}
