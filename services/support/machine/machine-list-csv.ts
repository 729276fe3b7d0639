import { csv } from '#services/foundation/csv.ts';
import { type Places, placeOf } from '../place/places.ts';
import type { MachineRow } from './machine-row.ts';

const headings = [
  'legacyId',
  'id',
  'organisation',
  'location',
  'line',
  'brand',
  'model',
  'ownName',
  'serialNumber',
  'yearOfConstruction',
  'softwareVersion',
  'status',
  'contract',
  'commissionedAt',
  'warrantyUntil',
  'lastServiceAt',
  'notes',
];

/** Machines, one a line. The headings are the names of the API: programs read them, too. */
export function machineListCsv(machines: readonly MachineRow[], places: Places): string {
  const rows = machines.map((machine) => {
    const { organisationName, name } = placeOf(places, machine);
    return [
      machine.legacyId,
      machine.id,
      organisationName,
      name,
      machine.line,
      machine.brand,
      machine.model,
      machine.ownName,
      machine.serialNumber,
      machine.yearOfConstruction,
      machine.softwareVersion,
      machine.status,
      machine.contract,
      machine.commissionedAt,
      machine.warrantyUntil,
      machine.lastServiceAt,
      machine.notes,
    ];
  });
  return csv(headings, rows);
}
