import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { contentToken, openContent } from '#services/content/index.ts';
import { openFiles } from '#services/files/index.ts';
import { accountsToken, openAccounts, openIdentity } from '#services/identity/index.ts';
import { openMail } from '#services/mail/index.ts';
import { openProducts, productsToken } from '#services/products/index.ts';
import { openSearch, searchToken } from '#services/search/index.ts';
import { openSupport, supportToken } from '#services/support/index.ts';
import { embedded, isAnswering, remote } from './backends.ts';
import type { Config } from './config.ts';
import { followContentChanges } from './content-changes.ts';
import { startDailyChores } from './daily.ts';
import type { Database } from './database.ts';
import { editorUploadMount } from './editor-upload.ts';
import { fileDownload } from './file-download.ts';
import { commonHeaders } from './headers/security-headers.ts';
import { createFreshLimit } from './http/fresh-limit.ts';
import { apiMount, fetchMount, type Mount, textMount } from './http/mount.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { openStaticFiles } from './http/static-files.ts';
import { createVisitorOf } from './http/visitor.ts';
import type { Handlers } from './http.ts';
import { identityMount } from './identity-mount.ts';
import type { Readiness } from './lifecycle.ts';
import type { Log } from './log.ts';
import { startMailDelivery } from './mail-delivery.ts';
import { processHealthMount } from './process-health.ts';
import { remoteSupportMounts } from './remote-support.ts';
import { samplePassword } from './sample-password.ts';
import { loadSamples } from './samples.ts';
import { readSecret } from './secret.ts';
import { sentPaper } from './sent-paper.ts';
import { createSite } from './site.ts';
import { takenFile } from './taken-file.ts';
import { embeddedTenant, remoteTenant } from './tenant.ts';
import { ticketMounts } from './ticket-mounts.ts';
import { unsubscribe } from './unsubscribe.ts';
import { clientDirectory, openWeb } from './web.ts';
import { openDevelopmentWeb } from './web-development.ts';

type Parts = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly server: Server;
  readonly readiness: Readiness;
  /** How browsers reach the main site; known once the server listens. */
  readonly origin: () => string;
};

export type Program = {
  readonly handlers: Handlers;
  /** Begins what goes on beside answering: looking after the search index, sending mail. Call it once requests come in. */
  readonly begin: () => void;
  /** Of the sample people, where it was made for this installation: its owner is told. */
  readonly madePassword: string | undefined;
  readonly close: () => Promise<void>;
};

