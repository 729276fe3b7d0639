import { graphql as accounts } from '#contracts/accounts/graphql.ts';
import { graphql as support } from '#contracts/support/graphql.ts';

/** The queries of the dashboard. */
export const operations = {
  support: {
    dashboardTickets: support(`
      query dashboardTickets {
        ticketSettings { readerIsEmployee answerHours }
        tickets(page: 1, pageSize: 5, sort: updatedOn, descending: true) {
          counts { status count isMore }
          items {
            number subject status severity updatedOn
            due { kind at isLate }
            machine { name serialNumber }
          }
        }
      }
    `),
    dashboardMachines: support(`
      query dashboardMachines {
        machines(page: 1, pageSize: 1) { total }
      }
    `),
    serviceLinks: support(`
      query serviceLinks($language: String!, $country: String!) {
        serviceLinks(language: $language, country: $country) { key address }
      }
    `),
  },
  accounts: {
    dashboardAccesses: accounts(`
      query dashboardAccesses {
        me {
          organisations { id name }
          accesses { application status organisation { id } }
        }
        applications { key selfRegistration comingSoon }
      }
    `),
    waitingRequests: accounts(`
      query waitingRequests {
        waitingRequests
      }
    `),
    requestAccess: accounts(`
      mutation requestAccess($application: ApplicationKey!, $organisation: ID!) {
        requestAccess(application: $application, organisation: $organisation) { id }
      }
    `),
  },
};

type DashboardSupport = typeof operations.support;
type DashboardAccounts = typeof operations.accounts;

declare module '../operations.ts' {
  interface SupportOperations extends DashboardSupport {}
  interface AccountsOperations extends DashboardAccounts {}
}
