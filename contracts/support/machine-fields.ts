import {
  choice,
  type FieldsLike,
  findFields,
  optional,
  required,
  type StoredValue,
} from '#contracts/form-fields.ts';

/** What is known of a machine of a customer, and what is done to it (AST-01). How a code reads is a text of the portal. */

const machineStates = ['inService', 'stored', 'decommissioned'] as const;

/** The inspection contracts that we sell for a machine. */
const contractKinds = ['none', 'basic', 'plus', 'complete'] as const;

/**
 * What is stored of a machine beside its numbers and where it stands, in the order of the exported file. A field that is
 * added here needs a column in `machine.tables.ts`, its place in the query of the portal (`inventory-operations.ts`) and
 * shows (`machine-facts.tsx`), and its texts; everything else follows. `filter`: the list can be narrowed to one value;
 * `sort`: it can be put into this order; the portal offers it in the named direction; with `true` only the API has it. Of
 * choices,
 * `typeName` is what the API calls them.
 */
export const machineFields = {
  /** The production line that it stands in. */
  line: optional('text'),
  /** The brand's id in the catalogue. */
  brand: { ...required('text'), filter: true },
  model: { ...required('text'), sort: 'ascending' },
  /** What its owner calls it. */
  ownName: optional('text', 60),
  serialNumber: { ...required('text'), sort: 'ascending' },
  yearOfConstruction: { ...required('number'), sort: 'descending' },
  softwareVersion: optional('text'),
  status: {
    ...choice(machineStates, { required: true, filter: true }),
    typeName: 'MachineState',
    sort: true,
  },
  contract: { ...choice(contractKinds, { required: true }), typeName: 'ContractKind' },
  commissionedAt: optional('day'),
  warrantyUntil: { ...optional('day'), sort: 'descending' },
  lastServiceAt: { ...optional('day'), sort: 'descending' },
  notes: optional('multiline', 10_000),
} as const;

const { ownName: _name, line: _line, ...maintained } = machineFields;
/** What we say of a machine. Its own name and its line are its owner's. */
export const maintainedFields = maintained;
export type MaintainedField = keyof typeof maintained;
export const maintainedFieldNames = Object.keys(maintained) as MaintainedField[];

/** In which machines can have been built. */
export const machineYears = { first: 1975, last: 2100 } as const;

type Fields = typeof machineFields;
export type MachineField = keyof Fields;
export const machineFieldNames = Object.keys(machineFields) as MachineField[];
/** Those by which a list of machines can be narrowed. */
export const machineFilterFields = findFields(machineFields, { filter: true });
/** To which value of each; null: to none. */
export type MachineFilters = {
  [Name in FieldsLike<Fields, { filter: true }>]: StoredValue<Fields[Name]> | null;
};
type Direction = 'ascending' | 'descending';
type SortField = FieldsLike<Fields, { sort: Direction | true }>;
export const machineSortFields = machineFieldNames.filter(
  (name): name is SortField => 'sort' in machineFields[name],
);
export type MachineOrder = 'place' | FieldsLike<Fields, { sort: Direction }>;
/** The orders that the portal offers of a list, the usual one first, each with its direction. */
export const machineOrders = Object.fromEntries([
  ['place', 'ascending'],
  ...machineSortFields.map((name) => [name, machineFields[name].sort]).filter(([, sort]) => sort !== true),
]) as Record<MachineOrder, Direction>;
export const machineOrderNames = Object.keys(machineOrders) as MachineOrder[];

export const serviceKinds = [
  'commissioning',
  'maintenance',
  'inspection',
  'repair',
  'calibration',
  'upgrade',
  'training',
] as const;

/** A software version and the day (`2024-06-11`) since which the machine has, or had, it. */
export type SoftwareStep = { version: string; since: string };

/** A field of the owner's, with the name that the owner gave it. */
export type OwnField = { name: string; value: string };

/** What editors do with a machine, as its history says. */
export const machineActions = ['create', 'change', 'move'] as const;
