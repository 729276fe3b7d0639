import { csv } from '#services/foundation/csv.ts';
import { findPlace, type Places } from '../place/places.ts';
import type { MachineRow } from './machine-row.ts';

/** Machines, one a line. The headings are the names of the API: programs read them, too. */
export function machineListCsv(machines: readonly MachineRow[], places: Places): string {
  const own = (name: Exclude<keyof MachineRow, 'ownFields' | 'softwareHistory'>) => ({
    title: name,
    cell: (row: MachineRow) => row[name],
  });
  return csv(
    [
      own('legacyId'),
      own('id'),
      { title: 'organisation', cell: (row) => findPlace(places, row).organisationName },
      { title: 'location', cell: (row) => findPlace(places, row).name },
      own('line'),
      own('brand'),
      own('model'),
      own('ownName'),
      own('serialNumber'),
      own('yearOfConstruction'),
      own('softwareVersion'),
      own('status'),
      own('contract'),
      own('commissionedAt'),
      own('warrantyUntil'),
      own('lastServiceAt'),
      own('notes'),
    ],
    machines,
  );
}
