import type { Places } from '../place/places.ts';
import type { MachineRow } from './machine-row.ts';

/** Machines by location: organisation, location, production line. */
export type MachineTree<Machine extends MachineRow> = {
  id: string;
  name: string;
  locations: {
    id: string;
    name: string;
    city: string;
    country: string;
    /** Without a name: machines outside of any line. */
    lines: { name: string; machines: Machine[] }[];
  }[];
}[];

/** Locations without machines are part of the tree. */
export function machineTree<Machine extends MachineRow>(
  machines: readonly Machine[],
  places: Places,
): MachineTree<Machine> {
  const byLocation = Map.groupBy(machines, ({ locationId }) => locationId);
  const byOrganisation = Map.groupBy(places.values(), ({ organisationId }) => organisationId);
  return [...byOrganisation].map(([id, locations]) => ({
    id,
    name: locations[0]?.organisationName ?? id,
    locations: locations.map((location) => ({
      ...location,
      lines: getLines(byLocation.get(location.id) ?? []),
    })),
  }));
}

function getLines<Machine extends MachineRow>(machines: readonly Machine[]) {
  return [...Map.groupBy(machines, ({ line }) => line)].map(([name, standing]) => ({
    name,
    machines: standing,
  }));
}
