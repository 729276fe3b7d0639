import type { ResultOf } from 'gql.tada';
import { graphql as productsGraphql } from '#contracts/products/graphql.ts';
import { graphql } from '#contracts/support/graphql.ts';

const machineFields = graphql(`
  fragment editedMachineFields on InstalledMachine {
    id
    organisationId
    place { id name city country organisationId organisationName }
    productSlug
    model
    brand
    serialNumber
    ownName
    line
    yearOfConstruction
    softwareVersion
    softwareHistory { version since }
    status
    contract
    commissionedAt
    warrantyUntil
    lastServiceAt
    notes
    ownFields { name value }
    revision
    changedBy
    service { id doneOn kind report language technician }
  }
`);

const eventFields = graphql(`
  fragment machineEventFields on MachineEvent { id at by action changes { field before after } }
`);

const machineReads = {
  installedMachines: graphql(`
    query installedMachines($search: String, $organisation: ID, $product: String, $status: MachineState, $after: String) {
      installedMachines(search: $search, organisation: $organisation, product: $product, status: $status, after: $after) {
        total
        endCursor
        hasNextPage
        items {
          id
          serialNumber
          model
          yearOfConstruction
          ownName
          line
          status
          place { id name organisationId organisationName }
        }
      }
      installedProducts { slug model }
    }
  `),
  installedMachine: graphql(
    `
      query installedMachine($id: ID!) {
        installedMachine(id: $id) { ...editedMachineFields history { ...machineEventFields } }
      }
    `,
    [machineFields, eventFields],
  ),
  machineHistory: graphql(
    `
      query machineHistory($id: ID!, $before: Int) {
        installedMachine(id: $id) { history(before: $before) { ...machineEventFields } }
      }
    `,
    [eventFields],
  ),
  customerPlaces: graphql(`
    query customerPlaces($search: String!, $organisation: ID) {
      customerPlaces(search: $search, organisation: $organisation) { id name city country organisationId organisationName }
    }
  `),
};

const productReads = {
  productsOfMachines: productsGraphql(`
    query productsOfMachines($search: String!, $language: String!) {
      editedProducts(search: $search, type: product, language: $language, first: 20) { items { slug name } }
    }
  `),
  productOfMachine: productsGraphql(`
    query productOfMachine($slug: String!, $language: String!) {
      productsBySlugs(slugs: [$slug], language: $language) { slug name brand { id } }
    }
  `),
  brandsOfMachines: productsGraphql(`
    query brandsOfMachines($language: String!) { catalogueWords(language: $language) { brands { id name } } }
  `),
};

const machineChanges = {
  addMachine: graphql(
    `
      mutation addMachine($organisation: ID!, $location: ID!, $input: InstalledMachineInput!, $by: String!) {
        addMachine(organisation: $organisation, location: $location, input: $input, by: $by) { ...editedMachineFields }
      }
    `,
    [machineFields],
  ),
  changeMachine: graphql(
    `
      mutation changeMachine($id: ID!, $revision: Int!, $location: ID!, $input: InstalledMachineInput!, $by: String!) {
        changeMachine(id: $id, revision: $revision, location: $location, input: $input, by: $by) {
          isConflict
          machine { ...editedMachineFields }
        }
      }
    `,
    [machineFields],
  ),
  moveMachine: graphql(`
    mutation moveMachine($id: ID!, $revision: Int!, $organisation: ID!, $location: ID!, $by: String!) {
      moveMachine(id: $id, revision: $revision, organisation: $organisation, location: $location, by: $by) { id }
    }
  `),
};

export const operations = { support: { ...machineReads, ...machineChanges }, products: productReads };

export type MachineList = ResultOf<typeof machineReads.installedMachines>;
export type ListedMachine = MachineList['installedMachines']['items'][number];
export type EditedMachine = ResultOf<typeof machineFields>;
export type Machine = NonNullable<ResultOf<typeof machineReads.installedMachine>['installedMachine']>;
export type CustomerPlace = ResultOf<typeof machineReads.customerPlaces>['customerPlaces'][number];
export type Brands = ResultOf<typeof productReads.brandsOfMachines>['catalogueWords']['brands'];

type MachineReads = typeof machineReads;
type MachineProducts = typeof productReads;
type MachineChanges = typeof machineChanges;

declare module '../../operations.ts' {
  interface SupportReads extends MachineReads {}
  interface ProductsReads extends MachineProducts {}
  interface SupportChanges extends MachineChanges {}
}
