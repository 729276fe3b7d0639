import { graphql } from '#contracts/accounts/graphql.ts';

/** The fields of a person for administrators. */
const personFields = graphql(`
  fragment personFields on Person {
    id
    name
    firstName
    lastName
    email
    company
    telephone
    address
    postalCode
    city
    country
    language
    isEmployee
    hasAccount
    createdAt
    lastSignInAt
    signIn { isHere hasApp passkeys recoveryCodes isRequired sessions mayBeChanged }
    organisations { id name city country subRegion members }
    lastAdministratorOf { id name }
    accesses {
      id
      application
      role
      userType
      status
      actions
      requestedBy
      requestedAt
      invitedAt
      expiresAt
      decidedBy
      decidedAt
      organisation { id name }
    }
  }
`);

/** An action on one access; the response is the updated person. */
const onAccess = {
  acceptRequest: graphql(
    `mutation acceptRequest($access: ID!) { acceptRequest(access: $access) { ...personFields } }`,
    [personFields],
  ),
  grantAccess: graphql(
    `mutation grantAccess($access: ID!) { grantAccess(access: $access) { ...personFields } }`,
    [personFields],
  ),
  denyAccess: graphql(
    `mutation denyAccess($access: ID!) { denyAccess(access: $access) { ...personFields } }`,
    [personFields],
  ),
  withdrawAccess: graphql(
    `mutation withdrawAccess($access: ID!) { withdrawAccess(access: $access) { ...personFields } }`,
    [personFields],
  ),
  resendInvite: graphql(
    `mutation resendInvite($access: ID!) { resendInvite(access: $access) { ...personFields } }`,
    [personFields],
  ),
  sendNewInvite: graphql(
    `mutation sendNewInvite($access: ID!) { sendNewInvite(access: $access) { ...personFields } }`,
    [personFields],
  ),
  suspendAccess: graphql(
    `mutation suspendAccess($access: ID!) { suspendAccess(access: $access) { ...personFields } }`,
    [personFields],
  ),
  resumeAccess: graphql(
    `mutation resumeAccess($access: ID!) { resumeAccess(access: $access) { ...personFields } }`,
    [personFields],
  ),
};

/** The queries of user administration (UAD-01). */
export const peopleOperations = {
  people: graphql(`
    query people(
      $search: String!
      $status: AccessStatus
      $application: ApplicationKey
      $organisation: ID
      $sort: PeopleSort!
      $after: String
    ) {
      people(
        search: $search
        status: $status
        application: $application
        organisation: $organisation
        sort: $sort
        after: $after
        first: 25
      ) {
        total
        hasNextPage
        endCursor
        items {
          id
          name
          email
          city
          country
          hasAccount
          lastSignInAt
          signIn { isHere hasApp passkeys recoveryCodes isRequired }
          organisations { id name subRegion }
          accesses { id application status role organisation { id } }
        }
      }
      organisations { id name }
      waitingRequests
    }
  `),
  requests: graphql(
    `
      query requests {
        waiting: people(search: "", status: pending, sort: newest, first: 50) {
          items { ...personFields }
        }
      }
    `,
    [personFields],
  ),
  peopleExport: graphql(`
    query peopleExport(
      $search: String!
      $status: AccessStatus
      $application: ApplicationKey
      $organisation: ID
      $sort: PeopleSort!
    ) {
      peopleExport(
        search: $search
        status: $status
        application: $application
        organisation: $organisation
        sort: $sort
      )
    }
  `),
  person: graphql(
    `
      query person($id: ID!) {
        person(id: $id) { ...personFields }
        organisations { id name }
      }
    `,
    [personFields],
  ),
  personTrail: graphql(`
    query personTrail($person: ID!, $after: String) {
      audit(person: $person, after: $after, first: 20) {
        hasNextPage
        endCursor
        items { id action actor at details organisation }
      }
    }
  `),
  invitationChoices: graphql(`
    query invitationChoices {
      organisations { id name }
    }
  `),
  invitePerson: graphql(`
    mutation invitePerson($invitation: InvitationInput!) {
      invitePerson(invitation: $invitation) { id }
    }
  `),
  inviteMany: graphql(`
    mutation inviteMany($invitations: InvitationListInput!, $onlyCheck: Boolean!) {
      inviteMany(invitations: $invitations, onlyCheck: $onlyCheck) { line email name outcome }
    }
  `),
  resetSecondFactorOf: graphql(
    `mutation resetSecondFactorOf($person: ID!) { resetSecondFactorOf(person: $person) { ...personFields } }`,
    [personFields],
  ),
  requireSecondFactorOf: graphql(
    `
      mutation requireSecondFactorOf($person: ID!, $isRequired: Boolean!) {
        requireSecondFactorOf(person: $person, isRequired: $isRequired) { ...personFields }
      }
    `,
    [personFields],
  ),
  endSessionsOf: graphql(`
    mutation endSessionsOf($person: ID!) {
      endSessionsOf(person: $person)
    }
  `),
  ...onAccess,
  acceptRequests: graphql(`
    mutation acceptRequests($accesses: [ID!]!) {
      acceptRequests(accesses: $accesses)
    }
  `),
  updateAccess: graphql(
    `
      mutation updateAccess($access: ID!, $role: AccessRole!, $userType: UserType!) {
        updateAccess(access: $access, role: $role, userType: $userType) { ...personFields }
      }
    `,
    [personFields],
  ),
  addApplication: graphql(
    `
      mutation addApplication(
        $person: ID!
        $application: ApplicationKey!
        $organisation: ID!
        $role: AccessRole!
        $userType: UserType!
      ) {
        addApplication(
          person: $person
          application: $application
          organisation: $organisation
          role: $role
          userType: $userType
        ) { ...personFields }
      }
    `,
    [personFields],
  ),
  addOrganisation: graphql(
    `
      mutation addOrganisation($person: ID!, $organisation: ID!) {
        addOrganisation(person: $person, organisation: $organisation) { ...personFields }
      }
    `,
    [personFields],
  ),
  removeOrganisation: graphql(
    `
      mutation removeOrganisation($person: ID!, $organisation: ID!) {
        removeOrganisation(person: $person, organisation: $organisation) { ...personFields }
      }
    `,
    [personFields],
  ),
  deletePerson: graphql(`
    mutation deletePerson($person: ID!) {
      deletePerson(person: $person)
    }
  `),
};

export const operations = { accounts: peopleOperations };

type PeopleOperations = typeof peopleOperations;

declare module '../operations.ts' {
  interface AccountsOperations extends PeopleOperations {}
}
