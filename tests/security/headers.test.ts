import { createHash } from 'node:crypto';
import { describe, expect, inject, test } from 'vitest';
import { rawGet } from './support/raw.ts';

const address = inject('address');
const host = new URL(address).host;
const get = (path: string, headers: Record<string, string> = {}) =>
  rawGet(address, path, { Host: host, ...headers });

const documents = [
  '/en',
  '/de-ch',
  '/en/about-us',
  '/en/no-such-page',
  '/style-guide',
  '/en/products',
  '/en/search?q=x',
];
const others = [
  '/robots.txt',
  '/sitemap.xml',
  '/healthz',
  '/readyz',
  '/image/placeholder/original.svg',
  '/image/x/y',
  '/file/none',
  '/',
];

describe('every document', () => {
  for (const path of documents) {
    test(`${path} allows only what is our own to run, load and frame`, async () => {
      const { headers } = await get(path);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      const policy = new Map(
        headers['content-security-policy']!.split('; ').map((part) => {
          const [name, ...sources] = part.split(' ');
          return [name, sources.join(' ')] as const;
        }),
      );
      expect(policy.get('default-src')).toBe("'none'");
      expect(policy.get('style-src')).toMatch(/^'self'( 'sha256-[\w+/]+=*')*$/);
      expect(policy.get('object-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'none'");
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('require-trusted-types-for')).toBe("'script'");
      expect(policy.get('trusted-types')).toBe("'none'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    });
  }
});

describe('every answer', () => {
  for (const path of [...documents, ...others]) {
    test(`${path} is typed, guarded and tells nothing of the machine`, async () => {
      const answer = await get(path, { Origin: 'https://evil.example' });
      const { headers } = answer;
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cross-origin-resource-policy']).toBeDefined();
      expect(
        Object.keys(headers).filter((name) =>
          /^(x-cache|x-remember|x-csp|server|x-powered|access-control)/.test(name),
        ),
      ).toEqual([]);
      if (answer.body) expect(headers['content-type']).toMatch(/charset=utf-8|^image\//);
    });
  }
});

test('NAV-06 NAV-07 two scripts may stand in a document, alike on all of them: which scheme its reader chose, and what to fetch ahead', async () => {
  const scripts = new Set<string>();
  for (const path of documents) {
    const { headers, body } = await get(path);
    const inline = [...body.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs)].map(
      ([, script = '']) => script,
    );
    expect(inline, path).toHaveLength(2);
    const sources = inline.map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(headers['content-security-policy'], path).toContain(`script-src 'self' ${sources.join(' ')};`);
    scripts.add(inline.join());
  }
  expect(scripts.size).toBe(1);
});

test('the same page from memory carries the same headers', async () => {
  const varying = new Set(['date', 'content-length', 'etag', 'content-encoding', 'x-request-id']);
  const stable = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.has(name)));
  const first = await get('/en/about-us?cache=false');
  const [one, two] = [await get('/en/about-us'), await get('/en/about-us', { 'Accept-Encoding': 'br' })];
  expect(stable(one.headers)).toEqual(stable(two.headers));
  expect(one.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
});

test('no other site may read an answer', async () => {
  for (const origin of [
    'https://evil.example',
    'null',
    `http://evil.${host}`,
    `http://${host}.evil.example`,
  ]) {
    for (const path of ['/en', '/graphql/content', '/robots.txt']) {
      const { headers } = await get(path, { Origin: origin });
      expect(headers['access-control-allow-origin'], `${origin} ${path}`).toBeUndefined();
    }
  }
});

test('what is not meant for the public is not there', async () => {
  const hidden = [
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/main.ts',
    '/build/server/index.js',
    '/.vite/manifest.json',
    '/assets/',
    '/metrics',
    '/server-status',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%2f..%2fserver%2findex.js',
  ];
  for (const path of hidden) {
    const { status, body } = await get(path);
    expect(status, path).toBeGreaterThanOrEqual(301);
    expect(status, path).toBeLessThan(500);
    expect(body, path).not.toMatch(/root:|"dependencies"|import /);
  }
});

test('built files may be kept for ever, and none is a source map', async () => {
  const { body } = await get('/en');
  const files = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]!);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { status, headers, body: text } = await get(file);
    expect([status, headers['cache-control']], file).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).not.toContain('sourceMappingURL');
    expect((await get(`${file}.map`)).status).toBeGreaterThanOrEqual(301);
    expect((await get(file, { 'If-None-Match': headers.etag! })).status).toBe(304);
    if (!file.endsWith('.woff2')) {
      expect((await get(file, { 'Accept-Encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
    }
  }
});
