import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/support/graphql.ts';

/** The operations of the inventory (AST-01). */
export const inventoryOperations = {
  machines: graphql(`
    query machines($filter: MachineFilter!, $search: String!, $sort: MachineSort!, $descending: Boolean!, $page: Int!) {
      machines(filter: $filter, search: $search, sort: $sort, descending: $descending, page: $page, pageSize: 25) {
        total
        counts { brand }
        items {
          id
          brand
          model
          serialNumber
          ownName
          line
          yearOfConstruction
          softwareVersion
          warrantyUntil
          lastServiceAt
          status
          place { name city organisationName }
        }
      }
      machineTree { id name locations { id name } }
    }
  `),
  machineTree: graphql(`
    query machineTree {
      machineTree {
        id
        name
        locations {
          id
          name
          city
          country
          lines { name machines { id model serialNumber ownName status } }
        }
      }
    }
  `),
  machinesExport: graphql(`
    query machinesExport($filter: MachineFilter!, $search: String!) {
      machinesExport(filter: $filter, search: $search)
    }
  `),
  oldInventory: graphql(`
    query oldInventory($page: Int!) {
      machines(sort: legacyId, page: $page, pageSize: 100) {
        total
        items {
          id
          legacyId
          model
          serialNumber
          yearOfConstruction
          softwareVersion
          warrantyUntil
          place { name organisationName }
        }
      }
    }
  `),
  machine: graphql(`
    query machine($id: ID!) {
      machine(id: $id) {
        id
        model
        serialNumber
        ownName
        mayRename
        productSlug
        line
        yearOfConstruction
        commissionedAt
        softwareVersion
        warrantyUntil
        contract
        status
        lastServiceAt
        legacyId
        notes
        labelPath
        ownFields { name value }
        softwareHistory { version since }
        service { id doneOn kind report language technician }
        tickets { number subject status createdAt }
        place { name city country organisationName }
      }
      ticketSettings { readerIsEmployee }
    }
  `),
  renameMachine: graphql(`
    mutation renameMachine($id: ID!, $ownName: String!) {
      renameMachine(id: $id, ownName: $ownName) { ownName }
    }
  `),
  reportWrongEntry: graphql(`
    mutation reportWrongEntry($key: ID!, $machine: ID!, $message: String!) {
      reportWrongEntry(key: $key, machine: $machine, message: $message)
    }
  `),
};

type InventoryOperations = typeof inventoryOperations;
export type MachinesData = ResultOf<InventoryOperations['machines']>;
export type MachineTree = ResultOf<InventoryOperations['machineTree']>['machineTree'];
export type OldInventory = ResultOf<InventoryOperations['oldInventory']>['machines'];
export type Machine = NonNullable<ResultOf<InventoryOperations['machine']>['machine']>;
export type MachineStatus = Machine['status'];

export const operations = { support: inventoryOperations };

declare module '../operations.ts' {
  interface SupportOperations extends InventoryOperations {}
}
