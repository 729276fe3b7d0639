import type { TicketStatus } from '#contracts/support/ticket-fields.ts';
import { batch } from '#services/foundation/graphql/batch.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

export type MachineTicketRow = {
  machineId: string;
  number: string;
  subject: string;
  status: TicketStatus;
  createdAt: Date;
};

/** A new owner of a machine does not see the tickets of the previous one. */
const find = statement<MachineTicketRow, { machines: readonly string[] }>(
  'support_tickets_of_machines',
  `SELECT t.machine_id AS "machineId", t.number, t.subject, t.status, t.created_at AS "createdAt"
   FROM support.ticket t JOIN support.machine m ON m.id = t.machine_id AND m.organisation_id = t.organisation_id
   WHERE t.machine_id = ANY (:machines) ORDER BY t.created_at DESC, t.number DESC`,
);

/** The tickets of the given machines, newest first, in one statement. */
export function ticketsOfMachines(connection: Connection) {
  return batch(async (machines) => Map.groupBy(await find(connection, { machines }), (row) => row.machineId));
}
