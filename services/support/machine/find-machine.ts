import { batch } from '#services/foundation/graphql/batch.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { serviceEntry } from './machine.tables.ts';
import { type MachineRow, machineColumns } from './machine-row.ts';

const one = statement<MachineRow, { id: string; scope: readonly string[] | null }>(
  'support_machine',
  `SELECT ${machineColumns} FROM support.machine m
   WHERE m.id = :id AND (:scope::text[] IS NULL OR m.organisation_id = ANY (:scope))`,
);

/** Undefined: the organisations have no machine with this id. */
export async function findMachine(
  connection: Connection,
  id: string,
  scope: readonly string[] | null,
): Promise<MachineRow | undefined> {
  const [row] = await one(connection, { id, scope });
  return row;
}

export type ServiceEntryRow = typeof serviceEntry.$inferSelect;

const history = statement<ServiceEntryRow, { machines: readonly string[] }>(
  'support_service_history',
  `SELECT id, machine_id AS "machineId", done_on::text AS "doneOn", kind, report, language, technician
   FROM support.service_entry WHERE machine_id = ANY (:machines) ORDER BY done_on DESC, id`,
);

/** The service histories of the given machines, newest first, in one statement. */
export function serviceHistories(connection: Connection) {
  return batch(async (machines) =>
    Map.groupBy(await history(connection, { machines }), (row) => row.machineId),
  );
}
