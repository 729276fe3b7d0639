import { builder } from '../builder.ts';
import { allMachines } from './find-machines.ts';
import { Machine } from './machine.graphql.ts';
import { machineTree } from './machine-tree.ts';
import { getMachineViewer, type SeenMachine } from './machine-viewer.ts';

type Line = { name: string; machines: SeenMachine[] };
type Location = { id: string; name: string; city: string; country: string; lines: Line[] };
type Organisation = { id: string; name: string; locations: Location[] };

const MachineLine = builder.objectRef<Line>('MachineLine').implement({
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Empty: the machines that stand in no line.' }),
    machines: t.expose('machines', { type: [Machine] }),
  }),
});

const MachineLocation = builder.objectRef<Location>('MachineLocation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    lines: t.expose('lines', { type: [MachineLine] }),
  }),
});

const MachineOrganisation = builder.objectRef<Organisation>('MachineOrganisation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    locations: t.expose('locations', { type: [MachineLocation] }),
  }),
});

builder.queryField('machineTree', (t) =>
  t.field({
    type: [MachineOrganisation],
    description: 'AST-01: where the machines stand. Locations are there also without a machine.',
    args: { organisation: t.arg.id({ description: 'Only this one.' }) },
    async resolve(_, { organisation }, caller): Promise<Organisation[]> {
      const { scope, places, see } = await getMachineViewer(caller);
      const rows = await allMachines(caller.connection, scope, organisation ?? null);
      return machineTree(rows.map(see), places).filter(({ id }) => !organisation || id === organisation);
    },
  }),
);
