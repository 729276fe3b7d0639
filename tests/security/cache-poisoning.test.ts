import { expect, inject, test } from 'vitest';
import { rawGet } from './support/raw.ts';

const address = inject('address');
const host = new URL(address).host;
const canary = 'canary-7f3a';

/** Headers that are not part of the cache key, with a value that would show if a page used it. */
const unkeyed = [
  ...[
    'X-Forwarded-Host',
    'X-Forwarded-Server',
    'X-Host',
    'X-Original-Host',
    'X-HTTP-Host-Override',
    'X-Forwarded-Port',
  ],
  ...[
    'X-Forwarded-For',
    'X-Forwarded-Proto',
    'X-Forwarded-Scheme',
    'X-Forwarded-Prefix',
    'X-Forwarded-Path',
    'X-Forwarded-Uri',
  ],
  ...['X-Original-URL', 'X-Rewrite-URL', 'X-Override-URL', 'X-Request-Uri', 'X-Original-Uri', 'X-Real-IP'],
  ...[
    'X-Client-IP',
    'X-Remote-IP',
    'X-Remote-Addr',
    'X-Originating-IP',
    'X-Cluster-Client-IP',
    'True-Client-IP',
  ],
  ...[
    'CF-Connecting-IP',
    'CF-IPCountry',
    'Fastly-Client-IP',
    'X-Geo-Country',
    'X-Country-Code',
    'X-AppEngine-Country',
  ],
  ...[
    'X-HTTP-Method-Override',
    'X-HTTP-Method',
    'X-Method-Override',
    'X-Requested-With',
    'X-CSRF-Token',
    'X-Api-Version',
  ],
  ...[
    'X-React-Router-SPA-Mode',
    'X-React-Router-Prerender-Data',
    'X-React-Router-Location',
    'X-Remix-Response',
    'X-Middleware-Subrequest',
  ],
  ...[
    'X-Cache',
    'X-Cache-Tags',
    'X-Remember',
    'X-Csp-Scripts',
    'X-User-Id',
    'X-User-Role',
    'X-Forwarded-User',
  ],
  ...[
    'User-Agent',
    'Referer',
    'Origin',
    'From',
    'Via',
    'Forwarded',
    'Pragma',
    'Accept',
    'Accept-Charset',
    'DNT',
    'Save-Data',
  ],
  ...[
    'Sec-CH-UA',
    'Sec-CH-Prefers-Color-Scheme',
    'Sec-Fetch-Dest',
    'Sec-Fetch-Mode',
    'Device-Memory',
    'Purpose',
    'locales',
  ],
];

const clean = { Host: host };
const pages = ['/en/about-us', '/de/about-us', '/robots.txt', '/sitemap.xml', '/style-guide'];

test('no header that is not part of the key leaves a trace in what others get', async () => {
  expect(unkeyed.length).toBeGreaterThanOrEqual(60);
  for (const path of pages) {
    const before = await rawGet(address, `${path}?cache=false`, clean);
    expect(before.status, path).toBe(200);
    for (const name of unkeyed) {
      const answer = await rawGet(address, path, { ...clean, [name]: canary });
      expect(answer.status, `${name} ${path}`).toBe(200);
    }
    const after = await rawGet(address, path, clean);
    expect(after.whole, path).not.toContain(canary);
    expect(after.body, path).toBe((await rawGet(address, path, clean)).body);
  }
});

test('a page that is first asked for with such headers is the plain page', async () => {
  const all = Object.fromEntries(unkeyed.map((name) => [name, canary]));
  for (const path of ['/fr', '/es', '/pt', '/hu']) {
    await rawGet(address, path, { ...clean, ...all });
    const plain = await rawGet(address, path, clean);
    expect(plain.status, path).toBe(200);
    expect(plain.whole, path).not.toContain(canary);
  }
});

test('the browser languages and an unknown query change no kept page', async () => {
  const plain = await rawGet(address, '/en/about-us', clean);
  const variants: [string, Record<string, string>][] = [
    ['/en/about-us', { 'Accept-Language': 'zh' }],
    [`/en/about-us?utm_source=${canary}`, {}],
    [`/en/about-us?${canary}=<script>`.replace('<script>', '%3Cscript%3E'), {}],
    ['/en/about-us', { Cookie: `_ga=${canary}; locale_main=zh` }],
    ['/en/about-us', { Cookie: `measurement-system=${canary}; fallback-language=${canary}` }],
    ['/en/about-us', { Cookie: 'x'.repeat(4000) }],
    ['/en/about-us', { Cookie: '=;;;==; =x' }],
  ];
  for (const [path, headers] of variants) {
    const answer = await rawGet(address, path, { ...clean, ...headers });
    expect([answer.status, answer.body === plain.body], `${path} ${JSON.stringify(headers)}`).toEqual([
      200,
      true,
    ]);
  }
});

test('URL-04 a redirect keeps the query, and is made for each visitor anew', async () => {
  const one = await rawGet(address, '/about-us?utm_source=a', { ...clean, 'Accept-Language': 'de' });
  const two = await rawGet(address, '/about-us?utm_source=b', { ...clean, 'Accept-Language': 'fr' });
  expect(one.headers.location).toBe('/de/about-us?utm_source=a');
  expect(two.headers.location).toBe('/fr/about-us?utm_source=b');
  expect(one.headers.vary).toMatch(/Accept-Language/);
});

test('SYS-01 nobody but an editor empties the cache, and drawing anew is limited', async () => {
  const kept = await rawGet(address, '/en/about-us', clean);
  for (let count = 0; count < 15; count += 1) {
    const cleared = count % 2 ? '/en/about-us?cache=clear' : '/en/about-us?cache=clear&testing=true';
    const { status } = await rawGet(address, cleared, clean);
    expect(status).toBe(200);
  }
  const after = await rawGet(address, '/en/about-us', { ...clean, 'If-None-Match': kept.headers.etag! });
  expect(after.status).toBe(304);
  const limited = await rawGet(address, '/en/about-us?cache=clear', clean);
  expect(limited.headers['cache-control']).toBe(kept.headers['cache-control']);
});

test('a page for one visitor is never kept', async () => {
  const known: Record<string, string>[] = [{ Authorization: 'Bearer x' }, { Cookie: 'editor=v1.0.x' }];
  for (const headers of known) {
    const { status, headers: answer } = await rawGet(address, '/en/about-us', { ...clean, ...headers });
    expect(status).toBe(200);
    expect(answer['cache-control']).toMatch(/private|no-store/);
    expect(answer.etag).toBeUndefined();
  }
});
