import type { Pool } from 'pg';
import { type MachineField, machineFieldNames, machineFields } from '#contracts/support/machine-fields.ts';
import type { MachineRow } from '#services/support/machine/machine-row.ts';
import { saveMachines } from '#services/support/machine/save-machines.ts';
import { sampleValue } from './filled-fields.ts';

const declared = Object.fromEntries(
  machineFieldNames.map((name) => {
    const value = sampleValue(name, machineFields[name]);
    return [name, machineFields[name].kind === 'number' ? Number(value) : value];
  }),
) as Pick<MachineRow, MachineField>;

/** A machine as statements return it; each declared field has a value that identifies the field. */
export function machineRow(change: Partial<MachineRow> = {}): MachineRow {
  return {
    ...declared,
    id: 'M-1',
    legacyId: 'A1',
    organisationId: 'ORG-1',
    locationId: 'LOC-1-1',
    productSlug: null,
    softwareHistory: [],
    ownFields: [],
    ...change,
  };
}

/** Stores machines with the given differences only. */
export async function addMachines(pool: Pool, ...changes: Partial<MachineRow>[]): Promise<void> {
  await saveMachines(pool, changes.map(machineRow), []);
}
