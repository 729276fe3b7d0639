import { visitorHeader } from '#contracts/identity/visitor.ts';
import type { Files } from '#services/files/index.ts';
import { findMigrationStatus } from '#services/foundation/migrate.ts';
import type { ObjectStore } from '#services/foundation/objects/object-store.ts';
import type { Mail, Outbox } from '#services/mail/index.ts';
import type { AnswerProgram } from '../api-tokens/answer-programs.ts';
import type { BackEnds } from '../back-ends/open-back-ends.ts';
import type { Database } from '../database/database.ts';
import { editorCatalogueMount } from '../files/editor-catalogue.ts';
import { editorUploadMount } from '../files/editor-upload.ts';
import { fileDownload } from '../files/file-download.ts';
import { openRemoteFiles } from '../files/remote-files.ts';
import { whitepaperDownload } from '../files/whitepaper-download.ts';
import { apiMount, fetchMount, type Mount, textMount } from '../http/mount.ts';
import type { FindVisitor } from '../http/visitor.ts';
import { identityMount } from '../identity/identity-mount.ts';
import type { Log } from '../log.ts';
import type { OpenCatalogueMounts } from '../open-catalogue/mount-open-catalogue.ts';
import type { Readiness } from '../process/lifecycle.ts';
import type { Config } from '../settings/config.ts';
import { createShowRefusal } from '../site/show-refusal.ts';
import type { Site } from '../site/site.ts';
import type { Web } from '../site/web.ts';
import { findSecureHosts } from '../status/certificates.ts';
import { findMailQueue } from '../status/find-status.ts';
import { statusMount } from '../status/status-mount.ts';
import { readinessMount } from './readiness.ts';
import { remoteSupportMounts } from './remote-support.ts';
import { ticketMounts } from './ticket-mounts.ts';
import { unsubscribe } from './unsubscribe.ts';

type Parts = {
  readonly config: Config;
  readonly log: Log;
  readonly backEnds: BackEnds;
  readonly database: Database;
  readonly readiness: Readiness;
  readonly files: Files;
  /** The store of all files. */
  readonly objects: ObjectStore;
  readonly mail: Pick<Mail, 'showInbox'>;
  /** The outboxes of all embedded back ends that send mail. */
  readonly outboxes: readonly Outbox[];
  /** In how many seconds the next mail of each sender is due (server/observability/gauges.ts). */
  readonly nextMails: () => Promise<readonly (number | null)[]>;
  readonly web: Web;
  readonly site: Site;
  /** The origin of the main site for browsers. */
  readonly origin: () => string;
  readonly siteOrigins: () => Promise<readonly string[]>;
  readonly findVisitor: FindVisitor;
  /** Answers programs that have a token of their own. */
  readonly answerProgram: AnswerProgram;
  readonly catalogue: OpenCatalogueMounts;
  /** Whether browsers use HTTPS. */
  readonly secure: boolean;
};

/** Everything that is served besides the pages of the site, by the first segments of the path. */
export async function openMounts(parts: Parts): Promise<Map<string, Mount>> {
  return new Map([
    ...ofTheProcess(parts),
    ...ofFiles(parts),
    ...ofBackEnds(parts),
    ...(await ofSupport(parts)),
    ...ofIdentity(parts),
    ...ofCatalogue(parts),
  ]);
}

type Mounts = [string, Mount][];

function ofTheProcess(given: Parts): Mounts {
  const { config, backEnds, database, readiness, objects, mail, site, secure } = given;
  const { content, products, search, support, accounts } = backEnds;
  const parts = {
    backends: { content, products, search, support, accounts },
    checkDatabase: () => database.pool.query('SELECT 1'),
    pages: () => site.pages?.size(),
  };
  return [
    ['healthz', textMount(async () => ({ status: 200, text: 'ok' }))],
    ['readyz', readinessMount({ readiness, checkFiles: objects.check, ...parts })],
    ['api/editor-status', ofStatus(given)],
    ...(config.production ? [] : ([['dev/mail', fetchMount({ fetch: mail.showInbox, secure })]] as Mounts)),
  ];
}

function ofStatus({
  config,
  log,
  backEnds,
  database,
  objects,
  outboxes,
  nextMails,
  web,
  site,
  secure,
}: Parts) {
  const { content, products, search, support, accounts } = backEnds;
  const { pool } = database;
  const { pages } = site;
  return statusMount({
    backEnds: { content, products, search, support, accounts },
    pool,
    objects,
    checkFiles: objects.check,
    findMigrations: findMigrationStatus,
    mails: outboxes.length > 0 ? () => findMailQueue(outboxes, pool, nextMails) : undefined,
    webhooks: support.own?.webhookQueue,
    latePlans: [content.own, products.own].flatMap((own) => own?.latePlans ?? []),
    index: search.own?.status,
    pages: () => pages && { ...pages.size(), ...pages.uses() },
    data: web.dataNumbers,
    processes: config.production ? config.processes : 1,
    secureHosts: findSecureHosts(config),
    log,
    findEditor: web.findEditor,
    secure,
  });
}

