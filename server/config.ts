import { resolve } from 'node:path';
import * as v from 'valibot';
import { type AnswerHours, answerHours } from '#contracts/support/ticket-fields.ts';
import { type UploadLimits, uploadLimits } from '#contracts/upload-limits.ts';

/** An impossible setting. The message is one line that names the setting and says what is allowed. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** What the environment may say; everything else of the program reads {@link Config}, never the environment. */
export type Config = {
  /** Production serves the built site; development builds on the fly and tells more about errors. */
  readonly production: boolean;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string | undefined;
  /** Absolute. Everything that the program writes to disk lies below it. */
  readonly dataDir: string;
  /** Another PostgreSQL server; without it the embedded one runs below `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** How the world reaches the main site, when a proxy stands in front; scheme, host and port. */
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
  /** Bearer token by which the accounts back end knows this site's back ends, to tell them what people are now. */
  readonly accountsApiToken: string | undefined;
  /** The issuer of another identity tenant; without it the embedded one answers below `/am`. */
  readonly identityUrl: string | undefined;
  /** Of the sample people, when the site is open to others. Without it they have one on a local installation only. */
  readonly samplePassword: string | undefined;
  /**
   * By which editors without a name of their own enter the editor area, or its scrypt hash; without it that of the sample
   * people, where they have one, else none.
   */
  readonly editorPassword: string | undefined;
  /** Whether administrators of people, our own people and chief editors have to sign in by more than a password. */
  readonly isSecondFactorRequired: boolean;
  /**
   * Where services of the portal are that have an address of their own, with `{language}` and `{country}` for the
   * reader's; null: still to come.
   */
  readonly serviceAddresses: Readonly<
    Record<'wireFlow' | 'direct' | 'wireMaster' | 'masterData', string | null>
  >;
  /** A mail server; without one, mail stays in the built-in inbox. */
  readonly smtpUrl: string | undefined;
  /** Who mail comes from: `Name <address>` or an address. */
  readonly mailFrom: string;
  /** Who hears of what visitors send. */
  readonly enquiryMailTo: string;
  /** The address at which tickets are answered by mail, and by what its gateway is known; undefined: at none. */
  readonly inboundMail: { readonly mailbox: string; readonly token: string } | undefined;
  /** Of clamd, which looks for malware in what is uploaded; undefined: nobody does. */
  readonly virusScannerUrl: string | undefined;
  readonly uploadLimits: UploadLimits;
  /** Within how many hours a ticket is answered. */
  readonly answerHours: AnswerHours;
  /** How many days the messages of visitors are stored. */
  readonly enquiryRetentionDays: number;
  /** Proxies in front that write the visitor's address into X-Forwarded-For; nobody else is believed. */
  readonly trustedProxies: number;
  /** Processes that answer requests. */
  readonly processes: number;
  /** Signs cookies and links; without it one is made and stored below `dataDir` (see secret.ts). */
  readonly secret: string | undefined;
  readonly logLevel: LogLevel;
  /** Seconds between "no longer ready" and "no longer accepting", for a load balancer to notice. */
  readonly drainSeconds: number;
};

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const hostWithPort = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

const wholeNumber = (min: number, max: number) => {
  const allowed = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, allowed),
    v.transform(Number),
    v.minValue(min, allowed),
    v.maxValue(max, allowed),
  );
};

const yesOrNo = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
);

const address = (allowed: string, ...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), allowed),
  );

const origin = v.pipe(
  v.string(),
  v.check(
    (text) =>
      /^https?:/.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    'must be scheme and host without a path, as in https://www.example.com',
  ),
  v.transform((text) => new URL(text).origin),
);

const serviceAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text === 'none' || (/^https?:/.test(text) && URL.canParse(text)),
    'must be an address like https://shop.example.com/{language}-{country}, or none',
  ),
  v.transform((text) => (text === 'none' ? null : text)),
);

const mailAddress = (allowed: string, pattern: RegExp) => v.pipe(v.string(), v.regex(pattern, allowed));

const bearerToken = v.pipe(
  v.string(),
  v.regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 letters and digits'),
);

const scryptHash = /^scrypt\$(?:16384|32768)\$8\$1\$[\w-]{16,}\$[\w-]{43}$/;

const siteHosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((pair) => pair.trim().toLowerCase().split('='))),
  v.check(
    (pairs) =>
      pairs.every((pair) => pair.length === 2 && pair.every((host) => hostWithPort.test(host))) &&
      new Set(pairs.map(([domain]) => domain)).size === pairs.length,
    'must be pairs domain=host with a comma between them, as in www.group.example=localhost:3000,www.wirelane.example=wirelane.localhost:3000',
  ),
  v.transform((pairs) => new Map(pairs as [string, string][])),
);

