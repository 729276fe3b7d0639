import type { ApprovalMail } from './approval-mail.ts';
import type { CatalogueMail } from './catalogue-mail.ts';
import type { EnquiryMail } from './enquiry-mail.ts';
import type { InventoryMail } from './inventory-mail.ts';
import type { PeopleMail } from './people-mail.ts';
import type { SignInMail } from './sign-in-mail.ts';
import type { SubscriptionMail, WhitepaperMail } from './subscription-mail.ts';
import type { TicketMail } from './ticket-mail.ts';

/** A mail as a back end orders it: its subject, recipient and language. The mail service writes the text. */
export type MailOrder = {
  /** Orders with the same id are one mail, which is sent once. */
  readonly id: string;
  readonly to: string;
  /** One of the site's eleven. */
  readonly language: string;
  readonly about: MailSubject;
};

/** Each area declares its own kinds; `kind` is unique among all. */
export type MailSubject =
  | ApprovalMail
  | CatalogueMail
  | PeopleMail
  | EnquiryMail
  | SignInMail
  | SubscriptionMail
  | WhitepaperMail
  | InventoryMail
  | TicketMail;
