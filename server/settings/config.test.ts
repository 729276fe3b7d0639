import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { uploadLimits } from '#contracts/upload-limits.ts';
import { writeSettingsPage } from '../../scripts/settings-page.ts';
import { readConfig, SettingError } from './config.ts';
import { getWords, settingNames } from './settings.ts';

test('without any setting the site starts on port 3000 with the embedded back ends', () => {
  expect(readConfig({})).toEqual({
    production: false,
    port: 3000,
    host: undefined,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    migrates: true,
    databaseLimits: { connections: undefined, statementSeconds: 20, lockSeconds: 5, connectSeconds: 5 },
    origin: undefined,
    siteHosts: new Map(),
    showHiddenCountries: false,
    contentApiUrl: undefined,
    supportApiUrl: undefined,
    supportApiToken: undefined,
    serviceAddresses: {
      wireFlow: undefined,
      direct: undefined,
      wireMaster: undefined,
      masterData: undefined,
    },
    smtpUrl: undefined,
    mailFrom: undefined,
    enquiryMailTo: undefined,
    samples: 'company',
    inboundMail: undefined,
    bucket: undefined,
    redirectsDownloads: false,
    uploadLimits,
    answerHours: { usual: 24, stopped: 4 },
    importSources: [],
    importTimes: ['02:00'],
    webhookHosts: new Set(),
    enquiryRetentionDays: 180,
    editorEventsDays: 730,
    searchApiUrl: undefined,
    searchApiToken: undefined,
    productApiUrl: undefined,
    accountsApiUrl: undefined,
    isSecondFactorRequired: false,
    accountsApiToken: undefined,
    metricsPort: undefined,
    accessLogShare: 0,
    sendsTraces: false,
    trustedProxies: 0,
    processes: 1,
    secret: undefined,
    logLevel: 'info',
    drainSeconds: 0,
  });
});

test('tickets take documents unless the owner says no', () => {
  expect(readConfig({}).uploadLimits.ticketDocuments).toBe(true);
  expect(readConfig({ TICKET_DOCUMENTS: 'false' }).uploadLimits).toEqual({
    ...uploadLimits,
    ticketDocuments: false,
  });
});

test('SYS-06 files are in a bucket that its address and the usual variables name', () => {
  const address = 's3://site-files?region=eu-central-1&endpoint=https://s3.example.com&path_style=true';
  const place = {
    bucket: 'site-files',
    region: 'eu-central-1',
    endpoint: 'https://s3.example.com',
    pathStyle: true,
  };
  expect(readConfig({ FILES_URL: address }).bucket).toEqual({ ...place, keys: undefined });
  const keys = { AWS_ACCESS_KEY_ID: 'one', AWS_SECRET_ACCESS_KEY: 'two' };
  expect(readConfig({ FILES_URL: address, ...keys }).bucket).toEqual({
    ...place,
    keys: { accessKeyId: 'one', secretAccessKey: 'two' },
  });
  expect(() => readConfig({ FILES_URL: address, AWS_ACCESS_KEY_ID: 'one' })).toThrow(
    'AWS_SECRET_ACCESS_KEY must be set with AWS_ACCESS_KEY_ID.',
  );
});

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

test('NAV-07 hidden countries show only when told to', () => {
  expect(readConfig({ SHOW_HIDDEN_COUNTRIES: 'true' }).showHiddenCountries).toBe(true);
  expect(readConfig({ SHOW_HIDDEN_COUNTRIES: '0' }).showHiddenCountries).toBe(false);
});

test('URL-04 hosts are mapped to the domains of the content', () => {
  const { siteHosts } = readConfig({
    SITE_HOSTS: 'www.group.example=localhost:3000, WWW.wirelane.example=wirelane.localhost:3000',
  });
  expect([...siteHosts]).toEqual([
    ['www.group.example', 'localhost:3000'],
    ['www.wirelane.example', 'wirelane.localhost:3000'],
  ]);
});

test('WFL-01 a service that is still to come has no address', () => {
  const { serviceAddresses } = readConfig({ MASTER_DATA_URL: 'none', WIRE_FLOW_URL: 'https://flow.example' });
  expect(serviceAddresses).toMatchObject({ masterData: null, wireFlow: 'https://flow.example' });
});

test('an origin loses the slash at its end', () => {
  expect(readConfig({ ORIGIN: 'https://www.group.example/' }).origin).toBe('https://www.group.example');
});

test.each([
  [{}, false],
  [{ ORIGIN: 'https://www.group.example' }, true],
  [{ ORIGIN: 'https://www.group.example', SECOND_FACTOR: 'offered' }, false],
  [{ SECOND_FACTOR: 'required' }, true],
])('IDP-07 %j: a second factor is required: %j', (settings, isRequired) => {
  expect(readConfig(settings).isSecondFactorRequired).toBe(isRequired);
});

