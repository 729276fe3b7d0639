import {
  choice,
  type FieldsLike,
  findFields,
  optional,
  required,
  type StoredValue,
} from '#contracts/form-fields.ts';

/**
 * The data of a customer's machine, and what has been done to it (AST-01). The label of a code is a text of the
 * portal.
 */

const machineStates = ['inService', 'stored', 'decommissioned'] as const;

/** The inspection contracts that we sell for a machine. */
const contractKinds = ['none', 'basic', 'plus', 'complete'] as const;

/**
 * The stored data of a machine beside its numbers and location, in the order of the exported file. A field that is
 * added here needs a column in `machine.tables.ts`, its place in the query of the portal (`inventory-operations.ts`)
 * and among the facts shown (`machine-facts.tsx`), and its texts; everything else follows. `filter`: the list can be
 * narrowed to one value. `sort`: it can be sorted by it; the portal offers the named direction, and with `true` only
 * the API can. `typeName`: the name of a choice's enum in the API.
 */
export const machineFields = {
  /** The production line that it stands in. */
  line: optional('text'),
  /** The brand's id in the catalogue. */
  brand: { ...required('text'), filter: true },
  model: { ...required('text'), sort: 'ascending' },
  /** The name that its owner gave it. */
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
/** The fields that we maintain. The own name and the line are the owner's. */
export const maintainedFields = maintained;
export type MaintainedField = keyof typeof maintained;
export const maintainedFieldNames = Object.keys(maintained) as MaintainedField[];

/** The possible years of manufacture. */
export const machineYears = { first: 1975, last: 2100 } as const;

type Fields = typeof machineFields;
export type MachineField = keyof Fields;
export const machineFieldNames = Object.keys(machineFields) as MachineField[];
/** Those by which a list of machines can be narrowed. */
export const machineFilterFields = findFields(machineFields, { filter: true });
/** The value of each filter; null: not filtered. */
export type MachineFilters = {
  [Name in FieldsLike<Fields, { filter: true }>]: StoredValue<Fields[Name]> | null;
};
type Direction = 'ascending' | 'descending';
type SortField = FieldsLike<Fields, { sort: Direction | true }>;
export const machineSortFields = machineFieldNames.filter(
  (name): name is SortField => 'sort' in machineFields[name],
);
export type MachineOrder = 'place' | FieldsLike<Fields, { sort: Direction }>;
/** The orders that the portal offers for a list, the default first, each with its direction. */
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

/** A software version, and the day (`2024-06-11`) since when the machine has, or had, it. */
export type SoftwareStep = { version: string; since: string };

/** A field that the owner added and named. */
export type OwnField = { name: string; value: string };

/** What editors do with a machine, as its history says. */
export const machineActions = ['create', 'change', 'move'] as const;
