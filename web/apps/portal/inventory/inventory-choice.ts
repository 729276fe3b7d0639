import type { VariablesOf } from 'gql.tada';
import {
  type MachineFilters,
  machineFields,
  machineFilterFields,
  machineOrderNames,
  machineOrders,
} from '#contracts/support/machine-fields.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { findPage } from '../lists/find-page.ts';
import type { inventoryOperations } from './inventory-operations.ts';

export type InventoryChoice = VariablesOf<(typeof inventoryOperations)['machines']>;

/** The machines that an address selects; invalid values count as absent. */
export function parseInventoryFilters(query: URLSearchParams): InventoryChoice {
  const sort = parseChoice(machineOrderNames, query.get('sort')) ?? 'place';
  return {
    filter: {
      organisation: query.get('organisation') || null,
      location: query.get('location') || null,
      ...chosenFilters(query),
    },
    search: (query.get('search') ?? '').slice(0, 100),
    sort,
    descending: machineOrders[sort] === 'descending',
    page: findPage(query),
  };
}

function chosenFilters(query: URLSearchParams) {
  const chosen = machineFilterFields.map((name) => {
    const field = machineFields[name];
    const value = query.get(name);
    return [name, field.kind === 'choice' ? (parseChoice(field.values, value) ?? null) : value || null];
  });
  return Object.fromEntries(chosen) as MachineFilters;
}

export function isNarrowed(query: URLSearchParams): boolean {
  return ['search', 'organisation', 'location', ...machineFilterFields].some((name) => query.get(name));
}
