import { machineFieldNames, machineFields } from '#contracts/support/machine-fields.ts';
import { select } from '#services/foundation/rows.ts';
import type { machine } from './machine.tables.ts';

/** A machine as statements give it; days are texts: `2024-06-11`. */
export type MachineRow = typeof machine.$inferSelect;

export const machineColumnNames = [
  'id',
  'legacyId',
  'organisationId',
  'locationId',
  'productSlug',
  ...machineFieldNames,
  'softwareHistory',
  'ownFields',
] as const satisfies readonly (keyof MachineRow)[];

const days: readonly string[] = machineFieldNames.filter((name) => machineFields[name].kind === 'day');

/** The columns of {@link MachineRow}, of a machine called `m`. */
export const machineColumns = select(
  machineColumnNames.map((name) => (days.includes(name) ? `${name}::text` : name)),
  'm',
);
