import { resolve } from 'node:path';
import * as v from 'valibot';
import type { AnswerHours } from '#contracts/support/ticket-fields.ts';
import { type UploadLimits, uploadLimits } from '#contracts/upload-limits.ts';
import type { BucketSettings } from '#services/foundation/objects/bucket-store.ts';
import type { PurgeTarget } from '../shared-cache/purge-requests.ts';
import type { SharedCache } from '../shared-cache/shared-cache.ts';
import { findMisspelt } from './misspelt-setting.ts';
import type { logLevels } from './setting-rules.ts';
import { getWords, type SettingName, settings } from './settings.ts';

/** An impossible setting. The message is one line that names the setting and says what is allowed. */
export class SettingError extends Error {
  override name = 'SettingError';
}

export type ServiceAddresses = Readonly<
  Record<'wireFlow' | 'direct' | 'wireMaster' | 'masterData', string | null | undefined>
>;

/** What the environment may say; everything else of the program reads {@link Config}, never the environment. */
type ImportSource = {
  readonly name: string;
  readonly url: string;
  readonly token: string | undefined;
};

export type Config = {
  /** Production serves the built site; development builds on the fly and says more about errors. */
  readonly production: boolean;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string | undefined;
  /** Absolute. Everything that the program writes to disk lies below it. */
  readonly dataDir: string;
  /** Whose company a database that is still empty gets: the sample, or one that is set up at `/setup`. */
  readonly samples: 'company' | 'none';
  /** Another PostgreSQL server; without it the embedded one runs below `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Whether the start migrates the tables, or only checks that they are up to date. */
  readonly migrates: boolean;
  readonly databaseLimits: {
    /**
     * Connections of each back end in each process; undefined: as many as PostgreSQL's default limit has room for.
     */
    readonly connections: number | undefined;
    readonly statementSeconds: number;
    readonly lockSeconds: number;
    readonly connectSeconds: number;
  };
  /** The public origin of the main site when a proxy is in front: scheme, host and port. */
  readonly origin: string | undefined;
  /** Domain in the content → host (with port) that is served here under that domain's name. */
  readonly siteHosts: ReadonlyMap<string, string>;
  readonly showHiddenCountries: boolean;
  /** Another content back end; without it the embedded one answers. */
  readonly contentApiUrl: string | undefined;
  /** Bearer token by which the content back end knows this site, to give it drafts and protected pages. */
  readonly contentApiToken: string | undefined;
  /** Another product back end; without it the embedded one answers. */
  readonly productApiUrl: string | undefined;
  /** Bearer token by which the product back end knows this site, to give it documents for signed-in readers. */
  readonly productApiToken: string | undefined;
  /** Another search back end; without it the embedded one answers. */
  readonly searchApiUrl: string | undefined;
  /** Bearer token by which the search back end knows this site. */
  readonly searchApiToken: string | undefined;
  /** Another support back end; without it the embedded one answers. */
  readonly supportApiUrl: string | undefined;
  /** Bearer token by which the support back end knows this site. */
  readonly supportApiToken: string | undefined;
  /** Another accounts back end; without it the embedded one answers. */
  readonly accountsApiUrl: string | undefined;
  /** Bearer token by which the accounts back end knows this site's back ends, to give them the current status of people. */
  readonly accountsApiToken: string | undefined;
  /** The issuer of another identity tenant; without it the embedded one answers below `/am`. */
  readonly identityUrl: string | undefined;
  /**
   * The password of the sample people on a site that is open to others. Without it they have one on a local
   * installation only.
   */
  readonly samplePassword: string | undefined;
  /**
   * The shared password of editors without their own account, or its scrypt hash; without it that of the
   * sample people, if they have one, otherwise none.
   */
  readonly editorPassword: string | undefined;
  /** Whether administrators of people, our own people and chief editors need a second factor. */
  readonly isSecondFactorRequired: boolean;
  /**
   * Addresses of the portal's services, with `{language}` and `{country}` for the reader's; null: announced,
   * but not available yet; undefined: there is no such service, or it is the sample's.
   */
  readonly serviceAddresses: ServiceAddresses;
  /** A mail server; without one, mail stays in the built-in inbox. */
  readonly smtpUrl: string | undefined;
  /** The sender of mail, `Name <address>` or an address; undefined: the company. */
  readonly mailFrom: string | undefined;
  /** The address that is notified of what visitors send; undefined: the company's. */
  readonly enquiryMailTo: string | undefined;
  /**
   * The mailbox for replies to tickets, and the token of its gateway; undefined: replies by mail are not
   * accepted.
   */
  readonly inboundMail: { readonly mailbox: string; readonly token: string } | undefined;
  /** The address of clamd, which scans uploads for malware; undefined: nothing is scanned. */
  readonly virusScannerUrl: string | undefined;
  /** The bucket of all files; undefined: they are below `dataDir`. */
  readonly bucket: Omit<BucketSettings, 'workingFolder'> | undefined;
  /** Whether browsers fetch restricted downloads directly from the bucket. */
  readonly redirectsDownloads: boolean;
  readonly uploadLimits: UploadLimits;
  /** The promised response times for tickets, in hours. */
  readonly answerHours: AnswerHours;
  /** Where catalogues are fetched from by plan. */
  readonly importSources: readonly ImportSource[];
  /** The times of the day at which they are, `02:30` in UTC. */
  readonly importTimes: readonly string[];
  /**
   * Hosts, with a port where needed, to which webhooks may be sent, and from which catalogues may be fetched,
   * although they are in a private network or use plain HTTP.
   */
  readonly webhookHosts: ReadonlySet<string>;
  /** How many days the messages of visitors are stored. */
  readonly enquiryRetentionDays: number;
  /** How many days it is stored what editors did. */
  readonly editorEventsDays: number;
  /** The port for Prometheus; undefined: nothing is measured. */
  readonly metricsPort: number | undefined;
  /** The share of requests that get a line in the log: 0 to 1. */
  readonly accessLogShare: number;
  readonly sendsTraces: boolean;
  /** A cache in front that may store pages; undefined: caches revalidate each time. */
  readonly sharedCache: SharedCacheSettings | undefined;
  /**
   * How many proxies in front append the visitor's address to X-Forwarded-For; the header is ignored from
   * anybody else.
   */
  readonly trustedProxies: number;
  /** Processes that answer requests. */
  readonly processes: number;
  /** Signs cookies and links; without it one is generated and stored below `dataDir` (see secret.ts). */
  readonly secret: string | undefined;
  readonly logLevel: LogLevel;
  /** Seconds between "no longer ready" and "no longer accepting", for a load balancer to notice. */
  readonly drainSeconds: number;
};

