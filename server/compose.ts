import { createHmac } from 'node:crypto';
import type { Server } from 'node:http';
import type { Setup } from '#contracts/setup/setup.ts';
import { followContentChanges } from '#server/changes/listen-for-changes.ts';
import { createHolders } from '#server/identity/find-holder.ts';
import { organisationsChanged } from '#services/identity/index.ts';
import { openMail, readMailTexts } from '#services/mail/index.ts';
import { webhookOrdered } from '#services/support/index.ts';
import { createAnswerProgram } from './api-tokens/answer-programs.ts';
import { createFindProgram } from './api-tokens/find-program.ts';
import { embedded } from './back-ends/backends.ts';
import { type BackEnds, openBackEnds } from './back-ends/open-back-ends.ts';
import { clearCachesOnChange } from './changes/clear-caches-on-change.ts';
import type { Database } from './database/database.ts';
import { openStorage, openStoredFiles } from './files/storage/open-storage.ts';
import { commonHeaders } from './headers/security-headers.ts';
import type { Handlers } from './http/http.ts';
import { createRateLimit } from './http/limits/rate-limit.ts';
import { createUncachedPageLimit } from './http/limits/uncached-page-limit.ts';
import { openStaticFiles } from './http/static-files.ts';
import { createVisitorFinder } from './http/visitor.ts';
import type { Log } from './log.ts';
import { startMailDelivery } from './mail/mail-delivery.ts';
import { findMailLook } from './mail/mail-look.ts';
import { findMailWords } from './mail/mail-words.ts';
import { openMailboxes } from './mail/mailboxes.ts';
import { openMounts } from './mounts/mounts.ts';
import { measureState } from './observability/gauges.ts';
import { observeRequests } from './observability/observe-requests.ts';
import { mountOpenCatalogue } from './open-catalogue/mount-open-catalogue.ts';
import type { Readiness } from './process/lifecycle.ts';
import { findOwnCompany } from './samples/own-company.ts';
import { samplePassword } from './samples/sample-password.ts';
import { orSample } from './samples/sample-services.ts';
import { loadSamplesApart } from './samples/samples.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';
import { readSecret } from './secret.ts';
import type { Config } from './settings/config.ts';
import { findOwnership, openStore } from './setup/open-setup.ts';
import { untilSetUp } from './setup/until-set-up.ts';
import { createPurgeCaches } from './shared-cache/purge-caches.ts';
import { createSite } from './site/site.ts';
import { checkSiteHosts } from './site/site-hosts.ts';
import { type BaseSiteContext, clientDirectory, openWeb } from './site/web.ts';
import { openDevelopmentWeb } from './site/web-development.ts';

type Parts = {
  readonly config: Config;
  readonly log: Log;
  readonly database: Database;
  readonly server: Server;
  readonly readiness: Readiness;
  /** The origin of the main site for browsers; known once the server listens. */
  readonly origin: () => string;
};

export type Program = {
  readonly handlers: Handlers;
  /** Begins the background work: maintaining the search index, sending mail. Call it once requests come in. */
  readonly begin: () => void;
  /** The password of the sample people, where this installation generated one; the start prints it. */
  readonly madePassword: string | undefined;
  readonly close: () => Promise<void>;
};

/**
 * Composes the program: which back ends are embedded, what serves which address, and who is notified of
 * changes.
 */
