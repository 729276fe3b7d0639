import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Backend } from '#contracts/backend.ts';
import { carriesToken } from '#contracts/caller-token.ts';
import type { QueueStatus } from '#contracts/editing/installation-status.ts';
import { type AnswerHours, answerHours } from '#contracts/support/ticket-fields.ts';
import { type UploadLimits, uploadLimits } from '#contracts/upload-limits.ts';
import { SeedError } from '#seed/schema/problem.ts';
import type { VerifyIdToken } from '#services/foundation/cryptography/id-token.ts';
import { createSeal } from '#services/foundation/cryptography/sealed.ts';
import { createGraphqlEndpoint } from '#services/foundation/graphql/graphql-endpoint.ts';
import type { Log } from '#services/foundation/log.ts';
import { migrate } from '#services/foundation/migrate.ts';
import { openFolderStore } from '#services/foundation/objects/folder-store.ts';
import { below, type ObjectStore } from '#services/foundation/objects/object-store.ts';
import { once } from '#services/foundation/once.ts';
import type { Outbox } from '#services/foundation/outbox/outbox.ts';
import type { Outside } from '#services/foundation/outgoing/post-outside.ts';
import { planOnce, statement } from '#services/foundation/statement.ts';
import { createDownloadLinks } from '#services/support/download-link/sign-download-link.ts';
import { openAttachmentFiles } from './attachment/attachment-files.ts';
import { type Attachments, openAttachments } from './attachment/open-attachments.ts';
import { createScan } from './attachment/scan-file.ts';
import { supportToken } from './caller.ts';
import { createCallers } from './create-callers.ts';
import { editorEvents } from './editor-event/editor-events.ts';
import { dropOldEnquiries } from './enquiry/drop-old-enquiries.ts';
import { openEnquiryFiles } from './enquiry/files/open-enquiry-files.ts';
import type { PortalReport, StoreFile } from './import/import-portal.ts';
import { answersByMail } from './inbound-mail/answer-by-mail.ts';
import { createReplyAddresses } from './inbound-mail/reply-address.ts';
import type { Notices } from './notice/notices.ts';
import { openTicketStream } from './notice/ticket-stream.ts';
import { outbox } from './outbox/outbox.ts';
import { createPlaceCache } from './place/place-cache.ts';
import { createServicePlace } from './place/service-place.ts';
import { findReleaseHashes } from './release/find-releases.ts';
import { type DeliverFile, releaseDownload } from './release/handle-download.ts';
import { openReleaseUploads, type ReleaseUploads, type TakeFile } from './release/upload/release-uploads.ts';
import { schema } from './schema.ts';
import type { ServiceAddresses } from './service-link/service-link.ts';
import { startAnnouncer } from './subscription/announcer.ts';
import { dropSubscriptions } from './subscription/manage-subscription.ts';
import type { ContentSource } from './subscription/released-pages.ts';
import { createReaderTokens } from './subscription/subscription-token.ts';
import { forgetDeletedPeople } from './ticket/forget-deleted-people.ts';
import { openUnfinishedUploads } from './upload/unfinished-uploads.ts';
import { type Accounts, createFindStatus, createTicketUsers, createWhoIsHere } from './viewer/accounts.ts';
import { createSignedIn } from './viewer/signed-in.ts';
import { traced } from './viewer/traced.ts';
import { dropOldMessages, findWebhookQueue } from './webhook/find-deliveries.ts';
import { type ProductSource, startProductNews } from './webhook/product-news.ts';
import { startWebhooks } from './webhook/send-webhooks.ts';
import { createWhitepaperLinks } from './whitepaper/whitepaper-links.ts';

export { supportToken } from './caller.ts';
export { ticketChanged } from './notice/ticket-changes.ts';
export { webhookOrdered } from './webhook/order-webhooks.ts';

