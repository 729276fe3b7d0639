import { carriesRole, roles } from '#contracts/identity/roles.ts';
import {
  machineFieldNames,
  machineFields,
  type OwnField,
  type SoftwareStep,
  serviceKinds,
} from '#contracts/support/machine-fields.ts';
import { defineEnums, defineOutputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { builder } from '../builder.ts';
import type { Place } from '../place/places.ts';
import { TicketStatusEnum } from '../ticket/ticket-enums.graphql.ts';
import type { ServiceEntryRow } from './find-machine.ts';
import type { MachineTicketRow } from './machine-tickets.ts';
import type { SeenMachine } from './machine-viewer.ts';

export const machineEnums = defineEnums(builder, 'Machine', machineFields);
const ServiceKind = builder.enumType('ServiceKind', { values: serviceKinds });

export const PlaceType = builder.objectRef<Place>('Place').implement({
  description: 'A location of an organisation.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    organisationId: t.exposeID('organisationId'),
    organisationName: t.exposeString('organisationName'),
  }),
});

export const SoftwareStepType = builder.objectRef<SoftwareStep>('SoftwareStep').implement({
  fields: (t) => ({ version: t.exposeString('version'), since: t.exposeString('since') }),
});

export const OwnFieldType = builder.objectRef<OwnField>('OwnField').implement({
  description: 'What the owner keeps about a machine beside, under a name of his own.',
  fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }),
});

export const ServiceEntry = builder.objectRef<ServiceEntryRow>('ServiceEntry').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    doneOn: t.exposeString('doneOn'),
    kind: t.expose('kind', { type: ServiceKind }),
    report: t.exposeString('report'),
    language: t.exposeString('language', { description: 'In which the report is written.' }),
    technician: t.exposeString('technician'),
  }),
});

const MachineTicket = builder.objectRef<MachineTicketRow>('MachineTicket').implement({
  fields: (t) => ({
    number: t.exposeString('number'),
    subject: t.exposeString('subject'),
    status: t.expose('status', { type: TicketStatusEnum }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const Machine = builder.objectRef<SeenMachine>('Machine').implement({
  description: 'AST-01: a machine of a customer. Days are written as 2024-06-11.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'As on its label: M-0001.' }),
    place: t.expose('place', { type: PlaceType }),
    productSlug: t.exposeString('productSlug', {
      nullable: true,
      description: 'In the catalogue, which has pictures and papers; null: it is no longer there.',
    }),
    legacyId: t.exposeString('legacyId', { description: 'What the old inventory called it.' }),
    mayRename: t.exposeBoolean('mayRename'),
    ...defineOutputs(t, machineFields, machineFieldNames, {
      enums: machineEnums,
      descriptions: {
        ownName: 'What its owner calls it, or empty.',
        brand: 'The id of the brand in the catalogue.',
        line: 'The production line that it stands in, or empty.',
        softwareVersion: 'Empty: it has no software.',
      },
    }),
    softwareHistory: t.expose('softwareHistory', { type: [SoftwareStepType], description: 'Newest first.' }),
    ownFields: t.expose('ownFields', { type: [OwnFieldType] }),
    labelPath: t.string({
      description: 'What the code on its label leads to: a path below the locale.',
      resolve: ({ id }) => `/mykomax/inventory/${id}`,
    }),
    service: t.field({
      type: [ServiceEntry],
      description: 'Newest first.',
      resolve: async ({ id, serviceHistory }) => (await serviceHistory(id)) ?? [],
    }),
    tickets: t.field({
      type: [MachineTicket],
      description: 'Newest first; none for whoever has no access to tickets.',
      async resolve({ id, findTickets }, _, { viewer }) {
        const mayRead = carriesRole((await viewer()).roles, roles.ticketing);
        return mayRead ? ((await findTickets(id)) ?? []) : [];
      },
    }),
  }),
});