export async function compose({ config, log, database, server, readiness, origin }: Parts): Promise<Program> {
  const secret = readSecret(config);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { pool, openPool } = database;
  const objects = await openStorage(config, log);
  const files = openStoredFiles({
    config,
    objects,
    pool,
    secret,
    isShown: (hash) => isShownByPage(backEnds, hash),
  });
  const store = await openStore(database, secret);
  const ownCompany = await findOwnCompany(pool);
  const mayBeSample =
    config.samples === 'company' && (await store.progress()) === undefined && ownCompany === undefined;
  const hasPeople = mayBeSample && !(config.identityUrl && config.contentApiUrl);
  const password = hasPeople ? samplePassword(config) : undefined;
  const siteOrigins = async (): Promise<readonly string[]> => {
    const found = await web.siteOrigins().catch(() => []);
    return found.length > 0 ? found : [origin()];
  };

  const mailboxes = await openMailboxes(config, { store, ownCompany, secret });
  const backEnds = await openBackEnds({
    config,
    openPool,
    secret,
    log,
    files,
    objects,
    origin,
    siteOrigins,
    editorPassword: config.editorPassword ?? password,
    serviceAddresses: mayBeSample ? orSample(config.serviceAddresses) : config.serviceAddresses,
    enquiries: mailboxes.enquiries,
    ready: begun,
  });
  const { own: ownContent } = backEnds.content;
  const { own: ownSearch } = backEnds.search;
  const { own: ownAccounts } = backEnds.accounts;
  const { own: ownSupport } = backEnds.support;
  const { identity } = backEnds;
  const { isSample, setup } = await findOwnership({ config, store, backEnds, files, log });
  // Anything missing in a company that is not the sample is missing on purpose.
  if (isSample && !ownCompany) await loadSamplesApart(backEnds, database);
  // An earlier version, which had no buckets yet, stored the files of releases in the library's folder.
  if (ownSupport && !config.bucket) await files.sealed.takeOver(await ownSupport.releaseHashes());
  if (password) await identity?.giveSamplePassword(password);
  if (password) await ownContent?.giveSamplePassword(password);

  await checkSiteHosts({ siteHosts: config.siteHosts, content: backEnds.content, log });

  const mail = await openMail({
    pool,
    smtpUrl: mailboxes.smtpUrl,
    from: mailboxes.sender,
    look: () => findMailLook({ content: backEnds.content, files }),
    words: () => findMailWords({ content: backEnds.content }),
    origin,
  });
  const outboxes = [ownContent, ownSupport, identity ?? ownAccounts].flatMap(
    (backEnd) => backEnd?.outbox ?? [],
  );
  const delivery = await startMailDelivery({ outboxes, mail, database, log, ready: begun });
  if (ownSupport) {
    const { wakeWebhooks } = ownSupport;
    await database.listen(webhookOrdered, { notified: wakeWebhooks, missed: wakeWebhooks });
    const { organisationsChanged: forget } = ownSupport;
    await database.listen(organisationsChanged, { notified: forget, missed: forget });
  }
  const stopScheduledJobs = startScheduledJobs(scheduledJobs(backEnds, config.editorEventsDays), begun, log);

  const siteContext = createSiteContext({ config, log, secret, origin, backEnds, setup });
  const development = config.production ? undefined : await openDevelopmentWeb(server, siteContext);
  const web = development ?? (await openWeb(siteContext));
  const secure = config.origin?.startsWith('https:') ?? false;
  const findVisitor = createVisitorFinder(config.trustedProxies);
  const changes = await followContentChanges(database);
  const site = createSite({
    web,
    secure,
    findVisitor,
    sharedCache: config.sharedCache,
    log,
    development: development !== undefined,
    issuer: backEnds.tenant.issuer,
    clearCaches: changes.announceAll,
  });
  const { content, products, search } = backEnds;
  const catalogue = mountOpenCatalogue({
    sources: {
      content: content.backend,
      contentToken: content.token,
      products: products.backend,
      productsToken: products.token,
      search: search.backend,
      searchToken: search.token,
      origin,
      sign: createSigner(secret),
      now: Date.now,
    },
    products: products.own,
    siteOrigins,
    findVisitor,
    secure,
  });
  changes.onChange(catalogue.forget);
  clearCachesOnChange({ changes, files, web, site, backEnds });
  const { purge } = config.sharedCache ?? {};
  const purgeCaches = purge && createPurgeCaches(purge, log);
  // After our own caches, so that a cache in front that requests the page again gets the new one.
  if (purgeCaches) changes.onChange(purgeCaches.changed);
  if (setup) {
    changes.onChange(setup.lookAgain);
    changes.onChange(
      () =>
        void mailboxes
          .lookAgain()
          .catch((error) => log.warn('Senders of mail cannot be looked up', { error })),
    );
  }

  const nextMails = () => Promise.all(outboxes.map(({ nextDue }) => nextDue(pool)));
  measureState({ database, pages: () => site.pages?.size(), nextMails, purgeLag: purgeCaches?.lag });
  const mounts = await openMounts({
    config,
    log,
    backEnds,
    database,
    readiness,
    files,
    objects,
    mail,
    outboxes,
    nextMails,
    web,
    site,
    origin,
    siteOrigins,
    findVisitor,
    answerProgram: createAnswerProgram(createFindProgram({ content: backEnds.content, log })),
    catalogue,
    secure,
  });
  const built = openStaticFiles(clientDirectory, commonHeaders({ secure }));
  const handlers: Handlers = {
    mounts,
    files: development ? development.answer : built.answer,
    pages: site.pages,
    observe: observeRequests({
      log,
      share: config.accessLogShare,
      isBehindProxy: config.trustedProxies > 0,
    }),
    limitFreshness: createUncachedPageLimit(findVisitor),
    site: site.answer,
  };
  return {
    handlers: setup ? untilSetUp(handlers, setup.isOpen) : handlers,
    begin,
    madePassword: config.samplePassword ? undefined : password,
    async close() {
      await purgeCaches?.close();
      await stopScheduledJobs();
      await development?.close();
      await ownSearch?.close();
      await ownContent?.close();
      await backEnds.products.own?.close();
      await ownAccounts?.close();
      await ownSupport?.close();
      await delivery.close();
      mail.close();
    },
  };
}

