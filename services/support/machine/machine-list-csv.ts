import { machineFieldNames } from '#contracts/support/machine-fields.ts';
import { csv } from '#services/foundation/csv/write-csv.ts';
import { findPlace, type Places } from '../place/places.ts';
import type { MachineRow } from './machine-row.ts';

/** One row for each machine. The headers are the names of the API: programs read them, too. */
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
      ...machineFieldNames.map(own),
    ],
    machines,
  );
}
