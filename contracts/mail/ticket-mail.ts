import type { CloseReason, TicketStatus } from '#contracts/support/ticket-fields.ts';

/** Mail about a service ticket; every subject holds its number, so that mail programs keep them together. */
export type TicketMail =
  /** To the person for whom it was opened: a receipt. */
  | {
      readonly kind: 'ticketReceived';
      readonly ticket: MailedTicket;
      readonly text: string;
      /** Names of what was attached. */
      readonly files: readonly string[];
      readonly answer: {
        /** ISO 8601. */
        readonly by: string;
        /** Of the location, as in the time zone database. */
        readonly timeZone: string;
        /** The phone to call where a machine has stopped. */
        readonly call?: { readonly name: string; readonly city: string; readonly phone: string } | undefined;
      };
      /** Who of ours made it for the customer; empty: the customer did. */
      readonly opener: string;
    }
  /** To our service team: a ticket was opened. */
  | {
      readonly kind: 'ticketArrived';
      readonly ticket: MailedTicket;
      readonly by: string;
      readonly text: string;
      readonly files: readonly string[];
    }
  | {
      readonly kind: 'ticketAnswered';
      readonly ticket: MailedTicket;
      readonly by: string;
      readonly text: string;
      readonly files: readonly string[];
    }
  | { readonly kind: 'ticketStatus'; readonly ticket: MailedTicket; readonly status: TicketStatus }
  | {
      readonly kind: 'ticketClosed';
      readonly ticket: MailedTicket;
      readonly by: string;
      readonly reason: CloseReason;
      readonly comment: string;
    }
  /** To the sender of an answer by mail: these of its files are not in the ticket. */
  | {
      readonly kind: 'ticketFilesLeft';
      readonly ticket: MailedTicket;
      readonly files: readonly { readonly name: string; readonly reason: 'kind' | 'tooMany' }[];
    }
  /** To the sender of an encrypted answer: it is not in the ticket. */
  | { readonly kind: 'ticketEncrypted'; readonly ticket: MailedTicket }
  | { readonly kind: 'ticketReopened'; readonly ticket: MailedTicket; readonly by: string };

export type MailedTicket = {
  readonly id: string;
  readonly number: string;
  readonly subject: string;
  /** Empty: not specified. */
  readonly machine: string;
  readonly serialNumber: string;
  readonly organisation: string;
  readonly location: string;
  /** Where an answer by mail goes; undefined: answers by mail are not taken. */
  readonly replyTo?: string | undefined;
};
