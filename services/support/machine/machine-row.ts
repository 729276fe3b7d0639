import { type Columns, select } from '#services/foundation/rows.ts';
import type { machine } from './machine.tables.ts';

/** A machine as statements give it; days are texts: `2024-06-11`. */
export type MachineRow = typeof machine.$inferSelect;

/** The columns of {@link MachineRow}, of a machine called `m`. */
export const machineColumns = select(
  [
    'id',
    'organisationId',
    'locationId',
    'productSlug',
    'model',
    'serialNumber',
    'ownName',
    'brand',
    'line',
    'yearOfConstruction',
    'commissionedAt::text',
    'softwareVersion',
    'softwareHistory',
    'warrantyUntil::text',
    'contract',
    'status',
    'lastServiceAt::text',
    'legacyId',
    'notes',
    'ownFields',
  ] satisfies Columns<typeof machine>,
  'm',
);
