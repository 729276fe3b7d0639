import type { ApprovalMail } from './approval-mail.ts';
import type { EnquiryMail } from './enquiry-mail.ts';
import type { InventoryMail } from './inventory-mail.ts';
import type { PeopleMail } from './people-mail.ts';
import type { SignInMail } from './sign-in-mail.ts';
import type { SubscriptionMail, WhitepaperMail } from './subscription-mail.ts';
import type { TicketMail } from './ticket-mail.ts';

/**
 * A mail as the back end that needs it orders it: what it is about, for whom and in which language. How it reads is the
 * mail service's business.
 */
export type MailOrder = {
  /** The same order has the same id: a mail that was sent before is known by it. */
  readonly id: string;
  readonly to: string;
  /** One of the site's eleven. */
  readonly language: string;
  readonly about: MailSubject;
};

/** Each area declares its own kinds; `kind` is unique among all. */
export type MailSubject =
  | ApprovalMail
  | PeopleMail
  | EnquiryMail
  | SignInMail
  | SubscriptionMail
  | WhitepaperMail
  | InventoryMail
  | TicketMail;
