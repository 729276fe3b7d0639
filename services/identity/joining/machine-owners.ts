import type { Backend } from '#contracts/backend.ts';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import type { FindMachineOwners } from './find-named-organisation.ts';

/** The back end for machines, and the token by which it trusts us. */
export type MachinesBackEnd = { readonly backend: Backend; readonly token: string | undefined };

const ownersQuery = graphql(`
  query machineOwners($serialNumber: String!) {
    machineOwners(serialNumber: $serialNumber)
  }
`);

/** @param machines resolves once that back end is open, which itself needs ours */
export function createFindMachineOwners(machines: Promise<MachinesBackEnd>): FindMachineOwners {
  return async (serialNumber) => {
    const { backend, headers } = await reach(machines);
    return (await execute(backend, ownersQuery, { serialNumber }, { headers })).machineOwners;
  };
}

const placesQuery = graphql(`
  query placesInUse($locations: [ID!]!) {
    placesInUse(locations: $locations)
  }
`);

/** Finds the locations among these to which a machine or a ticket refers. */
export type FindUsedPlaces = (locations: readonly string[]) => Promise<readonly string[]>;

export function createFindUsedPlaces(machines: Promise<MachinesBackEnd>): FindUsedPlaces {
  return async (locations) => {
    const { backend, headers } = await reach(machines);
    return (await execute(backend, placesQuery, { locations: [...locations] }, { headers })).placesInUse;
  };
}

async function reach(machines: Promise<MachinesBackEnd>) {
  const { backend, token } = await machines;
  return { backend, headers: token ? { authorization: `Bearer ${token}` } : undefined };
}
