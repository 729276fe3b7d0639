import type { Pool } from 'pg';
import type { ActingEditor } from '#contracts/editing/editor-header.ts';
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
import type { FindTicketUsers } from './viewer/accounts.ts';
import type { Viewer } from './viewer/viewer.ts';
import type { WebhookContext } from './webhook/send-webhooks.ts';
import type { DocumentLinks } from './whitepaper/whitepaper-links.ts';

/** The bearer token of the site's own server, which checks who may send and read. */
export function supportToken(secret: string): string {
  return callerToken(secret, 'support');
}

/** The context of every resolver, created for each request. */
export type Caller = {
  readonly connection: Pool;
  readonly trusted: boolean;
  /** Whom the site names as the editor who asks; undefined: nobody, or the caller is not trusted. */
  readonly editor: ActingEditor | undefined;
  /** The address that is notified of what visitors and customers send. */
  readonly staff: () => string;
  /**
   * The signed-in person.
   * @throws UNAUTHENTICATED when there is none
   */
  readonly viewer: () => Promise<Viewer>;
  readonly notices: Notices;
  readonly uploadLimits: UploadLimits;
  /** Undefined: files are not accepted here. */
  readonly enquiryFiles: EnquiryFiles | undefined;
  readonly answerHours: AnswerHours;
  /** The locations of all customers, for our own people. */
  readonly places: () => Promise<Places>;
  /** Finds the people of a customer who may use tickets, for our own people. */
  readonly ticketUsers: FindTicketUsers;
  /** The service department to call when a machine has stopped, by country code; undefined: none is known. */
  readonly servicePlace: FindServicePlace;
  readonly serviceAddresses: ServiceAddresses;
  /** Signs addresses of files, which browsers fetch without a token. */
  readonly links: DownloadLinks;
  /** The links in mails to subscribers and to people who requested a white paper. */
  readonly readerTokens: ReaderTokens;
  readonly whitepaperLinks: DocumentLinks;
  readonly webhooks: WebhookContext;
  /** After how many days enquiries are deleted. */
  readonly retentionDays: number;
};

/** What writing to tickets needs, by a request or by a mail. */
export type TicketContext = Pick<Caller, 'notices' | 'uploadLimits' | 'answerHours' | 'servicePlace'>;