export type Support = {
  /** Answers GraphQL by POST, at any address. */
  handle: (request: Request) => Promise<Response>;
  /** `/api/downloads/{release}/{name}`: files of releases, for holders of a link that was signed here. */
  handleDownload: (request: Request) => Promise<Response>;
  /** The file store's hashes of all files of releases. */
  releaseHashes: () => Promise<string[]>;
  /** Whether nothing of the portal was ever stored: this is the first start. */
  isEmpty: () => Promise<boolean>;
  /**
   * Imports the portal's files of a directory: machines, releases, licences, tickets. Pictures and films of tickets
   * lie in `media` beside it.
   * @throws {SeedError} with every problem by file and field; nothing is stored then
   */
  import: (directory: string, storeFile: StoreFile) => Promise<PortalReport>;
  /** Undefined: files are not accepted here. */
  attachments: Attachments | undefined;
  /** `/api/enquiry-uploads`, by tus 1.0. Undefined: files are not accepted here. */
  handleEnquiryUpload: ((request: Request) => Promise<Response>) | undefined;
  /** `/api/release-uploads`. Undefined: releases have no files here. */
  releaseUploads: ReleaseUploads | undefined;
  /** `/api/inbound-mail`. Undefined: replies by mail are not accepted. */
  handleInboundMail: ((request: Request) => Promise<Response>) | undefined;
  /** `/api/tickets-events`; it is notified on PostgreSQL's channel `ticketChanged`. */
  ticketStream: ReturnType<typeof openTicketStream>;
  outbox: Outbox;
  /** Looks for pending webhook messages; PostgreSQL's channel `webhookOrdered` announces them. */
  wakeWebhooks: () => void;
  /** The messages to other programs that have not arrived. */
  webhookQueue: () => Promise<QueueStatus>;
  /** A daily job: deletes what editors did longer ago than that (0119). */
  dropOldEvents: (days: number) => Promise<void>;
  /** Deletes what is older than its retention, and the names of people whose account was deleted. */
  dropOld: () => Promise<void>;
  /** Organisations or locations of the accounts back end have changed. */
  organisationsChanged: () => void;
  /** Announces changes, by the tags of the content and the product back end. */
  contentChanged: (tags: readonly string[]) => void;
  /** Ends the background work: announcements, event streams and webhooks. */
  close: () => Promise<void>;
};

type Options = {
  pool: Pool;
  log: Log;
  /** The installation's secret: see `supportToken`. */
  secret: string;
  production: boolean;
  /** The address that gets enquiries. */
  staff: () => string;
  retentionDays: number;
  /** Who signed-in people are. Undefined: nobody can sign in. */
  people?: { verify: VerifyIdToken; accounts: Accounts } | undefined;
  serviceAddresses?: ServiceAddresses | undefined;
  /** A folder of this machine for inspecting files of tickets. Undefined: files are not accepted. */
  attachmentsDirectory?: string | undefined;
  /** Where files of tickets are stored; by default in that folder. */
  attachmentObjects?: ObjectStore | undefined;
  /** Whether downloads are redirected to the store itself, where it has addresses. */
  redirectsDownloads?: boolean | undefined;
  /** The address of clamd: `tcp://host:3310`. Undefined: uploads are not scanned for malware. */
  scannerUrl?: string | undefined;
  uploadLimits?: UploadLimits | undefined;
  answerHours?: AnswerHours | undefined;
  /**
   * The mailbox for replies to tickets, and the token of its gateway. Undefined: replies by mail are not accepted.
   */
  inboundMail?: { mailbox: string; token: string } | undefined;
  /** The source of new publications, and when announcing them begins; undefined: another process does it. */
  announce?: { content: ContentSource; ready: Promise<void> } | undefined;
  /** The source of catalogue changes, and when webhooks for them begin; undefined: another process does it. */
  productNews?: { products: ProductSource; ready: Promise<void> } | undefined;
  /** The limits of webhooks, and when sending begins; undefined: another process sends them. */
  webhooks?: (Partial<Outside> & { ready: Promise<void> }) | undefined;
  /** The source of the locations in charge of each country; undefined: none are known. */
  locations?: Backend | undefined;
  /** Undefined: there are no files here. */
  deliverFile?: DeliverFile | undefined;
  /** Undefined: releases have no files here. */
  takeFile?: TakeFile | undefined;
  /** The token of trusted callers; by default derived from the secret: see `supportToken`. */
  token?: string | undefined;
};

/** A receiver that takes longer gets the message again later. */
const webhookTimeoutMs = 15_000;

const noAddresses: ServiceAddresses = { wireFlow: null, direct: null, wireMaster: null, masterData: null };

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));

const emptyStore = statement<{ empty: boolean }>(
  'support_is_empty',
  `SELECT NOT EXISTS (SELECT FROM support.machine) AND NOT EXISTS (SELECT FROM support.release) AS empty`,
);

