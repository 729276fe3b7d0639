import type { Caller } from '../caller.ts';
import { findPlace, type Place, type Places } from '../place/places.ts';
import { findSeenPlaces } from '../place/places-seen.ts';
import { findSeenOrganisations, type Viewer, withAccess } from '../viewer/viewer.ts';
import { serviceHistories } from './find-machine.ts';
import type { MachineRow } from './machine-row.ts';
import { ticketsOfMachines } from './machine-tickets.ts';

/** A machine with its location, for a viewer. */
export type SeenMachine = MachineRow & {
  place: Place;
  mayRename: boolean;
  serviceHistory: ReturnType<typeof serviceHistories>;
  findTickets: ReturnType<typeof ticketsOfMachines>;
};

/** A person with access to the inventory, and its extent. */
export type MachineViewer = {
  viewer: Viewer;
  /** Null: the machines of all organisations. */
  scope: string[] | null;
  places: Places;
  see: (row: MachineRow) => SeenMachine;
};

/** @throws UNAUTHENTICATED, or FORBIDDEN without access to the inventory */
export async function getMachineViewer(caller: Caller): Promise<MachineViewer> {
  const viewer = withAccess(await caller.viewer(), 'inventory');
  const places = await findSeenPlaces(viewer, caller);
  const serviceHistory = serviceHistories(caller.connection);
  const findTickets = ticketsOfMachines(caller.connection);
  const own = new Set(viewer.organisations.map(({ id }) => id));
  return {
    viewer,
    scope: findSeenOrganisations(viewer),
    places,
    see: (row) => ({
      ...row,
      place: findPlace(places, row),
      mayRename: own.has(row.organisationId),
      serviceHistory,
      findTickets,
    }),
  };
}