test('a database may be named by its socket folder', () => {
  const url = 'postgresql:///website?host=%2Fvar%2Frun%2Fpostgresql&user=site';
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

const impossible: [setting: string, value: string, allowed: RegExp][] = [
  ['PORT', 'abc', /whole number from 0 to 65535, but is "abc"/],
  ['PORT', '65536', /whole number from 0 to 65535/],
  ['PORT', '-1', /whole number/],
  ['PORT', '80.5', /whole number/],
  ['HOST', 'a b', /host name or an IP address/],
  ['NODE_ENV', 'prod', /production, development or test/],
  ['DATABASE_URL', 'mysql://localhost/site', /postgresql:\/\//],
  ['DATABASE_URL', 'localhost', /postgresql:\/\//],
  ['ORIGIN', 'www.group.example', /https:\/\//],
  ['ORIGIN', 'https://www.group.example/en', /without a path/],
  ['ORIGIN', 'javascript:alert(1)', /https:\/\//],
  ['DIRECT_URL', 'javascript:alert(1)', /or none/],
  ['DIRECT_URL', 'shop', /or none/],
  ['SITE_HOSTS', 'www.group.example', /domain=host/],
  ['SITE_HOSTS', 'a=b=c', /domain=host/],
  ['IMPORT_URL', 'https://pim.example.com/', /pairs/],
  ['IMPORT_URL', 'pim=ftp://pim.example.com/', /pairs/],
  ['IMPORT_URL', 'pim=https://me:secret@pim.example.com/', /pairs/],
  ['IMPORT_URL', 'pim=https://a.example/,pim=https://b.example/', /pairs/],
  ['IMPORT_TOKEN', 'pim=a-long-token', /IMPORT_URL does not/],
  ['IMPORT_AT', '24:00', /times/],
  ['WEBHOOK_HOSTS', 'http://crm.lan', /hosts/],
  ['WEBHOOK_HOSTS', 'crm.lan,', /hosts/],
  ['SITE_HOSTS', 'a=b,a=c', /domain=host/],
  ['SITE_HOSTS', 'www.group.example=//evil.example', /domain=host/],
  ['SHOW_HIDDEN_COUNTRIES', 'yes', /true or false/],
  ['CONTENT_API_URL', 'file:///etc/passwd', /https:\/\//],
  ['PRODUCT_API_URL', 'products.example.com', /https:\/\//],
  ['PRODUCT_API_TOKEN', 'short', /at least 16/],
  ['SEARCH_API_URL', 'search.example.com', /https:\/\//],
  ['SEARCH_API_TOKEN', 'short', /at least 16/],
  ['ACCOUNTS_API_URL', 'accounts.example.com', /https:\/\//],
  ['ACCOUNTS_API_TOKEN', 'short', /at least 16/],
  ['WEB_CONCURRENCY', '0', /from 1 to 64/],
  ['SAMPLES', 'some', /company or none/],
  ['SECOND_FACTOR', 'never', /offered or required/],
  ['SECRET', 'short', /at least 32 characters/],
  ['FILES_URL', 'https://s3.example.com/bucket', /s3:\/\/bucket/],
  ['FILES_URL', 's3://key:hunter2@bucket', /without keys/],
  ['FILES_URL', 's3://bucket/folder', /s3:\/\/bucket/],
  ['FILES_URL', 's3://bucket?pathstyle=true', /path_style=true/],
  ['FILES_URL', 's3://bucket?endpoint=s3.example.com', /endpoint=https/],
  ['FILES_DELIVERY', 'redirected', /with FILES_URL/],
  ['LOG_LEVEL', 'loud', /debug, info, warn, error, silent/],
  ['DRAIN_SECONDS', '61', /from 0 to 60/],
];

test.each(impossible)(
  'SYS-06 %s=%s is refused in one line that names it and says what is allowed',
  (name, value, allowed) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(SettingError);
    expect(read).toThrow(allowed);
    expect(read).toThrow(new RegExp(`^${name} [^\n]+$`));
  },
);

test('an error does not repeat a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://site:hunter2@localhost/site' })).toThrow(/^(?!.*hunter2)/);
  expect(() => readConfig({ SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  expect(() => readConfig({ FILES_URL: 's3://key:hunter2@bucket' })).toThrow(/^(?!.*hunter2)/);
});

test('the page of settings is written from what reads them, and README shows the ten that most need', async () => {
  expect(readFileSync('docs/operations/settings.md', 'utf8')).toBe(writeSettingsPage());
  const rows = [...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  expect(rows.sort()).toEqual(settingNames.filter((name) => getWords(name).isUsual).sort());
});

test.each([
  ['PROT', 'PORT'],
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['DATABAS_URL', 'DATABASE_URL'],
  ['ORIGINS', 'ORIGIN'],
  ['LOG-LEVEL', 'LOG_LEVEL'],
  ['SMTP_URI', 'SMTP_URL'],
])('a variable that is spelled almost like a setting is refused: %s', (name, meant) => {
  expect(() => readConfig({ [name]: '3001' })).toThrow(
    new SettingError(`${name} is not a setting; ${meant} is one.`),
  );
});

test('variables of other programs are left alone', () => {
  const others = [
    'PATH',
    'HOME',
    'POST',
    'GHOST',
    'HOSTNAME',
    'PORT_80_TCP',
    'npm_config_port',
    'OTEL_SERVICE_NAME',
  ];
  expect(() => readConfig(Object.fromEntries(others.map((name) => [name, '1'])))).not.toThrow();
});

test('TIC-02 tickets are answered by mail where address and token are set, and only both together', () => {
  const both = {
    INBOUND_MAIL_TO: 'reply@service.group.example',
    INBOUND_MAIL_TOKEN: 'a-token-of-the-gateway',
  };
  expect(readConfig(both).inboundMail).toEqual({
    mailbox: 'reply@service.group.example',
    token: 'a-token-of-the-gateway',
  });
  for (const name of Object.keys(both)) {
    expect(() => readConfig({ ...both, [name]: '' })).toThrow(SettingError);
  }
});