const settings = v.object({
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
    'development',
  ),
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'must be a host name or an IP address'))),
  DATA_DIR: v.optional(v.string(), '.data'),
  DATABASE_URL: v.optional(
    address(
      'must be an address like postgresql://user:password@host:5432/database',
      'postgresql:',
      'postgres:',
    ),
  ),
  ORIGIN: v.optional(origin),
  SITE_HOSTS: v.optional(siteHosts),
  SHOW_HIDDEN_COUNTRIES: v.optional(yesOrNo, 'false'),
  CONTENT_API_URL: v.optional(
    address('must be an address like https://content.example.com/graphql', 'http:', 'https:'),
  ),
  CONTENT_API_TOKEN: v.optional(bearerToken),
  PRODUCT_API_URL: v.optional(
    address('must be an address like https://products.example.com/graphql', 'http:', 'https:'),
  ),
  PRODUCT_API_TOKEN: v.optional(bearerToken),
  SEARCH_API_URL: v.optional(
    address('must be an address like https://search.example.com/api', 'http:', 'https:'),
  ),
  SEARCH_API_TOKEN: v.optional(bearerToken),
  SUPPORT_API_URL: v.optional(
    address('must be an address like https://support.example.com/graphql', 'http:', 'https:'),
  ),
  SUPPORT_API_TOKEN: v.optional(bearerToken),
  ACCOUNTS_API_URL: v.optional(
    address('must be an address like https://accounts.example.com/graphql', 'http:', 'https:'),
  ),
  ACCOUNTS_API_TOKEN: v.optional(bearerToken),
  IDENTITY_URL: v.optional(
    address(
      'must be an issuer like https://login.example.com/am/oauth2/realms/root/realms/alpha',
      'http:',
      'https:',
    ),
  ),
  SAMPLE_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))),
  SECOND_FACTOR: v.optional(v.picklist(['offered', 'required'], 'must be offered or required')),
  EDITOR_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(12, 'must have at least 12 characters'),
      v.check(
        (text) => !text.startsWith('scrypt$') || scryptHash.test(text),
        'must be a password, or its hash as in scrypt$32768$8$1$salt$key with salt and key in base64url',
      ),
    ),
  ),
  WIRE_FLOW_URL: v.optional(serviceAddress, 'https://wire-flow.group.example/'),
  DIRECT_URL: v.optional(serviceAddress, 'https://direct.group.example/{language}-{country}'),
  WIRE_MASTER_URL: v.optional(serviceAddress, 'https://wire-master.group.example/'),
  MASTER_DATA_URL: v.optional(serviceAddress, 'https://master-data.group.example/'),
  SMTP_URL: v.optional(
    address('must be an address like smtps://name:password@mail.example.com', 'smtp:', 'smtps:'),
  ),
  MAIL_FROM: v.optional(
    mailAddress(
      'must be an address, as in Ferrule <info@group.example>',
      /^(?:[^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/,
    ),
    'Ferrule <info@group.example>',
  ),
  ENQUIRY_MAIL_TO: v.optional(
    mailAddress('must be an address, as in service@group.example', /^[^\s<>@,]+@[^\s<>@,]+$/),
    'service@group.example',
  ),
  INBOUND_MAIL_TO: v.optional(
    mailAddress(
      'must be an address, as in reply@service.group.example',
      /^[\w.-]{1,20}@[\w-]+(?:\.[\w-]+)+$/,
    ),
  ),
  INBOUND_MAIL_TOKEN: v.optional(bearerToken),
  VIRUS_SCANNER_URL: v.optional(address('must be an address like tcp://clamav:3310', 'tcp:')),
  TICKET_DOCUMENTS: v.optional(yesOrNo, 'true'),
  ANSWER_HOURS: v.optional(wholeNumber(1, 240), String(answerHours.usual)),
  STOPPED_ANSWER_HOURS: v.optional(wholeNumber(1, 90), String(answerHours.stopped)),
  ENQUIRY_RETENTION_DAYS: v.optional(wholeNumber(1, 3650), '180'),
  TRUST_PROXY: v.optional(wholeNumber(0, 5), '0'),
  WEB_CONCURRENCY: v.optional(wholeNumber(1, 64), '1'),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  DRAIN_SECONDS: v.optional(wholeNumber(0, 60), '0'),
});

export const settingNames: readonly string[] = Object.keys(settings.entries);

/** Their values may hold a password, so an error does not repeat them. */
const confidential = new Set([
  'DATABASE_URL',
  'SECRET',
  'CONTENT_API_TOKEN',
  'PRODUCT_API_TOKEN',
  'SEARCH_API_TOKEN',
  'SUPPORT_API_TOKEN',
  'INBOUND_MAIL_TOKEN',
  'ACCOUNTS_API_TOKEN',
  'SAMPLE_PASSWORD',
  'EDITOR_PASSWORD',
  'SMTP_URL',
]);

/**
 * Turns the environment into the settings of the program. An empty value counts as not set.
 * @throws {SettingError} for the first setting that is impossible
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(settings, given);
  if (!parsed.success) throw settingError(parsed.issues[0]);
  const read = parsed.output;
  return {
    production: read.NODE_ENV === 'production',
    port: read.PORT,
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
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
    // On one's own machine the program can be tried at once; for the internet it has to be configured.
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
    uploadLimits: { ...uploadLimits, ticketDocuments: read.TICKET_DOCUMENTS },
    answerHours: { usual: read.ANSWER_HOURS, stopped: read.STOPPED_ANSWER_HOURS },
    enquiryRetentionDays: read.ENQUIRY_RETENTION_DAYS,
    searchApiUrl: read.SEARCH_API_URL,
    searchApiToken: read.SEARCH_API_TOKEN,
    trustedProxies: read.TRUST_PROXY,
    processes: read.WEB_CONCURRENCY,
    secret: read.SECRET,
    logLevel: read.LOG_LEVEL,
    drainSeconds: read.DRAIN_SECONDS,
  };
}

function findInboundMail(mailbox: string | undefined, token: string | undefined): Config['inboundMail'] {
  if (mailbox && token) return { mailbox, token };
  if (mailbox) throw new SettingError('INBOUND_MAIL_TOKEN must be set with INBOUND_MAIL_TO.');
  if (token) throw new SettingError('INBOUND_MAIL_TO must be set with INBOUND_MAIL_TOKEN.');
  return undefined;
}

function settingError(issue: v.InferIssue<typeof settings>): SettingError {
  const name = String(issue.path?.[0]?.key);
  const given = confidential.has(name) ? '' : `, but is ${JSON.stringify(issue.path?.[0]?.value)}`;
  return new SettingError(`${name} ${issue.message}${given}.`);
}
