import * as v from 'valibot';

// The rules for settings, kind by kind, each with the message for a value that breaks it.

/** The description of a setting, for docs/operations/settings.md and `npm run settings`. */
export type SettingWords = {
  /** What happens without it, as Markdown. */
  readonly unset: string;
  readonly meaning: string;
  /** Its value may hold a password: no error and no list repeats it. */
  readonly isSecret?: true;
  /** One of the ten that most installations need. */
  readonly isUsual?: true;
};

export function setting<Rule extends v.GenericSchema>(rule: Rule, words: SettingWords) {
  return v.pipe(rule, v.metadata(words));
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const hostWithPort = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/;

export const wholeNumber = (min: number, max: number) => {
  const allowed = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, allowed),
    v.transform(Number),
    v.minValue(min, allowed),
    v.maxValue(max, allowed),
  );
};

export const yesOrNo = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'must be true or false'),
  v.transform((text) => text === 'true' || text === '1'),
);

export const address = (allowed: string, ...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), allowed),
  );

const bucketAllowed =
  'must be an address like s3://bucket?region=eu-central-1&endpoint=https://s3.example.com&path_style=true, without keys';

/** Names a bucket and nothing below it. Unknown parameters are refused: a misspelt one would lead elsewhere. */
export const bucketAddress = v.pipe(
  v.string(),
  v.transform((text) => (URL.canParse(text) ? new URL(text) : undefined)),
  v.check(
    (url) =>
      url?.protocol === 's3:' &&
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host) &&
      url.username + url.password + url.hash === '' &&
      ['', '/'].includes(url.pathname) &&
      [...url.searchParams.keys()].every((name) => ['region', 'endpoint', 'path_style'].includes(name)) &&
      ['true', 'false'].includes(url.searchParams.get('path_style') ?? 'false') &&
      /^[\w-]+$/.test(url.searchParams.get('region') ?? 'us-east-1') &&
      isOrigin(url.searchParams.get('endpoint')),
    bucketAllowed,
  ),
  v.transform((url) => ({
    bucket: url!.host,
    region: url!.searchParams.get('region') ?? 'us-east-1',
    endpoint: url!.searchParams.get('endpoint') ?? undefined,
    pathStyle: url!.searchParams.get('path_style') === 'true',
  })),
);

function isOrigin(text: string | null): boolean {
  if (text === null) return true;
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;
}

export const webAddress = (example: string) =>
  address(`must be an address like ${example}`, 'http:', 'https:');

export const addresses = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((one) => one.trim())),
  v.check(
    (list) => list.every((one) => URL.canParse(one) && /^https?:$/.test(new URL(one).protocol)),
    'must be addresses with a comma between them, as in http://10.0.0.5:6082,http://10.0.0.6:6082',
  ),
);

export const origin = v.pipe(
  v.string(),
  v.check(
    (text) =>
      /^https?:/.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`,
    'must be scheme and host without a path, as in https://www.example.com',
  ),
  v.transform((text) => new URL(text).origin),
);

export const serviceAddress = v.pipe(
  v.string(),
  v.check(
    (text) => text === 'none' || (/^https?:/.test(text) && URL.canParse(text)),
    'must be an address like https://shop.example.com/{language}-{country}, or none',
  ),
  v.transform((text) => (text === 'none' ? null : text)),
);

export const mailAddress = (allowed: string, pattern: RegExp) =>
  v.pipe(v.string(), v.regex(pattern, allowed));

export const bearerToken = v.pipe(
  v.string(),
  v.regex(/^[\w.~+/=-]{16,}$/, 'must have at least 16 letters and digits'),
);

export const scryptHash = /^scrypt\$(?:16384|32768)\$8\$1\$[\w-]{16,}\$[\w-]{43}$/;

export const siteHosts = v.pipe(
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

const sourceName = /^[a-z0-9][a-z0-9-]{0,39}$/;

/** `name=value` pairs with a comma between them; each name stands once. */
const named = (isValue: (text: string) => boolean, allowed: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(',').map((pair) => /^([^=]*)=(.*)$/.exec(pair.trim())?.slice(1) ?? [])),
    v.check(
      (pairs) =>
        pairs.length <= 10 &&
        pairs.every(([name = '', value = '']) => sourceName.test(name) && isValue(value)) &&
        new Set(pairs.map(([name]) => name)).size === pairs.length,
      allowed,
    ),
    v.transform((pairs) => new Map(pairs as [string, string][])),
  );

export const namedAddresses = named((text) => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password + url.hash === '';
}, 'must be at most ten pairs name=address with a comma between them, as in pim=https://pim.example.com/catalogue.xml,erp=https://erp.example.com/articles.csv');

export const namedTokens = named(
  (text) => /^[\w.~+/=-]{8,500}$/.test(text),
  'must be pairs name=token with a comma between them, with the names of IMPORT_URL and tokens of at least 8 letters and digits',
);

export const timesOfDay = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((time) => time.trim())),
  v.check(
    (times) => times.length <= 24 && times.every((time) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)),
    'must be times of the day with a comma between them, as in 02:00,14:30',
  ),
);

export const hosts = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
  v.check(
    (list) => list.every((host) => hostWithPort.test(host)),
    'must be hosts with a comma between them, as in crm.example.lan,board.example.lan:8080',
  ),
  v.transform((list) => new Set(list)),
);
