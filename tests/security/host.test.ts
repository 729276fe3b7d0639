import { describe, expect, inject, test } from 'vitest';
import { rawGet, sendRaw } from './support/raw.ts';

const address = inject('address');
const own = new URL(address).host;

describe('URL-12 a host that no site names', () => {
  const unknown = [
    'evil.example',
    `evil.${own}`,
    'localhost:1',
    '127.0.0.1:1',
    '[::1]:1',
    'www.litzen.example.evil.example',
  ];

  for (const host of unknown) {
    test(`answers a plain 404 for ${host} and is found nowhere in the answer`, async () => {
      for (const path of [
        '/',
        '/en',
        '/en/about-us',
        '/sitemap.xml',
        '/robots.txt',
        '/style-guide',
        '/%2f%2fevil',
      ]) {
        const answer = await rawGet(address, path, { Host: host });
        expect(answer.status, path).toBe(404);
        expect(answer.headers['content-type']).toMatch(/^text\/plain/);
        expect(answer.headers.location).toBeUndefined();
        expect(answer.whole).not.toContain(host);
      }
    });
  }

  test('is not led anywhere by headers that name another host', async () => {
    for (const name of ['X-Forwarded-Host', 'X-Host', 'X-Original-Host', 'X-Forwarded-Server', 'Forwarded']) {
      const value = name === 'Forwarded' ? 'host=evil.example;proto=https' : 'evil.example';
      for (const path of ['/', '/en', '/sitemap.xml', '/en/']) {
        const answer = await rawGet(address, path, { Host: own, [name]: value });
        expect(answer.status, `${name} ${path}`).toBeLessThan(400);
        expect(answer.whole, `${name} ${path}`).not.toContain('evil');
      }
    }
  });
});

describe('URL-12 a host that cannot be one', () => {
  for (const host of [
    'a b',
    'a/b',
    'user@a',
    'a:port',
    '<script>',
    "a'b",
    'a\tb',
    '..',
    ' ',
    'localhost.',
    `${own}.evil.example`,
  ]) {
    test(`is refused: ${JSON.stringify(host)}`, async () => {
      expect((await rawGet(address, '/en', { Host: host })).status).toBe(400);
    });
  }

  test('two hosts, or none, are refused', async () => {
    const twice = await sendRaw(address, `GET /en HTTP/1.1\r\nHost: ${own}\r\nHost: evil.example\r\n\r\n`);
    expect(twice.status).toBe(400);
    expect((await sendRaw(address, 'GET /en HTTP/1.1\r\n\r\n')).status).toBe(400);
  });

  test('an address that names another host than Host does is refused', async () => {
    expect((await rawGet(address, 'http://evil.example/en', { Host: own })).status).toBe(400);
    expect((await rawGet(address, `http://${own}/en`, { Host: own })).status).toBe(200);
  });
});

describe('URL-04 redirects stay on the host', () => {
  const hostile = [
    '//evil.example',
    '//evil.example/en',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:x=1',
    '/en//evil.example',
    '/xx//evil.example',
    '/EN/%2f%2fevil.example/',
    '/https:evil.example',
    '/https%3a%2f%2fevil.example',
    '/@evil.example',
    '/.evil.example',
    '/en/..//evil.example',
    '/en/%2e%2e/%2e%2e//evil.example',
    '/?direct=//evil.example',
    '/en?testing=true&x=//evil.example',
    '/about-us/?u=https://evil.example',
  ];
  for (const target of hostile) {
    test(target, async () => {
      const answer = await rawGet(address, target, { Host: own, 'Accept-Language': 'de, //evil.example' });
      expect(answer.status).toBeLessThan(500);
      expect(answer.headers['set-cookie'] ?? '').not.toContain('x=1');
      const { location } = answer.headers;
      if (location !== undefined) {
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(new URL(location, address).host).toBe(own);
      }
    });
  }
});
