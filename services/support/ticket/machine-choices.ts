import { type Connection, statement } from '#services/foundation/statement.ts';

/** A machine of the inventory that a ticket can be about. */
export type MachineChoice = {
  id: string;
  locationId: string;
  organisationId: string;
  model: string;
  serialNumber: string;
  ownName: string;
};

const atLocations = statement<MachineChoice, { locations: string[] }>(
  'support_machine_choices',
  `SELECT id, location_id AS "locationId", organisation_id AS "organisationId", model,
     serial_number AS "serialNumber", own_name AS "ownName"
   FROM support.machine WHERE location_id = ANY (:locations) AND status <> 'decommissioned'
   ORDER BY lower(model), serial_number`,
);

export function machinesAt(connection: Connection, locations: string[]): Promise<MachineChoice[]> {
  return atLocations(connection, { locations });
}
