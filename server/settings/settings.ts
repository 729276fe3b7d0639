import * as v from 'valibot';
import { answerHours } from '#contracts/support/ticket-fields.ts';
import { backEndSettings } from '../back-ends/back-end-settings.ts';
import { sharedCacheSettings } from '../shared-cache/shared-cache-settings.ts';
import {
  address,
  bearerToken,
  bucketAddress,
  hosts,
  logLevels,
  mailAddress,
  namedAddresses,
  namedTokens,
  origin,
  type SettingWords,
  scryptHash,
  serviceAddress,
  setting,
  siteHosts,
  timesOfDay,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './setting-rules.ts';

/** Every setting, once: its name in the environment, its rule, and what it is for. */
export const settings = v.object({
  NODE_ENV: setting(
    v.optional(
      v.picklist(['production', 'development', 'test'], 'must be production, development or test'),
      'development',
    ),
    {
      unset: '`development`',
      meaning: '`production` serves the built site; `npm start` and `npm run dev` set it',
    },
  ),
  PORT: setting(v.optional(wholeNumber(0, 65_535), '3000'), {
    unset: '`3000`',
    meaning: 'port to listen on; `0` takes a free one',
    isUsual: true,
  }),
  HOST: setting(
    v.optional(v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'must be a host name or an IP address'))),
    { unset: 'all addresses', meaning: 'address to listen on' },
  ),
  DATA_DIR: setting(v.optional(v.string(), '.data'), {
    unset: '`.data`',
    meaning: 'where everything is kept: the embedded database, files, the signing key',
    isUsual: true,
  }),
  FILES_URL: setting(v.optional(bucketAddress), {
    unset: 'a folder below `DATA_DIR`',
    meaning:
      'a bucket that speaks S3, which several machines share: `s3://bucket?region=eu-central-1&endpoint=https://s3.example.com&path_style=true`; without `endpoint` it is Amazon’s. `docs/operations/object-store.md`',
    isSecret: true,
  }),
  FILES_DELIVERY: setting(
    v.optional(v.picklist(['streamed', 'redirected'], 'must be streamed or redirected'), 'streamed'),
    {
      unset: '`streamed`',
      meaning:
        '`redirected`: browsers fetch releases, attachments and papers that are not for everybody from the bucket, by an address that holds for a minute',
    },
  ),
  AWS_ACCESS_KEY_ID: setting(v.optional(v.string()), {
    unset: 'found as the AWS SDK finds it',
    meaning: 'by what the bucket knows this installation',
    isSecret: true,
  }),
  AWS_SECRET_ACCESS_KEY: setting(v.optional(v.string()), {
    unset: 'found as the AWS SDK finds it',
    meaning: 'the secret of that key',
    isSecret: true,
  }),
  AWS_SESSION_TOKEN: setting(v.optional(v.string()), {
    unset: 'found as the AWS SDK finds it',
    meaning: 'of a key that was given for some time',
    isSecret: true,
  }),
  SAMPLES: setting(v.optional(v.picklist(['company', 'none'], 'must be company or none'), 'company'), {
    unset: '`company`',
    meaning:
      'whose company an empty database gets: the sample, or with `none` your own, which is set up at `/setup`; a database that has a company stays as it is',
    isUsual: true,
  }),
  DATABASE_URL: setting(
    v.optional(
      address(
        'must be an address like postgresql://user:password@host:5432/database',
        'postgresql:',
        'postgres:',
      ),
    ),
    {
      unset: 'the embedded PostgreSQL',
      meaning:
        'another PostgreSQL (15 or newer, 100 connections as it comes), `postgresql://user:password@host:5432/database`',
      isSecret: true,
      isUsual: true,
    },
  ),
  MIGRATE: setting(v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'yes'), {
    unset: '`yes`',
    meaning:
      '`no`: the start changes no table and ends where one is older than this version; `npm run migrate` does it before, as a role that may',
  }),
  DATABASE_POOL: setting(v.optional(wholeNumber(2, 50)), {
    unset: 'up to `5`, fewer with many processes',
    meaning:
      'connections that each of the five back ends and what goes on beside them may hold in one process',
  }),
  DATABASE_STATEMENT_SECONDS: setting(v.optional(wholeNumber(1, 600), '20'), {
    unset: '`20`',
    meaning: 'a statement of a request that takes longer is ended',
  }),
  DATABASE_LOCK_SECONDS: setting(v.optional(wholeNumber(1, 600), '5'), {
    unset: '`5`',
    meaning: 'a statement that waits longer for what another one holds is ended',
  }),
  DATABASE_CONNECT_SECONDS: setting(v.optional(wholeNumber(1, 60), '5'), {
    unset: '`5`',
    meaning:
      'whoever waits longer for a connection, new or of the pool, hears that the back end is not available',
  }),
  ORIGIN: setting(v.optional(origin), {
    unset: '`http://localhost:PORT`',
    meaning: 'how the world reaches the main site when a proxy stands in front, `https://www.example.com`',
    isUsual: true,
  }),
  SITE_HOSTS: setting(v.optional(siteHosts), {
    unset: 'see below',
    meaning: 'which host answers here for which domain of the content',
    isUsual: true,
  }),
  SHOW_HIDDEN_COUNTRIES: setting(v.optional(yesOrNo, 'false'), {
    unset: '`false`',
    meaning: '`true` shows countries that are still being prepared',
  }),
  ...backEndSettings,
  SAMPLE_PASSWORD: setting(
    v.optional(v.pipe(v.string(), v.minLength(12, 'must have at least 12 characters'))),
    {
      unset: 'made once on a local installation',
      meaning: 'password of the sample people; with `ORIGIN` set and without this they have none',
      isSecret: true,
    },
  ),
  SECOND_FACTOR: setting(v.optional(v.picklist(['offered', 'required'], 'must be offered or required')), {
    unset: '`required` where `ORIGIN` is https, else `offered`',
    meaning:
      'whether administrators of people, our own people and chief editors set up an authenticator app before they first come in; a public trial with `SAMPLE_PASSWORD` says `offered`, since the first visitor would keep the account to himself',
  }),
  EDITOR_PASSWORD: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.minLength(12, 'must have at least 12 characters'),
        v.check(
          (text) => !text.startsWith('scrypt$') || scryptHash.test(text),
          'must be a password, or its hash as in scrypt$32768$8$1$salt$key with salt and key in base64url',
        ),
      ),
    ),
    {
      unset: '`SAMPLE_PASSWORD` where there is one',
      meaning:
        'shared password of the editor area at `/en/editor`, or its scrypt hash `scrypt$32768$8$1$salt$key`; without either, only named editors enter',
      isSecret: true,
    },
  ),
  WIRE_FLOW_URL: setting(v.optional(serviceAddress), {
    unset: 'no such service; of the sample company one of its own',
    meaning: 'wire flow in the cloud; like the next three `none` while it is still to come',
  }),
  DIRECT_URL: setting(v.optional(serviceAddress), {
    unset: 'no such service; of the sample company one of its own',
    meaning: "the shop for parts and tools; `{language}` and `{country}` stand for the reader's",
  }),
  WIRE_MASTER_URL: setting(v.optional(serviceAddress), {
    unset: 'no such service; of the sample company one of its own',
    meaning: 'the service for process data of wires',
  }),
  MASTER_DATA_URL: setting(v.optional(serviceAddress), {
    unset: 'no such service; of the sample company one of its own',
    meaning: 'the service for master data',
  }),
  SMTP_URL: setting(
    v.optional(address('must be an address like smtps://name:password@mail.example.com', 'smtp:', 'smtps:')),
    {
      unset: 'the mail server of the set-up, else a built-in inbox',
      meaning:
        'mail server, `smtps://name:password@mail.example.com`; in development the inbox is at `/dev/mail`',
      isSecret: true,
      isUsual: true,
    },
  ),
  MAIL_FROM: setting(
    v.optional(
      mailAddress(
        'must be an address, as in Ferrule <info@group.example>',
        /^(?:[^<>\r\n]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/,
      ),
    ),
    { unset: 'the company as it was set up', meaning: 'who mail comes from', isUsual: true },
  ),
  ENQUIRY_MAIL_TO: setting(
    v.optional(mailAddress('must be an address, as in service@group.example', /^[^\s<>@,]+@[^\s<>@,]+$/)),
    { unset: 'the company as it was set up', meaning: 'who hears of what visitors send' },
  ),
  INBOUND_MAIL_TO: setting(
    v.optional(
      mailAddress(
        'must be an address, as in reply@service.group.example',
        /^[\w.-]{1,20}@[\w-]+(?:\.[\w-]+)+$/,
      ),
    ),
    {
      unset: 'tickets are not answered by mail',
      meaning:
        'the address whose gateway posts mail to `/api/inbound-mail`, `reply@service.example.com`; it also takes `reply+…@`',
    },
  ),
  INBOUND_MAIL_TOKEN: setting(v.optional(bearerToken), {
    unset: '',
    meaning: 'the bearer token of that gateway',
    isSecret: true,
  }),
  VIRUS_SCANNER_URL: setting(v.optional(address('must be an address like tcp://clamav:3310', 'tcp:')), {
    unset: 'nothing is scanned',
    meaning: 'clamd that looks through uploads, `tcp://clamav:3310`; while it cannot tell, nothing is taken',
  }),
  TICKET_DOCUMENTS: setting(v.optional(yesOrNo, 'true'), {
    unset: '`true`',
    meaning: '`false`: tickets take pictures and films only, no PDF, plain text (log, txt, csv) or ZIP',
  }),
  ANSWER_HOURS: setting(v.optional(wholeNumber(1, 240), String(answerHours.usual)), {
    unset: '`24`',
    meaning:
      'within so many hours from Monday to Friday, day and night, a ticket is answered, as form, list, ticket and mail promise',
  }),
  STOPPED_ANSWER_HOURS: setting(v.optional(wholeNumber(1, 90), String(answerHours.stopped)), {
    unset: '`4`',
    meaning:
      'the same of a machine that has stopped, in hours of work: Monday to Friday from 8 to 17 at the customer’s',
  }),
  ENQUIRY_RETENTION_DAYS: setting(v.optional(wholeNumber(1, 3650), '180'), {
    unset: '`180`',
    meaning: 'for so many days what visitors send is kept',
  }),
  EDITOR_EVENTS_DAYS: setting(v.optional(wholeNumber(1, 3650), '730'), {
    unset: '`730`',
    meaning: 'for so many days it is kept who did what in the editor area, and who entered it',
  }),
  IMPORT_URL: setting(v.optional(namedAddresses), {
    unset: 'no catalogue is fetched',
    meaning:
      'where a PIM or ERP gives its catalogue, fetched by plan and imported as drafts: `pim=https://pim.example.com/catalogue.xml,erp=https://erp.example.com/articles.csv`; a comma within an address is written `%2C`. Hosts of private networks, or without TLS, are allowed with `WEBHOOK_HOSTS`. `docs/guide/operator.md`',
    isSecret: true,
  }),
  IMPORT_TOKEN: setting(v.optional(namedTokens), {
    unset: 'catalogues are fetched without a token',
    meaning: 'the bearer tokens of `IMPORT_URL`, by its names: `pim=…,erp=…`',
    isSecret: true,
  }),
  IMPORT_AT: setting(v.optional(timesOfDay, '02:00'), {
    unset: '`02:00`',
    meaning: 'at these times of the day (UTC) catalogues are fetched: `02:00,14:30`',
  }),
  WEBHOOK_HOSTS: setting(v.optional(hosts), {
    unset: 'webhooks and fetched catalogues use the public internet by https alone',
    meaning:
      'hosts of private networks, or without TLS, that chief editors may give as webhooks, and that `IMPORT_URL` may name: `crm.example.lan,board.example.lan:8080`',
  }),
  METRICS_PORT: setting(v.optional(wholeNumber(1, 65_535)), {
    unset: 'nothing is measured',
    meaning:
      'port at which Prometheus reads `/metrics`, apart from the site; of several processes each takes the next one',
  }),
  ACCESS_LOG: setting(
    v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(?:0|1|0?\.\d{1,4})$/, 'must be a share from 0 to 1, as in 0.1'),
        v.transform(Number),
      ),
      '0',
    ),
    {
      unset: '`0`',
      meaning:
        'share of the requests that have a line in the log, with their route, status, time and size; with any but `0` each that failed on our side has one',
    },
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(v.optional(webAddress('http://collector:4318')), {
    unset: 'no traces are sent',
    meaning:
      'where traces go by OTLP (protobuf over HTTP); the other `OTEL_` variables of the standard count, too',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(v.optional(webAddress('http://collector:4318/v1/traces')), {
    unset: 'below the one before',
    meaning: 'the whole address for traces alone',
  }),
  TRUST_PROXY: setting(v.optional(wholeNumber(0, 5), '0'), {
    unset: '`0`',
    meaning:
      "proxies in front that write the visitor's address into `X-Forwarded-For`, for limits by address; without any, one address has 500 connections at most, with some they count connections themselves (nginx: `limit_conn`)",
    isUsual: true,
  }),
  ...sharedCacheSettings,
  WEB_CONCURRENCY: setting(v.optional(wholeNumber(1, 64), '1'), {
    unset: '`1`',
    meaning:
      'processes that answer requests; one takes up to 31 connections of the database, six together 90',
    isUsual: true,
  }),
  SECRET: setting(v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))), {
    unset: 'made once, kept in `DATA_DIR`',
    meaning: 'signs cookies and links, 32 characters or more; processes on several machines need the same',
    isSecret: true,
    isUsual: true,
  }),
  LOG_LEVEL: setting(v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'), {
    unset: '`info`',
    meaning: '`debug`, `info`, `warn`, `error` or `silent`; the log goes to standard error',
  }),
  DRAIN_SECONDS: setting(v.optional(wholeNumber(0, 60), '0'), {
    unset: '`0`',
    meaning: 'how long to keep answering after SIGTERM while `/readyz` already says no',
  }),
});

export type SettingName = keyof typeof settings.entries;

export const settingNames = Object.keys(settings.entries) as SettingName[];

export function getWords(name: SettingName): SettingWords {
  return v.getMetadata(settings.entries[name]) as SettingWords;
}
