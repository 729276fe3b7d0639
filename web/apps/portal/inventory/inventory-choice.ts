import type { VariablesOf } from 'gql.tada';
import { isOneOf } from '#web/apps/frame/query-with.ts';
import { findPage } from '../lists/page-in.ts';
import type { inventoryOperations, MachineStatus } from './inventory-operations.ts';

export type InventoryChoice = VariablesOf<(typeof inventoryOperations)['machines']>;

export const machineStatuses: readonly MachineStatus[] = ['inService', 'stored', 'decommissioned'];

/** Each with the direction in which people expect it. */
export const machineOrders = {
  place: 'ascending',
  model: 'ascending',
  serialNumber: 'ascending',
  yearOfConstruction: 'descending',
  warrantyUntil: 'descending',
  lastServiceAt: 'descending',
} as const;
export const machineOrderNames = Object.keys(machineOrders) as (keyof typeof machineOrders)[];

/** Which machines an address asks for; what it says that cannot be meant counts as not said. */
export function parseInventoryFilters(query: URLSearchParams): InventoryChoice {
  const sort = isOneOf(machineOrderNames, query.get('sort')) ?? 'place';
  return {
    filter: {
      organisation: query.get('organisation') || null,
      location: query.get('location') || null,
      brand: query.get('brand') || null,
      status: isOneOf(machineStatuses, query.get('status')) ?? null,
    },
    search: (query.get('search') ?? '').slice(0, 100),
    sort,
    descending: machineOrders[sort] === 'descending',
    page: findPage(query),
  };
}

export function isNarrowed(query: URLSearchParams): boolean {
  return ['search', 'organisation', 'location', 'brand', 'status'].some((name) => query.get(name));
}
