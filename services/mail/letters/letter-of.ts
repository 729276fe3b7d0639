import type { MailSubject } from '#contracts/mail/order.ts';
import type { Letter } from '../message/letter.ts';
import { accountsLetter } from './accounts-letters.ts';
import { noticeLetter, receivedLetter } from './enquiry-letters.ts';
import { identityLetter } from './identity-letters.ts';
import { newReleaseLetter, wrongMachineEntryLetter } from './inventory-letters.ts';
import {
  publicationLetter,
  subscriptionAskedLetter,
  subscriptionBegunLetter,
  subscriptionKnownLetter,
  whitepaperLetter,
} from './subscription-letters.ts';
import { ticketLetter } from './ticket-letters.ts';

/** What a mail about something says in a language. */
export function letterOf(about: MailSubject, language: string): Letter {
  switch (about.kind) {
    case 'received':
      return receivedLetter(about, language);
    case 'notice':
      return noticeLetter(about);
    case 'subscriptionAsked':
      return subscriptionAskedLetter(about, language);
    case 'subscriptionKnown':
      return subscriptionKnownLetter(about, language);
    case 'subscriptionBegun':
      return subscriptionBegunLetter(about, language);
    case 'publication':
      return publicationLetter(about, language);
    case 'whitepaper':
      return whitepaperLetter(about, language);
    case 'confirmAddress':
    case 'addressKnown':
    case 'resetPassword':
    case 'addressUnknown':
    case 'signInChanged':
      return identityLetter(about, language);
    case 'wrongMachineEntry':
      return wrongMachineEntryLetter(about);
    case 'newRelease':
      return newReleaseLetter(about, language);
    case 'invitation':
    case 'accessRequested':
    case 'accessChanged':
    case 'organisationChanged':
    case 'accountDeleted':
    case 'emailChange':
    case 'emailChanged':
      return accountsLetter(about, language);
    case 'ticketReceived':
    case 'ticketArrived':
    case 'ticketAnswered':
    case 'ticketStatus':
    case 'ticketClosed':
    case 'ticketReopened':
      return ticketLetter(about, language);
  }
}
