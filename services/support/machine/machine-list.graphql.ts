import {
  type MachineFilters,
  machineFields,
  machineFilterFields,
} from '#contracts/support/machine-fields.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { defineFilters } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { builder } from '../builder.ts';
import { findMachine } from './find-machine.ts';
import {
  countMachines,
  findMachines,
  type MachineChoice,
  type MachineCount,
  machineSorts,
} from './find-machines.ts';
import { Machine, machineEnums } from './machine.graphql.ts';
import { machineListCsv } from './machine-list-csv.ts';
import { getMachineViewer, type SeenMachine } from './machine-viewer.ts';

const MachineSort = builder.enumType('MachineSort', { values: machineSorts });

const MachineFilter = builder.inputType('MachineFilter', {
  fields: (t) => ({
    organisation: t.id(),
    location: t.id(),
    ...defineFilters(t, machineFields, machineEnums),
  }),
});

type Page = { items: SeenMachine[]; total: number; counts: MachineCount[] };

const MachineCountType = builder.objectRef<MachineCount>('MachineCount').implement({
  fields: (t) => ({
    status: t.expose('status', { type: machineEnums.status }),
    brand: t.exposeString('brand'),
    count: t.exposeInt('count'),
  }),
});

const MachinePage = builder.objectRef<Page>('MachinePage').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Machine] }),
    total: t.exposeInt('total', { description: 'On all pages.' }),
    counts: t.expose('counts', {
      type: [MachineCountType],
      description: 'How many there are by status and brand, whatever status and brand are asked for.',
    }),
  }),
});

const largestPage = 100;

builder.queryField('machines', (t) =>
  t.field({
    type: MachinePage,
    description: 'AST-01: the machines of the viewer’s organisations; our people see those of all customers.',
    args: {
      filter: t.arg({ type: MachineFilter }),
      search: t.arg.string({ description: 'Words that must all stand in what is known of a machine.' }),
      sort: t.arg({ type: MachineSort, defaultValue: 'place' }),
      descending: t.arg.boolean({ defaultValue: false }),
      page: t.arg.int({ defaultValue: 1, description: 'From 1 on.' }),
      pageSize: t.arg.int({ defaultValue: 25 }),
    },
    async resolve(_, { filter, search, sort, descending, page, pageSize }, caller): Promise<Page> {
      const { scope, places, see } = await getMachineViewer(caller);
      const choice = getChoice(scope, filter, search);
      const counts = await countMachines(caller.connection, choice, places);
      const items = await findMachines(caller.connection, choice, places, {
        sort: sort ?? 'place',
        descending: descending ?? false,
        page: Math.min(Math.max(page ?? 1, 1), 100_000),
        pageSize: Math.min(Math.max(pageSize ?? 25, 1), largestPage),
      });
      const { status, brand } = choice;
      const fitting = counts.filter(
        (row) => row.status === (status ?? row.status) && row.brand === (brand ?? row.brand),
      );
      const total = fitting.reduce((sum, { count }) => sum + count, 0);
      return { items: items.map(see), total, counts };
    },
  }),
);

/** A longer list has to be filtered. */
const maxExported = 10_000;

builder.queryField('machinesExport', (t) =>
  t.string({
    description: 'The same list as CSV, with the numbers of the old inventory; texts cannot act as formulas.',
    args: { filter: t.arg({ type: MachineFilter }), search: t.arg.string() },
    async resolve(_, { filter, search }, caller) {
      const { scope, places } = await getMachineViewer(caller);
      const all = { sort: 'place', descending: false, page: 1, pageSize: maxExported } as const;
      const rows = await findMachines(caller.connection, getChoice(scope, filter, search), places, all);
      return machineListCsv(rows, places);
    },
  }),
);

function getChoice(
  scope: string[] | null,
  filter: Partial<Omit<MachineChoice, 'scope' | 'search'>> | null | undefined,
  search: string | null | undefined,
): MachineChoice {
  if (search && search.length > 200) throw badInput('Is too long.', 'search');
  const filters = machineFilterFields.map((name) => [name, filter?.[name] ?? null]);
  return {
    ...(Object.fromEntries(filters) as MachineFilters),
    scope,
    organisation: filter?.organisation ?? null,
    location: filter?.location ?? null,
    search: search ?? '',
  };
}

builder.queryField('machine', (t) =>
  t.field({
    type: Machine,
    nullable: true,
    description: 'Null: there is none of this id, or it is not the viewer’s.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, caller) {
      const { scope, see } = await getMachineViewer(caller);
      const row = await findMachine(caller.connection, id, scope);
      return row && see(row);
    },
  }),
);
