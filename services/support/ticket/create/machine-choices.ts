import { type Connection, statement } from '#services/foundation/statement.ts';
import type { MachineRow } from '../../machine/machine-row.ts';

/** A machine of the inventory that a ticket can be about. */
export type MachineChoice = Pick<
  MachineRow,
  'id' | 'locationId' | 'organisationId' | 'model' | 'serialNumber' | 'ownName'
>;

const atLocations = statement<MachineChoice, { locations: string[] }>(
  'support_machine_choices',
  `SELECT id, location_id AS "locationId", organisation_id AS "organisationId", model,
     serial_number AS "serialNumber", own_name AS "ownName"
   FROM support.machine WHERE location_id = ANY (:locations) AND status <> 'decommissioned'
   ORDER BY lower(model), serial_number`,
);

export function findMachines(connection: Connection, locations: string[]): Promise<MachineChoice[]> {
  return atLocations(connection, { locations });
}
