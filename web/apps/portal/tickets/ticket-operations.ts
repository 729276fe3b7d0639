import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/support/graphql.ts';

/** What the list shows of a ticket, and the ticket itself as well. */
const ticketFacts = graphql(`
  fragment ticketFacts on TicketFacts {
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
    contact { id name isEmployee isMe }
    location { name }
    organisation { name }
    promise { state dueAt }
  }
`);

/** What the list of tickets asks (TIC-01). */
export const ticketListOperations = {
  ticketList: graphql(
    `
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
        items { ...ticketFacts }
      }
      ticketChoices {
        locations { id name organisation { name } machines { id name ownName serialNumber } }
      }
    }
  `,
    [ticketFacts],
  ),
  ticketsExport: graphql(`
    query ticketsExport($filter: TicketFilter!, $search: String!) {
      ticketsExport(filter: $filter, search: $search)
    }
  `),
};

export type TicketListData = ResultOf<(typeof ticketListOperations)['ticketList']>;

/** What one ticket asks and does (TIC-02, TIC-03); after a change the screen asks for the ticket again. */
export const ticketOperations = {
  ticketChoices: graphql(`
    query ticketChoices {
      ticketChoices {
        locations { id name organisation { name } machines { id name ownName serialNumber } }
      }
    }
  `),
  createTicket: graphql(`
    mutation createTicket($key: ID!, $input: NewTicketInput!) {
      createTicket(key: $key, input: $input) { number }
    }
  `),
  ticket: graphql(
    `
    query ticket($number: String!) {
      ticket(number: $number) {
        ...ticketFacts
        version
        description
        closeReason
        closeComment
        actions
        followers { id name }
        linked { number subject follows }
        attachments { id name size contentType width height url previewUrl }
        conversation {
          __typename
          ... on TicketReply {
            id
            at
            text
            via
            trimmed
            leftFiles { name reason }
            author { id name isEmployee isMe }
            attachments { id name size contentType width height url previewUrl }
          }
          ... on TicketEvent {
            id
            at
            kind
            status
            reason
            comment
            actor { id name isEmployee isMe }
          }
        }
      }
    }
  `,
    [ticketFacts],
  ),
  replyToTicket: graphql(`
    mutation replyToTicket($key: ID!, $number: String!, $text: String!, $uploads: [ID!]!, $status: TicketStatus) {
      replyToTicket(key: $key, number: $number, text: $text, uploads: $uploads, status: $status) {
        isFollowUp
        ticket { number }
      }
    }
  `),
  closeTicket: graphql(`
    mutation closeTicket(
      $key: ID!
      $number: String!
      $version: Int!
      $reason: TicketCloseReason!
      $comment: String!
    ) {
      closeTicket(key: $key, number: $number, version: $version, reason: $reason, comment: $comment) { version }
    }
  `),
  reopenTicket: graphql(`
    mutation reopenTicket($key: ID!, $number: String!, $version: Int!) {
      reopenTicket(key: $key, number: $number, version: $version) { version }
    }
  `),
  setTicketStatus: graphql(`
    mutation setTicketStatus($key: ID!, $number: String!, $version: Int!, $status: TicketStatus!) {
      setTicketStatus(key: $key, number: $number, version: $version, status: $status) { version }
    }
  `),
  followTicket: graphql(`
    mutation followTicket($number: String!, $follow: Boolean!) {
      followTicket(number: $number, follow: $follow) { followed }
    }
  `),
};

export type TicketChoices = ResultOf<(typeof ticketOperations)['ticketChoices']>['ticketChoices'];
export type Ticket = NonNullable<ResultOf<(typeof ticketOperations)['ticket']>['ticket']>;
export type TicketEntry = Ticket['conversation'][number];
export type TicketAttachment = Ticket['attachments'][number];
