import { builder } from '../../builder.ts';
import { findCalendar } from '../../place/find-calendar.ts';
import type { Place } from '../../place/places.ts';
import { findSeenPlaces } from '../../place/places-seen.ts';
import type { ServicePlace } from '../../place/service-place.ts';
import type { Participant } from '../../reply/conversation.ts';
import { TicketPerson } from '../../reply/ticket-person.graphql.ts';
import { createResponseTarget, getResponseTime } from '../../response-target/response-target.ts';
import { type ViewerLocation, withAccess } from '../../viewer/viewer.ts';
import { TicketOrganisation } from '../ticket.graphql.ts';
import { findMachines, type MachineChoice } from './machine-choices.ts';

const MachineChoiceType = builder.objectRef<MachineChoice>('TicketMachineChoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('model'),
    serialNumber: t.exposeString('serialNumber'),
    ownName: t.exposeString('ownName', { description: 'What its owner calls it, or empty.' }),
  }),
});

type Choice = ViewerLocation & { organisation: Named; machines: MachineChoice[] };
type Named = { id: string; name: string };

const ServicePlaceType = builder.objectRef<ServicePlace>('ServicePlace').implement({
  description: 'Where somebody answers the telephone.',
  fields: (t) => ({
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    phone: t.exposeString('phone'),
  }),
});

const LocationChoice = builder.objectRef<Choice>('TicketLocationChoice').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    organisation: t.expose('organisation', { type: TicketOrganisation }),
    machines: t.expose('machines', { type: [MachineChoiceType] }),
    servicePlace: t.field({
      type: ServicePlaceType,
      nullable: true,
      description: 'Who looks after the country.',
      resolve: async ({ country }, _, { servicePlace }) => (await servicePlace(country)) ?? null,
    }),
    answerBy: t.field({
      type: 'DateTime',
      description: 'By when a ticket that is sent now is answered.',
      args: { stopped: t.arg.boolean({ defaultValue: false, description: 'The machine has stopped.' }) },
      async resolve(place, { stopped }, caller) {
        const calendar = await findCalendar(place, caller);
        const time = getResponseTime(stopped ? 'stopped' : 'minor', calendar, caller.answerHours);
        return createResponseTarget(new Date(), time).dueAt;
      },
    }),
  }),
});

type Choices = { organisations: Named[]; locations: Choice[]; contacts: Participant[] };

const TicketChoices = builder.objectRef<Choices>('TicketChoices').implement({
  fields: (t) => ({
    organisations: t.expose('organisations', {
      type: [TicketOrganisation],
      description: 'For our own people all, by name; else the own ones.',
    }),
    locations: t.expose('locations', { type: [LocationChoice] }),
    contacts: t.expose('contacts', {
      type: [TicketPerson],
      description: 'For our own people: who of the organisation may use tickets.',
    }),
  }),
});

builder.queryField('ticketChoices', (t) =>
  t.field({
    type: TicketChoices,
    description:
      'What the form of a new ticket offers: locations of the own organisations with their machines; for our own people those of all, with machines and contacts of one.',
    args: { organisation: t.arg.id({ description: 'Only what belongs to it.' }) },
    async resolve(_, { organisation }, caller): Promise<Choices> {
      const viewer = withAccess(await caller.viewer(), 'ticketing');
      const places = [...(await findSeenPlaces(viewer, caller)).values()];
      const shown = organisation ? places.filter((place) => place.organisationId === organisation) : places;
      const hasMachines = !viewer.isEmployee || organisation;
      const machines = hasMachines
        ? await findMachines(
            caller.connection,
            shown.map(({ id }) => id),
          )
        : [];
      const contacts = viewer.isEmployee && organisation ? await caller.ticketUsers(organisation) : [];
      return {
        organisations: getOrganisations(places),
        contacts: contacts.map(({ id, name, isEmployee }) => ({ id, name, isEmployee })),
        locations: shown.map(({ organisationId, organisationName, ...location }) => ({
          ...location,
          organisation: { id: organisationId, name: organisationName },
          machines: machines.filter(({ locationId }) => locationId === location.id),
        })),
      };
    },
  }),
);

function getOrganisations(places: readonly Place[]): Named[] {
  const names = new Map(
    places.map(({ organisationId, organisationName }) => [organisationId, organisationName]),
  );
  return [...names].map(([id, name]) => ({ id, name }));
}
