import type { Pool } from 'pg';
import type { AnswerHours } from '#contracts/support/ticket-fields.ts';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { callerToken } from '#services/foundation/cryptography/trusted-caller.ts';
import type { DownloadLinks } from '#services/support/download-link/sign-download-link.ts';
import type { EnquiryFiles } from './enquiry/files/open-enquiry-files.ts';
import type { Notices } from './notice/notices.ts';
import type { Places } from './place/places.ts';
import type { FindServicePlace } from './place/service-place.ts';
import type { ServiceAddresses } from './service-link/service-link.ts';
import type { ReaderTokens } from './subscription/subscription-token.ts';
import type { AskTicketUsers } from './viewer/accounts.ts';
import type { Viewer } from './viewer/viewer.ts';
import type { WebhookContext } from './webhook/send-webhooks.ts';
import type { DocumentLinks } from './whitepaper/whitepaper-links.ts';

/** The bearer token of the site's own server, which checks who may send and who may read. */
export function supportToken(secret: string): string {
  return callerToken(secret, 'support');
}

/** The context of every resolver, made for one request. */
export type Caller = {
  readonly connection: Pool;
  readonly trusted: boolean;
  /** The address that is notified of what visitors and customers send. */
  readonly staff: () => string;
  /** The signed-in person. Throws UNAUTHENTICATED when there is none. */
  readonly viewer: () => Promise<Viewer>;
  readonly notices: Notices;
  readonly uploadLimits: UploadLimits;
  /** Undefined: no files are taken here. */
  readonly enquiryFiles: EnquiryFiles | undefined;
  readonly answerHours: AnswerHours;
  /** The locations of all customers, for our own people. */
  readonly places: () => Promise<Places>;
  /** Who of a customer may use tickets, for our own people. */
  readonly ticketUsers: AskTicketUsers;
  /** Who is called when a machine stands, by the code of the country; undefined: nobody is known. */
  readonly servicePlace: FindServicePlace;
  readonly serviceAddresses: ServiceAddresses;
  /** Makes addresses under which a browser gets files without a token. */
  readonly links: DownloadLinks;
  /** The links in mails to subscribers and to people who requested a white paper. */
  readonly readerTokens: ReaderTokens;
  readonly whitepaperLinks: DocumentLinks;
  readonly webhooks: WebhookContext;
  /** After so many days enquiries are deleted. */
  readonly retentionDays: number;
};

/** What writing into tickets needs, by a request or by a mail. */
export type TicketContext = Pick<Caller, 'notices' | 'uploadLimits' | 'answerHours' | 'servicePlace'>;