/**
 * Whether a page shows a file to everybody, as the embedded back ends know it; one elsewhere serves its own files.
 */
async function isShownByPage({ content, products }: BackEnds, hash: string): Promise<boolean> {
  return ((await content.own?.isShown(hash)) || (await products.own?.isShown(hash))) ?? false;
}

function scheduledJobs({ content, products, support, identity, accounts }: BackEnds, eventsDays: number) {
  const withEvents = [content.own, products.own, support.own, accounts.own].filter(
    (own) => own !== undefined,
  );
  return [
    ...withEvents.map(({ dropOldEvents }) => ({
      name: 'drop old events of editors',
      work: () => dropOldEvents(eventsDays),
    })),
    ...(support.own ? [{ name: 'drop old enquiries', work: support.own.dropOld }] : []),
    ...(identity ? [{ name: 'tidy up identity', work: identity.tidy }] : []),
    ...(accounts.own
      ? [
          { name: 'follow up invitations', work: accounts.own.followUpInvitations },
          { name: 'drop old traces of accounts', work: accounts.own.dropOld },
        ]
      : []),
  ];
}

type SurroundingParts = Pick<Parts, 'config' | 'log' | 'origin'> & {
  readonly secret: string;
  readonly backEnds: BackEnds;
  readonly setup: Setup | undefined;
};

/** What the site needs from the program: the back ends, facts about the installation, and rate limits. */
function createSiteContext({
  config,
  log,
  origin,
  secret,
  backEnds,
  setup,
}: SurroundingParts): () => BaseSiteContext {
  const { content, products, search, accounts, support, identity, tenant } = backEnds;
  const holders = createHolders({ verify: tenant.verify, accounts, log });
  // Fast typing requests suggestions a few times a second.
  const maySearch = createRateLimit(240, 60_000);
  return () => ({
    content: content.backend,
    contentToken: content.token,
    products: products.backend,
    productsToken: products.token,
    search: search.backend,
    searchToken: search.token,
    maySearch,
    support: support.backend,
    supportToken: support.token,
    accounts: accounts.backend,
    accountsToken: accounts.token,
    ...holders,
    identity: identity && embedded('', identity.journeys),
    setup,
    mailTexts: readMailTexts,
    settings: {
      production: config.production,
      origin: origin(),
      siteHosts: config.siteHosts,
      showHiddenCountries: config.showHiddenCountries,
      issuer: tenant.issuer(),
      uploadLimits: config.uploadLimits,
    },
    sign: createSigner(secret),
    log,
  });
}

/** Signs what the site writes into cookies and links, so that nobody can forge it. */
function createSigner(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(`site: ${text}`).digest('base64url');
}