/** Puts the program together: which back ends are embedded, what answers where, who hears of changes. */
export async function compose({ config, log, database, server, readiness, origin }: Parts): Promise<Program> {
  const secret = readSecret(config);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const files = openFiles({ directory: join(config.dataDir, 'files') });

  // Back ends: embedded, unless a setting names another one.
  const { pool } = database;
  const { production } = config;
  const password = config.identityUrl && config.contentApiUrl ? undefined : samplePassword(config);
  const editorPassword = config.editorPassword ?? password;
  const ownContent = config.contentApiUrl
    ? undefined
    : await openContent({ pool, secret, production, log, editorPassword, ready: begun });
  const content = ownContent
    ? embedded('/graphql/content', ownContent.handle)
    : remote(config.contentApiUrl ?? '');
  const ownProducts = config.productApiUrl
    ? undefined
    : await openProducts({ pool, secret, production, log });
  const products = ownProducts
    ? embedded('/graphql/products', ownProducts.handle)
    : remote(config.productApiUrl ?? '');
  const token = config.contentApiToken ?? contentToken(secret);
  const tokenForProducts = config.productApiToken ?? (ownProducts && productsToken(secret));
  const ownSearch = config.searchApiUrl
    ? undefined
    : await openSearch({
        pool,
        secret,
        log,
        ready: begun,
        content: { backend: content, token },
        products: { backend: products, token: tokenForProducts },
      });
  const search = ownSearch ? embedded('/api/search', ownSearch.handle) : remote(config.searchApiUrl ?? '');

  const siteOrigins = async (): Promise<readonly string[]> => {
    const found = await web.siteOrigins().catch(() => []);
    return found.length > 0 ? found : [origin()];
  };
  const ownIdentity = config.identityUrl
    ? undefined
    : await openIdentity({
        pool,
        log,
        secret,
        origin,
        siteOrigins,
        isSecondFactorRequired: config.isSecondFactorRequired,
      });
  const tenant = ownIdentity
    ? embeddedTenant(origin, ownIdentity.keys)
    : remoteTenant(config.identityUrl ?? '');
  const ownAccounts = config.accountsApiUrl
    ? undefined
    : await openAccounts({ pool, log, secret, production, verify: tenant.verify });
  const accounts = ownAccounts
    ? embedded('/graphql/accounts', ownAccounts.handle)
    : remote(config.accountsApiUrl ?? '');
  const tokenForAccounts = config.accountsApiToken ?? accountsToken(secret);

  const ownSupport = config.supportApiUrl
    ? undefined
    : await openSupport({
        pool,
        secret,
        production,
        log,
        staff: config.enquiryMailTo,
        retentionDays: config.enquiryRetentionDays,
        people: { verify: tenant.verify, accounts: { backend: accounts, token: tokenForAccounts } },
        serviceAddresses: config.serviceAddresses,
        deliverFile: (request, hash, fileName) =>
          files.deliver(request, hash, { fileName, attachment: true, immutable: false }),
        takeFile: (body, contentTypes) => takenFile(files, body, contentTypes),
        announce: { content: { backend: content, token }, ready: begun },
        attachmentsDirectory: join(config.dataDir, 'uploads'),
        inboundMail: config.inboundMail,
        scannerUrl: config.virusScannerUrl,
      });
  const support = ownSupport
    ? embedded('/graphql/support', ownSupport.handle)
    : remote(config.supportApiUrl ?? '');
  const tokenForSupport = config.supportApiToken ?? supportToken(secret);
  const samples = {
    content: ownContent,
    products: ownProducts,
    accounts: ownAccounts,
    support: ownSupport,
  };
  await loadSamples({ ...samples, files, database, log });
  const mail = await openMail({ pool, smtpUrl: config.smtpUrl, from: config.mailFrom, origin });
  const outboxes = [ownSupport, ownIdentity ?? ownAccounts].flatMap((backEnd) => backEnd?.outbox ?? []);
  const delivery = await startMailDelivery({ outboxes, mail, database, log, ready: begun });
  const chores = [
    ...(ownSupport ? [{ name: 'drop old enquiries', work: ownSupport.dropOld }] : []),
    ...(ownIdentity ? [{ name: 'tidy up identity', work: ownIdentity.tidy }] : []),
    ...(ownAccounts
      ? [
          { name: 'follow up invitations', work: ownAccounts.followUpInvitations },
          { name: 'drop old traces of accounts', work: ownAccounts.dropOld },
        ]
      : []),
  ];
  if (password) await ownIdentity?.giveSamplePassword(password);
  if (password) await ownContent?.giveSamplePassword(password);
  const stopChores = startDailyChores(chores, begun, log);

  // A page password may be guessed ten times in a quarter of an hour from one address.
  const mayTry = createRateLimit(10, 15 * 60_000);
  // Who types fast asks for suggestions a few times a second.
  const maySearch = createRateLimit(240, 60_000);
  // A person fills in a form in minutes.
  const maySend = createRateLimit(5, 10 * 60_000);
  const surroundings = () => ({
    content,
    contentToken: token,
    products,
    productsToken: tokenForProducts,
    search,
    searchToken: config.searchApiToken ?? searchToken(secret),
    maySearch,
    support,
    supportToken: tokenForSupport,
    accounts,
    maySend,
    identity: ownIdentity && embedded('', ownIdentity.journeys),
    settings: {
      production,
      origin: origin(),
      siteHosts: config.siteHosts,
      showHiddenCountries: config.showHiddenCountries,
      issuer: tenant.issuer(),
    },
    sign: (text: string) => createHmac('sha256', secret).update(`site: ${text}`).digest('base64url'),
    mayTry,
    log,
  });
  const development = production ? undefined : await openDevelopmentWeb(server, surroundings);
  const web = development ?? (await openWeb(surroundings));

  const secure = config.origin?.startsWith('https:') ?? false;
  const visitorOf = createVisitorOf(config.trustedProxies);
  const changes = await followContentChanges(database);
  const site = createSite({
    web,
    secure,
    visitorOf,
    log,
    development: development !== undefined,
    tenant: config.identityUrl && new URL(config.identityUrl).origin,
    clearCaches: changes.announceAll,
  });
  changes.onChange(web.contentChanged);
  if (ownContent) changes.onChange(ownContent.changed);
  if (ownSupport) changes.onChange(ownSupport.contentChanged);
  changes.onChange((tags) => site.pages?.dropTags(tags));
  if (ownSearch) {
    changes.onChange(ownSearch.changed);
    // What changed before anybody listened.
    ownSearch.changed(['all']);
  }

  const ready = async () =>
    !readiness.stopping && (await isAnswering(content))
      ? { status: 200, text: 'ready' }
      : { status: 503, text: 'not ready' };

  const downloads = fileDownload({
    content,
    token,
    products,
    productsToken: tokenForProducts,
    files,
    hasOpened: web.hasOpened,
  });
  const asSite = { support, token: tokenForSupport };
  const papers = sentPaper({ ...asSite, deliver: downloads.deliverRequested });
  const wayOut = unsubscribe(asSite);
  const mounts = new Map<string, Mount>([
    ['healthz', textMount(async () => ({ status: 200, text: 'ok' }))],
    ['readyz', textMount(ready)],
    ['image', fetchMount({ fetch: files.handleImage, secure, crossOrigin: true })],
    ['media', fetchMount({ fetch: files.handleMedia, secure, crossOrigin: true })],
    ['file', fetchMount({ fetch: downloads.handle, secure, crossOrigin: true })],
    ['api/editor-upload', editorUploadMount({ content, token, files, editorName: web.editorName, secure })],
    [
      'api/editor-health',
      processHealthMount({
        backends: {
          content: { backend: content, token },
          products: { backend: products, token: tokenForProducts },
          search: { backend: search, token: config.searchApiToken ?? searchToken(secret) },
          support: { backend: support, token: tokenForSupport },
          accounts: { backend: accounts, token: tokenForAccounts },
        },
        askDatabase: () => pool.query('SELECT 1'),
        nextMails: () => Promise.all(outboxes.map(({ nextDue }) => nextDue(pool))),
        pages: () => site.pages?.size(),
        data: web.dataNumbers,
        editorName: web.editorName,
        secure,
      }),
    ],
    ['api/whitepaper', fetchMount({ fetch: papers, secure })],
    ['api/unsubscribe', fetchMount({ fetch: wayOut, isApi: true, maxBodyBytes: 1024, secure })],
  ]);
  const apis = {
    ...(ownContent && { content: ownContent.handle }),
    ...(ownProducts && { products: ownProducts.handle }),
    ...(ownSupport && { support: ownSupport.handle }),
    ...(ownAccounts && { accounts: ownAccounts.handle }),
  };
  if (Object.keys(apis).length > 0) mounts.set('graphql', apiMount(apis, secure));
  if (ownSearch) {
    const maxBodyBytes = 16 * 1024;
    mounts.set('api/search', fetchMount({ fetch: ownSearch.handle, isApi: true, maxBodyBytes, secure }));
  }

  const ofTickets = ownSupport
    ? await ticketMounts({ support: ownSupport, database, readiness, secure })
    : remoteSupportMounts(config.supportApiUrl ?? '', secure);
  for (const [name, mount] of ofTickets) mounts.set(name, mount);

  if (ownIdentity) {
    mounts.set('am', identityMount({ identity: ownIdentity, siteOrigins, secure, visitorOf }));
  }

  if (ownSupport) mounts.set('api/downloads', fetchMount({ fetch: ownSupport.handleDownload, secure }));

  if (!production) mounts.set('dev/mail', fetchMount({ fetch: mail.showInbox, secure }));

  const built = openStaticFiles(clientDirectory, commonHeaders({ secure }));
  return {
    handlers: {
      mounts,
      files: development ? development.answer : built.answer,
      pages: site.pages,
      limitFreshness: createFreshLimit(visitorOf),
      site: site.answer,
    },
    begin,
    madePassword: config.samplePassword ? undefined : password,
    async close() {
      await development?.close();
      await ownSearch?.close();
      await ownContent?.close();
      await ownSupport?.close();
      stopChores();
      await delivery.close();
      mail.close();
    },
  };
}
