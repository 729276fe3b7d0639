import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/support/graphql.ts';

/** The fields of a ticket for the list and the ticket's own page. */
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
    due { kind at isLate }
    severity
    assignee { id name isMe }
    lastWordOn
    lastWordBy { id name isEmployee isMe }
    language
  }
`);

/** The queries of the list of tickets (TIC-01). */
export const ticketListOperations = {
  ticketList: graphql(
    `
    query ticketList(
      $filter: TicketFilter!
      $search: String!
      $view: TicketView!
      $sort: TicketOrder!
      $descending: Boolean!
      $page: Int!
      $organisation: ID
    ) {
      tickets(
        filter: $filter
        view: $view
        search: $search
        sort: $sort
        descending: $descending
        page: $page
        pageSize: 20
      ) {
        total
        isMore
        hasNextPage
        page
        pageSize
        view
        sort
        counts { status count isMore }
        items { ...ticketFacts }
      }
      ticketChoices(organisation: $organisation) {
        organisations { id name }
        locations { id name organisation { name } machines { id name ownName serialNumber } }
      }
      ticketSettings { readerIsEmployee answerHours stoppedAnswerHours }
      ticketAssignees { id name isMe }
    }
  `,
    [ticketFacts],
  ),
  ticketsExport: graphql(`
    query ticketsExport($filter: TicketFilter!, $view: TicketView!, $search: String!) {
      ticketsExport(filter: $filter, view: $view, search: $search)
    }
  `),
};

export type TicketSettings = TicketListData['ticketSettings'];
export type TicketListData = ResultOf<(typeof ticketListOperations)['ticketList']>;

/** The operations of one ticket (TIC-02, TIC-03); after a change the screen reloads the ticket. */
export const ticketOperations = {
  ticketChoices: graphql(`
    query ticketChoices($organisation: ID) {
      ticketChoices(organisation: $organisation) {
        organisations { id name }
        contacts { id name isMe }
        locations {
          id
          name
          organisation { id name }
          machines { id name ownName serialNumber }
          servicePlace { name city phone }
          answerBy
          stoppedAnswerBy: answerBy(stopped: true)
        }
      }
      ticketSettings { readerIsEmployee answerHours stoppedAnswerHours }
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
          ... on TicketNote {
            id
            at
            text
            author { id name isEmployee isMe }
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
      ticketSettings { readerIsEmployee answerHours stoppedAnswerHours }
      ticketAssignees { id name isMe }
    }
  `,
    [ticketFacts],
  ),
  setTicketSeverity: graphql(`
    mutation setTicketSeverity($number: String!, $severity: TicketSeverity!) {
      setTicketSeverity(number: $number, severity: $severity) { severity }
    }
  `),
  assignTicket: graphql(`
    mutation assignTicket($number: String!, $from: ID, $to: ID) {
      assignTicket(number: $number, from: $from, to: $to) { assignee { id } }
    }
  `),
  planTicket: graphql(`
    mutation planTicket($number: String!, $at: String) {
      planTicket(number: $number, at: $at) { due { at } }
    }
  `),
  addTicketNote: graphql(`
    mutation addTicketNote($key: ID!, $number: String!, $text: String!) {
      addTicketNote(key: $key, number: $number, text: $text) { version }
    }
  `),
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

export type TicketChoicesData = ResultOf<(typeof ticketOperations)['ticketChoices']>;
export type TicketChoices = TicketChoicesData['ticketChoices'];
export type TicketData = ResultOf<(typeof ticketOperations)['ticket']>;
export type Ticket = NonNullable<ResultOf<(typeof ticketOperations)['ticket']>['ticket']>;
export type TicketEntry = Ticket['conversation'][number];
export type TicketAttachment = Ticket['attachments'][number];

export const operations = { support: { ...ticketListOperations, ...ticketOperations } };

type TicketOperations = typeof operations.support;

declare module '../operations.ts' {
  interface SupportOperations extends TicketOperations {}
}
