import { graphql } from '#contracts/support/graphql.ts';

/** What the list of tickets asks (TIC-01). */
export const ticketListOperations = {
  ticketList: graphql(`
    query ticketList(
      $filter: TicketFilter!
      $search: String!
      $sort: TicketOrder!
      $descending: Boolean!
      $page: Int!
    ) {
      tickets(
        filter: $filter
        search: $search
        sort: $sort
        descending: $descending
        page: $page
        pageSize: 20
      ) {
        total
        page
        pageSize
        counts { status count }
        items {
          id
          number
          type
          concern
          subject
          status
          createdOn
          updatedOn
          replyCount
          followed
          machine { id name serialNumber }
          contact { name isMe }
          location { name }
          organisation { name }
          promise { state dueAt }
        }
      }
      ticketChoices {
        locations { id name organisation { name } machines { id name ownName serialNumber } }
      }
    }
  `),
  ticketsExport: graphql(`
    query ticketsExport($filter: TicketFilter!, $search: String!) {
      ticketsExport(filter: $filter, search: $search)
    }
  `),
};
