import { builder } from '../builder.ts';
import { type Viewer, type ViewerLocation, withAccess } from '../viewer/viewer.ts';
import { findMachines, type MachineChoice } from './machine-choices.ts';
import { TicketOrganisation } from './ticket.graphql.ts';

const MachineChoiceType = builder.objectRef<MachineChoice>('TicketMachineChoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('model'),
    serialNumber: t.exposeString('serialNumber'),
    ownName: t.exposeString('ownName', { description: 'What its owner calls it, or empty.' }),
  }),
});

type Choice = ViewerLocation & { organisation: { id: string; name: string }; machines: MachineChoice[] };

const LocationChoice = builder.objectRef<Choice>('TicketLocationChoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    organisation: t.expose('organisation', { type: TicketOrganisation }),
    machines: t.expose('machines', { type: [MachineChoiceType] }),
  }),
});

const TicketChoices = builder.objectRef<{ locations: Choice[] }>('TicketChoices').implement({
  fields: (t) => ({ locations: t.expose('locations', { type: [LocationChoice] }) }),
});

builder.queryField('ticketChoices', (t) =>
  t.field({
    type: TicketChoices,
    description:
      'What the form of a new ticket offers: locations of the own organisations with their machines.',
    async resolve(_, __, { connection, viewer }) {
      const locations = getLocations(withAccess(await viewer(), 'ticketing'));
      const machines = await findMachines(
        connection,
        locations.map(({ id }) => id),
      );
      return {
        locations: locations.map((location) => ({
          ...location,
          machines: machines.filter(({ locationId }) => locationId === location.id),
        })),
      };
    },
  }),
);

function getLocations({ organisations }: Viewer): Omit<Choice, 'machines'>[] {
  return organisations.flatMap(({ id, name, locations }) =>
    locations.map((location) => ({ ...location, organisation: { id, name } })),
  );
}
