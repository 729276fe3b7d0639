import { machineActions, machineFieldNames, machineFields } from '#contracts/support/machine-fields.ts';
import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { defineOutputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { readKeyset } from '#services/foundation/keyset.ts';
import { builder } from '../builder.ts';
import type { Caller } from '../caller.ts';
import { findMachine, serviceHistories } from '../machine/find-machine.ts';
import {
  machineEnums,
  OwnFieldType,
  PlaceType,
  ServiceEntry,
  SoftwareStepType,
} from '../machine/machine.graphql.ts';
import type { MachineChange } from '../machine/machine.tables.ts';
import { findPlace, type Place } from '../place/places.ts';
import {
  findInstalledProducts,
  type ListedMachine,
  listMachines,
  type MachineList,
} from './list-machines.ts';
import { findMachineHistory, findRevision, type MachineEvent } from './machine-history.ts';

/**
 * The site states which editor asks; people of the portal are refused.
 * @throws FORBIDDEN
 */
export function forEditors(caller: Caller): Caller {
  if (!caller.trusted) throw forbidden('The installed base is managed in the editor area.');
  return caller;
}

const Change = builder.objectRef<MachineChange>('MachineFieldChange').implement({
  fields: (t) => ({
    field: t.exposeString('field'),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

const Event = builder.objectRef<MachineEvent>('MachineEvent').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    at: t.expose('at', { type: 'DateTime' }),
    by: t.exposeString('by'),
    action: t.expose('action', { type: builder.enumType('MachineAction', { values: machineActions }) }),
    changes: t.expose('changes', { type: [Change] }),
  }),
});

export const InstalledMachine = builder.objectRef<ListedMachine>('InstalledMachine').implement({
  description: 'A machine of a customer as editors see it. Days are written as 2024-06-11.',
  fields: (t) => ({
    id: t.exposeID('id'),
    organisationId: t.exposeID('organisationId'),
    place: t.expose('place', { type: PlaceType }),
    productSlug: t.exposeString('productSlug', { nullable: true }),
    ...defineOutputs(t, machineFields, machineFieldNames, { enums: machineEnums }),
    softwareHistory: t.expose('softwareHistory', { type: [SoftwareStepType], description: 'Newest first.' }),
    ownFields: t.expose('ownFields', { type: [OwnFieldType] }),
    revision: t.int({
      description: 'To be named with a change.',
      resolve: async ({ id }, _, { connection }) => (await findRevision(connection, id)).revision,
    }),
    changedBy: t.string({
      description: 'The editor who changed it last; empty: none.',
      resolve: async ({ id }, _, { connection }) => (await findRevision(connection, id)).by,
    }),
    service: t.field({
      type: [ServiceEntry],
      description: 'Newest first.',
      resolve: async ({ id }, _, { connection }) => (await serviceHistories(connection)(id)) ?? [],
    }),
    history: t.field({
      type: [Event],
      description: 'Newest first.',
      args: { before: t.arg.int(), first: t.arg.int({ defaultValue: 20 }) },
      resolve: ({ id }, { before, first }, { connection }) =>
        findMachineHistory(connection, id, {
          before: before ?? null,
          limit: Math.min(Math.max(first ?? 20, 1), 100),
        }),
    }),
  }),
});

const List = builder.objectRef<MachineList>('InstalledMachines').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [InstalledMachine] }),
    total: t.exposeInt('total', { description: 'How many fit.' }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

const Product = builder.objectRef<{ productSlug: string; model: string }>('InstalledProduct').implement({
  fields: (t) => ({ slug: t.exposeString('productSlug'), model: t.exposeString('model') }),
});

const maxSearch = 100;
/** As many locations as anybody looks through; others are found by searching. */
const maxPlaces = 50;

builder.queryFields((t) => ({
  installedMachines: t.field({
    type: List,
    description: 'AST-01: the machines of all customers, for editors, through trusted callers.',
    args: {
      search: t.arg.string({ defaultValue: '', description: 'Words that all stand in it or its place.' }),
      organisation: t.arg.id(),
      product: t.arg.string({ description: 'By slug.' }),
      status: t.arg({ type: machineEnums.status }),
      after: t.arg.string(),
      first: t.arg.int({ defaultValue: 50, description: 'At most 200.' }),
    },
    async resolve(_, { search, organisation, product, status, after, first }, caller) {
      const { connection, places } = forEditors(caller);
      const place = after ? readKeyset(after) : null;
      if (after && !place) throw badInput('Must be a cursor of this list.', 'after');
      if ((search ?? '').length > maxSearch)
        throw badInput(`Must be at most ${maxSearch} characters.`, 'search');
      const filters = {
        search: search ?? '',
        organisation: organisation || null,
        product: product || null,
        status: status ?? null,
        after: place,
        first: Math.min(Math.max(first ?? 50, 1), 200),
      };
      return listMachines(connection, filters, await places());
    },
  }),
  installedMachine: t.field({
    type: InstalledMachine,
    nullable: true,
    description: 'For trusted callers; null: there is none of this number.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, caller) => getMachine(forEditors(caller), id),
  }),
  installedProducts: t.field({
    type: [Product],
    description: 'Of which customers have a machine; for trusted callers.',
    resolve: (_, __, caller) => findInstalledProducts(forEditors(caller).connection),
  }),
  customerPlaces: t.field({
    type: [PlaceType],
    description: `Places by words in them or in the name of their organisation, at most ${maxPlaces}; for trusted callers.`,
    args: { search: t.arg.string({ required: true }), organisation: t.arg.id() },
    async resolve(_, { search, organisation }, caller): Promise<Place[]> {
      const words = search.slice(0, maxSearch).toLowerCase().split(/\s+/).filter(Boolean);
      const fits = (place: Place) => {
        const text =
          `${place.organisationId} ${place.organisationName} ${place.name} ${place.city}`.toLowerCase();
        return (
          (!organisation || place.organisationId === organisation) &&
          words.every((word) => text.includes(word))
        );
      };
      return [...(await forEditors(caller).places()).values()].filter(fits).slice(0, maxPlaces);
    },
  }),
}));

export async function getMachine({ connection, places }: Caller, id: string): Promise<ListedMachine | null> {
  const row = await findMachine(connection, id, null);
  return row ? { ...row, place: findPlace(await places(), row) } : null;
}