export type SharedCacheSettings = SharedCache & {
  /** Where and how it is purged. */
  readonly purge: PurgeTarget | undefined;
};

export type LogLevel = (typeof logLevels)[number];

/**
 * Turns the environment into the settings of the program. An empty value counts as not set.
 * @throws {SettingError} for the first setting that is impossible, or that is spelled almost like one
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const misspelt = findMisspelt(Object.keys(given));
  if (misspelt) throw new SettingError(`${misspelt.name} is not a setting; ${misspelt.meant} is one.`);
  const parsed = v.safeParse(settings, given);
  if (!parsed.success) throw settingError(parsed.issues[0]);
  const read = parsed.output;
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    samples: read.SAMPLES,
    databaseUrl: read.DATABASE_URL,
    migrates: read.MIGRATE === 'yes',
    databaseLimits: {
      connections: read.DATABASE_POOL,
      statementSeconds: read.DATABASE_STATEMENT_SECONDS,
      lockSeconds: read.DATABASE_LOCK_SECONDS,
      connectSeconds: read.DATABASE_CONNECT_SECONDS,
    },
    origin: read.ORIGIN,
    siteHosts: read.SITE_HOSTS ?? new Map(),
    showHiddenCountries: read.SHOW_HIDDEN_COUNTRIES,
    contentApiUrl: read.CONTENT_API_URL,
    contentApiToken: read.CONTENT_API_TOKEN,
    productApiUrl: read.PRODUCT_API_URL,
    productApiToken: read.PRODUCT_API_TOKEN,
    supportApiUrl: read.SUPPORT_API_URL,
    supportApiToken: read.SUPPORT_API_TOKEN,
    accountsApiUrl: read.ACCOUNTS_API_URL,
    accountsApiToken: read.ACCOUNTS_API_TOKEN,
    identityUrl: read.IDENTITY_URL,
    samplePassword: read.SAMPLE_PASSWORD,
    editorPassword: read.EDITOR_PASSWORD,
    // A local installation can be tried at once; one that is open to others has to decide.
    isSecondFactorRequired:
      (read.SECOND_FACTOR ?? (read.ORIGIN?.startsWith('https:') ? 'required' : 'offered')) === 'required',
    serviceAddresses: {
      wireFlow: read.WIRE_FLOW_URL,
      direct: read.DIRECT_URL,
      wireMaster: read.WIRE_MASTER_URL,
      masterData: read.MASTER_DATA_URL,
    },
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    enquiryMailTo: read.ENQUIRY_MAIL_TO,
    inboundMail: findInboundMail(read.INBOUND_MAIL_TO, read.INBOUND_MAIL_TOKEN),
    virusScannerUrl: read.VIRUS_SCANNER_URL,
    bucket: findBucket(read),
    redirectsDownloads: read.FILES_DELIVERY === 'redirected',
    uploadLimits: { ...uploadLimits, ticketDocuments: read.TICKET_DOCUMENTS },
    answerHours: { usual: read.ANSWER_HOURS, stopped: read.STOPPED_ANSWER_HOURS },
    importSources: findImportSources(read.IMPORT_URL, read.IMPORT_TOKEN),
    importTimes: read.IMPORT_AT,
    webhookHosts: read.WEBHOOK_HOSTS ?? new Set(),
    enquiryRetentionDays: read.ENQUIRY_RETENTION_DAYS,
    editorEventsDays: read.EDITOR_EVENTS_DAYS,
    searchApiUrl: read.SEARCH_API_URL,
    searchApiToken: read.SEARCH_API_TOKEN,
    metricsPort: read.METRICS_PORT,
    accessLogShare: read.ACCESS_LOG,
    sendsTraces: Boolean(read.OTEL_EXPORTER_OTLP_ENDPOINT ?? read.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
    sharedCache: findSharedCache(read),
    trustedProxies: read.TRUST_PROXY,
    processes: read.WEB_CONCURRENCY,
    secret: read.SECRET,
    logLevel: read.LOG_LEVEL,
    drainSeconds: read.DRAIN_SECONDS,
  };
}

type Read = v.InferOutput<typeof settings>;

function findBucket(read: Read): Config['bucket'] {
  const { FILES_URL: place, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: key } = read;
  if (!place) {
    if (read.FILES_DELIVERY === 'redirected')
      throw new SettingError(
        'FILES_DELIVERY can only be redirected with FILES_URL: a folder has no addresses.',
      );
    return undefined;
  }
  if (id && !key) throw new SettingError('AWS_SECRET_ACCESS_KEY must be set with AWS_ACCESS_KEY_ID.');
  if (key && !id) throw new SettingError('AWS_ACCESS_KEY_ID must be set with AWS_SECRET_ACCESS_KEY.');
  const session = read.AWS_SESSION_TOKEN && { sessionToken: read.AWS_SESSION_TOKEN };
  return { ...place, keys: id && key ? { accessKeyId: id, secretAccessKey: key, ...session } : undefined };
}

function findInboundMail(mailbox: string | undefined, token: string | undefined): Config['inboundMail'] {
  if (mailbox && token) return { mailbox, token };
  if (mailbox) throw new SettingError('INBOUND_MAIL_TOKEN must be set with INBOUND_MAIL_TO.');
  if (token) throw new SettingError('INBOUND_MAIL_TO must be set with INBOUND_MAIL_TOKEN.');
  return undefined;
}

function findImportSources(
  urls: ReadonlyMap<string, string> = new Map(),
  tokens: ReadonlyMap<string, string> = new Map(),
): ImportSource[] {
  const unknown = [...tokens.keys()].find((name) => !urls.has(name));
  if (unknown !== undefined)
    throw new SettingError(`IMPORT_TOKEN names ${unknown}, which IMPORT_URL does not.`);
  return [...urls].map(([name, url]) => ({ name, url, token: tokens.get(name) }));
}

function findSharedCache(read: v.InferOutput<typeof settings>): SharedCacheSettings | undefined {
  const { PURGE_URL: urls, PURGE_KIND: kind, PURGE_TOKEN: token } = read;
  const seconds = read.SHARED_CACHE_SECONDS ?? (urls ? 1800 : 0);
  if (!urls) return seconds > 0 ? { seconds, keysIn: undefined, purge: undefined } : undefined;
  if (!token && (kind === 'fastly' || kind === 'cloudflare'))
    throw new SettingError(`PURGE_TOKEN must be set with PURGE_KIND=${kind}.`);
  const keysIn = kind === 'cloudflare' ? 'Cache-Tag' : 'Surrogate-Key';
  return { seconds, keysIn, purge: { kind, urls, token } };
}

function settingError(issue: v.InferIssue<typeof settings>): SettingError {
  const name = String(issue.path?.[0]?.key);
  const given = getWords(name as SettingName).isSecret
    ? ''
    : `, but is ${JSON.stringify(issue.path?.[0]?.value)}`;
  return new SettingError(`${name} ${issue.message}${given}.`);
}
