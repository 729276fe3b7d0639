/** The editor area's operations on organisations, and their selections. */
const shown =
  'id kind name city country subRegion closedAt revision changedBy locations { id name city country timeZone } domains { domain joining } people { id email administration hasAccount uses } history { action by about changes { field before after } }';

export const operations = {
  create: `mutation c($id: ID!, $kind: OrganisationKind!, $input: OrganisationInput!, $by: String!) {
    changed: createOrganisation(id: $id, kind: $kind, input: $input, by: $by) { ${shown} } }`,
  change: `mutation c($id: ID!, $revision: Int!, $input: OrganisationInput!, $by: String!) {
    change: changeOrganisation(id: $id, revision: $revision, input: $input, by: $by) { isConflict organisation { ${shown} } } }`,
  close: `mutation c($id: ID!, $closed: Boolean!, $by: String!) { changed: setOrganisationClosed(id: $id, closed: $closed, by: $by) { ${shown} } }`,
  allow: `mutation c($id: ID!, $domain: String!, $joining: JoiningMode!, $by: String!) {
    changed: allowOrganisationDomain(organisation: $id, domain: $domain, joining: $joining, by: $by) { ${shown} } }`,
  disallow: `mutation c($id: ID!, $domain: String!, $by: String!) { changed: disallowOrganisationDomain(organisation: $id, domain: $domain, by: $by) { ${shown} } }`,
  invite: `mutation c($id: ID!, $kind: OrganisationKind!, $person: AdministratorInput!, $by: String!) {
    changed: inviteOrganisationAdministrator(organisation: $id, kind: $kind, person: $person, by: $by) { ${shown} } }`,
  again: `mutation c($id: ID!, $kind: OrganisationKind!, $person: ID!, $by: String!) {
    changed: inviteOrganisationAdministratorAgain(organisation: $id, kind: $kind, person: $person, by: $by) { ${shown} } }`,
  one: `query o($id: ID!) { changed: managedOrganisation(id: $id) { ${shown} } }`,
  list: `query l($search: String, $country: String, $subRegion: String, $state: OrganisationState, $after: String, $first: Int) {
    list: managedOrganisations(search: $search, country: $country, subRegion: $subRegion, state: $state, after: $after, first: $first) {
      total hasNextPage endCursor items { id closedAt locations people isAdministered } } }`,
  regions: '{ organisationSubRegions }',
} as const;

export type Shown = {
  id: string;
  revision: number;
  closedAt: string | null;
  changedBy: string;
  locations: { id: string; name: string; city: string; country: string; timeZone: string }[];
  domains: { domain: string; joining: string }[];
  people: { id: string; email: string; administration: string | null; hasAccount: boolean; uses: string[] }[];
  history: {
    action: string;
    by: string;
    about: string;
    changes: { field: string; before: string | null; after: string | null }[];
  }[];
};
export type List = { total: number; hasNextPage: boolean; endCursor: string | null; items: { id: string }[] };
