import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/accounts/graphql.ts';

const editedFields = graphql(`
  fragment editedFields on ManagedOrganisation {
    id
    kind
    name
    city
    country
    subRegion
    closedAt
    revision
    changedBy
    locations { id name city country timeZone }
    domains { domain joining }
    people { id name email hasAccount administration uses }
  }
`);

const eventFields = graphql(`
  fragment eventFields on OrganisationEvent { id at action by about changes { field before after } }
`);

const organisationReads = {
  managedOrganisations: graphql(`
    query managedOrganisations(
      $search: String
      $country: String
      $subRegion: String
      $state: OrganisationState
      $after: String
    ) {
      managedOrganisations(
        search: $search
        country: $country
        subRegion: $subRegion
        state: $state
        after: $after
      ) {
        total
        endCursor
        hasNextPage
        items { id kind name city country subRegion closedAt locations people isAdministered }
      }
      organisationSubRegions
    }
  `),
  managedOrganisation: graphql(
    `
      query managedOrganisation($id: ID!) {
        managedOrganisation(id: $id) { ...editedFields history { ...eventFields } }
        organisationSubRegions
      }
    `,
    [editedFields, eventFields],
  ),
  organisationHistory: graphql(
    `
      query organisationHistory($id: ID!, $before: ID) {
        managedOrganisation(id: $id) { history(before: $before) { ...eventFields } }
      }
    `,
    [eventFields],
  ),
};

const organisationChanges = {
  createOrganisation: graphql(
    `
      mutation createOrganisation($id: ID!, $input: OrganisationInput!, $by: String!) {
        createOrganisation(id: $id, kind: customer, input: $input, by: $by) { ...editedFields }
      }
    `,
    [editedFields],
  ),
  changeOrganisation: graphql(
    `
      mutation changeOrganisation($id: ID!, $revision: Int!, $input: OrganisationInput!, $by: String!) {
        changeOrganisation(id: $id, revision: $revision, input: $input, by: $by) {
          isConflict
          organisation { ...editedFields }
        }
      }
    `,
    [editedFields],
  ),
  setOrganisationClosed: graphql(`
    mutation setOrganisationClosed($id: ID!, $closed: Boolean!, $by: String!) {
      setOrganisationClosed(id: $id, closed: $closed, by: $by) { id }
    }
  `),
  allowOrganisationDomain: graphql(`
    mutation allowOrganisationDomain($organisation: ID!, $domain: String!, $joining: JoiningMode!, $by: String!) {
      allowOrganisationDomain(organisation: $organisation, domain: $domain, joining: $joining, by: $by) { id }
    }
  `),
  disallowOrganisationDomain: graphql(`
    mutation disallowOrganisationDomain($organisation: ID!, $domain: String!, $by: String!) {
      disallowOrganisationDomain(organisation: $organisation, domain: $domain, by: $by) { id }
    }
  `),
  inviteOrganisationAdministrator: graphql(`
    mutation inviteOrganisationAdministrator($organisation: ID!, $person: AdministratorInput!, $by: String!) {
      inviteOrganisationAdministrator(organisation: $organisation, kind: customer, person: $person, by: $by) { id }
    }
  `),
  inviteOrganisationAdministratorAgain: graphql(`
    mutation inviteOrganisationAdministratorAgain($organisation: ID!, $person: ID!, $by: String!) {
      inviteOrganisationAdministratorAgain(organisation: $organisation, kind: customer, person: $person, by: $by) { id }
    }
  `),
};

/**
 * Editors in charge of customers must not appoint an administrator of our own company, so that is a separate
 * operation.
 */
const ownChanges = {
  createOwnOrganisation: graphql(
    `
      mutation createOwnOrganisation($id: ID!, $input: OrganisationInput!, $by: String!) {
        createOrganisation(id: $id, kind: internal, input: $input, by: $by) { ...editedFields }
      }
    `,
    [editedFields],
  ),
  inviteOwnAdministrator: graphql(`
    mutation inviteOwnAdministrator($organisation: ID!, $person: AdministratorInput!, $by: String!) {
      inviteOrganisationAdministrator(organisation: $organisation, kind: internal, person: $person, by: $by) { id }
    }
  `),
  inviteOwnAdministratorAgain: graphql(`
    mutation inviteOwnAdministratorAgain($organisation: ID!, $person: ID!, $by: String!) {
      inviteOrganisationAdministratorAgain(organisation: $organisation, kind: internal, person: $person, by: $by) { id }
    }
  `),
};

export const operations = {
  accounts: { ...organisationReads, ...organisationChanges, ...ownChanges },
};

export type OrganisationList = ResultOf<typeof organisationReads.managedOrganisations>;
export type ListedOrganisation = OrganisationList['managedOrganisations']['items'][number];
type FoundOrganisation = ResultOf<typeof organisationReads.managedOrganisation>;
export type Organisation = NonNullable<FoundOrganisation['managedOrganisation']>;
export type EditedOrganisation = ResultOf<typeof editedFields>;
export type OrganisationPerson = Organisation['people'][number];

type OrganisationReads = typeof organisationReads;
type OrganisationChanges = typeof organisationChanges & typeof ownChanges;

declare module '../../operations.ts' {
  interface AccountsReads extends OrganisationReads {}
  interface AccountsChanges extends OrganisationChanges {}
}
