import { table, upsertInto } from '#services/foundation/rows.ts';
import type { Connection } from '#services/foundation/statement.ts';
import type { ServiceEntryRow } from './find-machine.ts';
import type { machine, serviceEntry } from './machine.tables.ts';
import { type MachineRow, machineColumnNames } from './machine-row.ts';

const saveMachineRows = upsertInto(table<typeof machine>('support.machine'), {
  columns: machineColumnNames,
  key: ['id'],
});

const saveServiceEntries = upsertInto(table<typeof serviceEntry>('support.service_entry'), {
  columns: ['id', 'machineId', 'doneOn', 'kind', 'report', 'language', 'technician'],
  key: ['id'],
});

/** Writes machines with their service entries; existing ones are replaced. */
export async function saveMachines(
  connection: Connection,
  machines: readonly MachineRow[],
  service: readonly ServiceEntryRow[],
): Promise<void> {
  await saveMachineRows(connection, machines);
  await saveServiceEntries(connection, service);
}
