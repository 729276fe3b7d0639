import type { MailSubject } from '#contracts/mail/order.ts';
import type { Letter } from '../message/letter.ts';
import { noticeLetter, receivedLetter } from './enquiry-letters.ts';

/** What a mail about something says in a language. */
export function letterOf(about: MailSubject, language: string): Letter {
  switch (about.kind) {
    case 'received':
      return receivedLetter(about, language);
    case 'notice':
      return noticeLetter(about);
  }
}