function ofFiles({
  config,
  backEnds: { content, products, support },
  files,
  web,
  origin,
  site,
  secure,
}: Parts): Mounts {
  const remoteFiles = openRemoteFiles(
    [content, products].filter(({ own }) => !own).map(({ backend, token }) => ({ url: backend.url, token })),
  );
  const orElsewhere = (here: Files['handleImage']) => async (request: Request) => {
    const answer = await here(request);
    return answer.status === 404 ? ((await remoteFiles.shown(request)) ?? answer) : answer;
  };
  const downloads = fileDownload({
    content: content.backend,
    token: content.token,
    products: products.backend,
    productsToken: products.token,
    files,
    remoteFiles,
    hasOpened: web.hasOpened,
    isSignedIn: web.isSignedIn,
  });
  const whitepapers = whitepaperDownload({
    support: support.backend,
    token: support.token,
    deliver: downloads.deliverRequested,
  });
  const upload = editorUploadMount({
    content: content.backend,
    token: content.token,
    files,
    findEditor: web.findEditor,
    secure,
    limits: config.uploadLimits,
  });
  const answerRefusal = createShowRefusal({ web, site });
  const shown = { secure, crossOrigin: true, answerRefusal };
  return [
    ['image', fetchMount({ fetch: orElsewhere(files.handleImage), ...shown })],
    ['media', fetchMount({ fetch: orElsewhere(files.handleMedia), ...shown })],
    ['file', fetchMount({ fetch: downloads.handle, ...shown })],
    ['api/editor-upload', upload],
    [
      'api/editor-catalogue',
      editorCatalogueMount({ products: products.own, findEditor: web.findEditor, origin, secure }),
    ],
    ['api/whitepaper', fetchMount({ fetch: whitepapers, secure, answerRefusal })],
  ];
}

/** Each embedded back end at its address. */
function ofBackEnds({ backEnds, secure, findVisitor, answerProgram }: Parts): Mounts {
  const { content, products, support, accounts, search } = backEnds;
  const apis = Object.entries({ content, products, support, accounts }).flatMap(([name, { own, token }]) => {
    const isForPeople = name === 'support' || name === 'accounts';
    return own ? [[name, { fetch: own.handle, token, isForPeople }] as const] : [];
  });
  const mounts: Mounts = [];
  if (apis.length > 0)
    mounts.push(['graphql', apiMount(Object.fromEntries(apis), { secure, findVisitor, answerProgram })]);
  if (search.own) {
    const { handle } = search.own;
    const ofSearch = { backEnd: 'search', fetch: handle, token: search.token } as const;
    const fetch = (request: Request) => {
      const visitor = request.headers.get(visitorHeader) ?? '';
      return answerProgram({ request, visitor, ...ofSearch }) ?? handle(request);
    };
    const limits = { isApi: true, maxBodyBytes: 16 * 1024 };
    mounts.push(['api/search', fetchMount({ fetch, ...limits, secure, findVisitor })]);
  }
  return mounts;
}

async function ofSupport({
  config,
  backEnds,
  database,
  readiness,
  web,
  site,
  secure,
  findVisitor,
}: Parts): Promise<Mounts> {
  const { backend, token, own } = backEnds.support;
  const { uploadLimits: limits } = config;
  const wayOut = unsubscribe({ support: backend, token });
  const unsubscription = fetchMount({ fetch: wayOut, isApi: true, maxBodyBytes: 1024, secure });
  const answerRefusal = createShowRefusal({ web, site });
  const rest: Mounts = own
    ? [
        ...(await ticketMounts({
          support: own,
          database,
          readiness,
          secure,
          limits,
          findVisitor,
          answerRefusal,
        })),
        ['api/downloads', fetchMount({ fetch: own.handleDownload, secure, answerRefusal })],
      ]
    : remoteSupportMounts(config.supportApiUrl ?? '', { secure, limits, token, findVisitor, answerRefusal });
  return [['api/unsubscribe', unsubscription], ...rest];
}

function ofIdentity({ backEnds: { identity }, siteOrigins, secure, findVisitor }: Parts): Mounts {
  return identity ? [['am', identityMount({ identity, siteOrigins, secure, findVisitor })]] : [];
}

/** The open catalogue for third-party programs. */
function ofCatalogue({ catalogue }: Parts): Mounts {
  return [
    ['api/catalogue', catalogue.api],
    ['mcp', catalogue.assistants],
    ['catalogue.csv', catalogue.downloads.csv],
    ['catalogue.bmecat.zip', catalogue.downloads.bmecat],
  ];
}