/** Opens the support back end on a database, which is migrated first. */
export async function openSupport(options: Options): Promise<Support> {
  const { pool, log, secret, production, staff, retentionDays, people } = options;
  planOnce(pool);
  await migrate(pool, migrations, 'support');
  const token = options.token ?? supportToken(secret);
  const readerTokens = createReaderTokens(secret);
  const whitepaperLinks = createWhitepaperLinks(secret);
  const announcer =
    options.announce && startAnnouncer({ pool, log, tokens: readerTokens, ...options.announce });
  const productNews = options.productNews && startProductNews({ pool, log, ...options.productNews });
  const standing = people ? createFindStatus(people.accounts) : async () => undefined;
  const servicePlace = options.locations ? createServicePlace(options.locations, log) : async () => undefined;
  const findSignedIn = people ? createSignedIn(people.verify, standing) : async () => undefined;
  const webhookContext = {
    seal: createSeal(secret, 'support: webhooks'),
    outside: { allowedHosts: new Set<string>(), timeoutMs: webhookTimeoutMs, ...options.webhooks },
  };
  const webhooks =
    options.webhooks && startWebhooks({ pool, log, ready: options.webhooks.ready, ...webhookContext });
  const links = createDownloadLinks({ secret });
  const { inboundMail, attachmentsDirectory, uploadLimits: limits = uploadLimits } = options;
  const hours = options.answerHours ?? answerHours;
  const addresses = inboundMail && createReplyAddresses(inboundMail.mailbox, secret);
  const notices: Notices = { staff, standing, replyTo: (number, person) => addresses?.of(number, person) };
  const uploadObjects =
    options.attachmentObjects ?? (attachmentsDirectory ? openFolderStore(attachmentsDirectory) : undefined);
  const files =
    attachmentsDirectory && uploadObjects
      ? openAttachmentFiles(attachmentsDirectory, uploadObjects)
      : undefined;
  const uploads = {
    log,
    locks: once(async () => (await import('./upload/upload-locks.ts')).createUploadLocks(pool)),
  };
  const scan = options.scannerUrl ? createScan(options.scannerUrl) : undefined;
  const enquiryFiles = files && openEnquiryFiles({ pool, ...uploads, files, scan, limits, token });
  const placeCache = people && createPlaceCache(people.accounts);
  const callerOf = createCallers({
    pool,
    token,
    findSignedIn,
    staff,
    notices,
    uploadLimits: limits,
    enquiryFiles,
    answerHours: hours,
    places: placeCache ? placeCache.places : async () => new Map(),
    ticketUsers: people ? createTicketUsers(people.accounts) : async () => [],
    servicePlace,
    serviceAddresses: options.serviceAddresses ?? noAddresses,
    links,
    readerTokens,
    whitepaperLinks,
    retentionDays,
    webhooks: webhookContext,
  });
  const attachments =
    files &&
    openAttachments({
      pool,
      ...uploads,
      links,
      findSignedIn,
      files,
      scan,
      limits,
      redirectsDownloads: options.redirectsDownloads ?? false,
    });
  const releaseUploads =
    attachmentsDirectory && uploadObjects && options.takeFile
      ? openReleaseUploads({
          pool,
          ...uploads,
          findSignedIn,
          unfinished: openUnfinishedUploads(
            join(attachmentsDirectory, 'releases'),
            below(uploadObjects, 'releases/'),
          ),
          take: options.takeFile,
          scan,
          limits,
        })
      : undefined;
  const ticketStream = openTicketStream({ findSignedIn });
  return {
    attachments,
    handleEnquiryUpload: enquiryFiles?.handleUpload,
    releaseUploads,
    handleInboundMail:
      inboundMail &&
      addresses &&
      answersByMail({
        pool,
        log,
        notices,
        addresses,
        token: inboundMail.token,
        files,
        scan,
        limits,
        answerHours: hours,
        servicePlace,
      }),
    ticketStream,
    handle: traced({
      handle: createGraphqlEndpoint({
        schema,
        log,
        context: callerOf,
        production,
        isTrusted: (request) => carriesToken(request, token),
        limits: (request) => (carriesToken(request, token) ? { fileBytes: limits.enquiryBytes } : {}),
      }),
      findSignedIn,
      log,
    }),
    handleDownload: releaseDownload({ connection: pool, links, deliver: options.deliverFile }),
    releaseHashes: () => findReleaseHashes(pool),
    async isEmpty() {
      const [row] = await emptyStore(pool);
      return row?.empty ?? true;
    },
    async import(from, storeFile) {
      // Loaded on demand: a back end that has its data needs no parser of YAML.
      const { readPortal } = await import('./import/read-portal.ts');
      const { importPortal } = await import('./import/import-portal.ts');
      const { portal, problems } = await readPortal(from);
      if (problems.length > 0) throw new SeedError(problems);
      return importPortal(pool, portal, from, { storeFile, attachments: files });
    },
    outbox,
    wakeWebhooks: () => webhooks?.wake(),
    webhookQueue: () => findWebhookQueue(pool),
    dropOldEvents: (days) => editorEvents.dropOld(pool, days),
    async dropOld() {
      await dropOldEnquiries(pool, retentionDays, enquiryFiles);
      await dropOldMessages(pool, retentionDays);
      await dropSubscriptions(pool, retentionDays);
      await attachments?.dropUnsent();
      await releaseUploads?.dropOld();
      if (people) await forgetDeletedPeople(pool, createWhoIsHere(people.accounts), log);
    },
    organisationsChanged: () => placeCache?.forget(),
    contentChanged(tags) {
      announcer?.changed(tags);
      productNews?.changed(tags);
    },
    async close() {
      ticketStream.close();
      await announcer?.close();
      await productNews?.close();
      await webhooks?.close();
    },
  };
}

/** The tables of the back end for exporting a company; their declarations are loaded only then. */
export const companyPart = async () => (await import('./company/support-tables.ts')).supportPart;

/** The keys of the sample's rows, by table. */
export const sampleKeys = async (directory: string) =>
  (await import('./import/sample-keys.ts')).sampleKeys(directory);
