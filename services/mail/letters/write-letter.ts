import type { MailSubject } from '#contracts/mail/order.ts';
import type { Letter } from '../message/letter.ts';
import type { OwnWords } from '../texts/translator.ts';
import { approvalLetters } from './approval-letters.ts';
import { catalogueLetters } from './catalogue-letters.ts';
import type { Letters } from './define-letters.ts';
import { enquiryLetters } from './enquiry-letters.ts';
import { inventoryLetters } from './inventory-letters.ts';
import { peopleLetters } from './people-letters.ts';
import { signInLetters } from './sign-in-letters.ts';
import { subscriptionLetters } from './subscription-letters.ts';
import { ticketLetters } from './ticket-letters.ts';

const letters: Letters<MailSubject> = {
  ...approvalLetters,
  ...catalogueLetters,
  ...enquiryLetters,
  ...inventoryLetters,
  ...peopleLetters,
  ...signInLetters,
  ...subscriptionLetters,
  ...ticketLetters,
};

/** Writes the letter of a mail in a language. */
export function writeLetter(about: MailSubject, language: string, own?: OwnWords): Letter {
  const write = letters[about.kind] as (mail: MailSubject, language: string, own?: OwnWords) => Letter;
  return write(about, language, own);
}
