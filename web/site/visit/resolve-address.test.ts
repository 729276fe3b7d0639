import { describe, expect, test } from 'vitest';
import { parseCookies } from './request/cookies.ts';
import { type Address, resolve } from './resolve-address.ts';
import { testDirectory } from './sites/test-sites.ts';

const directory = testDirectory();

function decide(path: string, rest: Partial<Omit<Address, 'cookies'>> & { cookie?: string } = {}) {
  const [pathname = '', query] = path.split('?');
  return resolve(
    {
      method: 'GET',
      host: 'localhost:3000',
      pathname,
      search: query === undefined ? '' : `?${query}`,
      acceptLanguage: null,
      ...rest,
      cookies: parseCookies(rest.cookie ?? null),
    },
    directory,
  );
}

const page = (path: string, rest = {}) => {
  const decision = decide(path, rest);
  return decision.kind === 'page' ? [decision.site.id, decision.locale.code, decision.path] : decision;
};

describe('URL-01 URL-02 an address names site, locale and path', () => {
  test.each([
    ['/en', ['main', 'en', '/']],
    ['/de-ch/about-us/innovation', ['main', 'de-CH', '/about-us/innovation']],
    ['/en/events', ['events', 'en', '/']],
    ['/de/events/internal-2025', ['events', 'de', '/internal-2025']],
    ['/en/brand-portal/komax', ['brand-portal', 'en', '/komax']],
    ['/en/eventsandmore', ['main', 'en', '/eventsandmore']],
    ['/en/caf%C3%A9', ['main', 'en', '/café']],
  ])('%s', (path, expected) => expect(page(path)).toEqual(expected));

  test('a site with a domain of its own is found there, by its real and its local name', () => {
    expect(page('/en/events', { host: 'www.wirelane.example' })).toEqual(['wirelane', 'en', '/events']);
    expect(page('/en', { host: 'wirelane.localhost:3000' })).toEqual(['wirelane', 'en', '/']);
    expect(page('/en', { host: 'WWW.Group.Example' })).toEqual(['main', 'en', '/']);
  });
});

describe('URL-03 a wrong spelling of the path answers 301, the query is kept', () => {
  test.each([
    ['/en/', '/en'],
    ['/de-ch/about-us/?x=1&y', '/de-ch/about-us?x=1&y'],
    ['/en//about-us///innovation', '/en/about-us/innovation'],
    ['/en/home', '/en'],
    ['/en/events/home', '/en/events'],
    ['/en/MyKomax/tickets/list', '/en/mykomax/tickets/list'],
    ['/en/%6Dykomax', '/en/mykomax'],
    ['/en/%4DYKOMAX', '/en/mykomax'],
    ['/style-guide/', '/style-guide'],
  ])('%s', (path, location) => expect(decide(path)).toEqual({ kind: 'redirect', status: 301, location }));
});

describe('URL-04 a missing or wrong locale answers 302 in one hop, path and query kept', () => {
  test.each([
    ['/', '/en'],
    ['', '/en'],
    ['/about-us?x=1', '/en/about-us?x=1'],
    ['/about-us/', '/en/about-us'],
    ['/events/internal-2025', '/en/events/internal-2025'],
    ['/DE-CH/about-us', '/de-ch/about-us'],
    ['/it/about-us', '/en/about-us'],
    ['/de-us/about-us', '/de/about-us'],
    ['/fr-de/products', '/fr/products'],
    ['/de-fr', '/de'],
    ['/zh-hk', '/zh'],
    ['/FR-DE/', '/fr'],
    ['/es-us/about-us?x=1', '/es/about-us?x=1'],
    ['/en-xk', '/en'],
    ['/de-ch/events/internal-2025', '/de/events/internal-2025'],
    ['/fr-ch/events', '/en/events'],
    ['/MYKOMAX/account', '/en/mykomax/account'],
  ])('%s', (path, location) => expect(decide(path)).toEqual({ kind: 'redirect', status: 302, location }));

  test('the cookie of the site goes before the browser, the browser before the default', () => {
    const browser = { acceptLanguage: 'fr-FR,fr;q=0.9,en;q=0.5' };
    expect(decide('/x', { ...browser, cookie: 'locale_main=de-ch' })).toMatchObject({ location: '/de-ch/x' });
    expect(decide('/x', { ...browser, cookie: 'locale_events=de' })).toMatchObject({ location: '/fr-fr/x' });
    expect(decide('/x', { ...browser, cookie: 'locale_main=xx-yy' })).toMatchObject({ location: '/fr-fr/x' });
    expect(decide('/x', { acceptLanguage: 'tlh' })).toMatchObject({ location: '/en/x' });
  });

  test('the language that a wrong prefix names goes before the cookie and the browser', () => {
    const reader = { acceptLanguage: 'de-CH', cookie: 'locale_main=de-ch; locale_events=en' };
    expect(decide('/fr-de/products', reader)).toMatchObject({ location: '/fr/products', status: 302 });
    expect(decide('/de-ch/events', { ...reader, acceptLanguage: 'en' })).toMatchObject({
      location: '/de/events',
    });
    expect(decide('/it-ch/products', reader)).toMatchObject({ location: '/de-ch/products' });
  });

  test('a valid locale is never overruled by the browser', () => {
    expect(page('/en/about-us', { acceptLanguage: 'de-CH' })).toEqual(['main', 'en', '/about-us']);
  });
});

describe('URL-05 areas without locale', () => {
  test.each([
    '/style-guide',
    '/style-guide/pages/error',
    '/callback',
    '/robots.txt',
    '/opensearch.xml',
    '/llms.txt',
    '/.well-known/security.txt',
  ])('%s', (path) => expect(decide(path)).toMatchObject({ kind: 'unlocalized', site: { id: 'main' } }));
});

test('URL-06 a site may allow a language alone that system data does not list', () => {
  expect(page('/es/about-us')).toEqual(['main', 'es', '/about-us']);
  expect(decide('/es', { host: 'www.wirelane.example' })).toMatchObject({
    kind: 'redirect',
    location: '/en',
  });
});

test('LOC-02 a hidden country is there only when the setting shows it', () => {
  expect(decide('/en-xk')).toMatchObject({ kind: 'redirect' });
  const shown = testDirectory({ showHiddenCountries: true });
  const address = {
    method: 'GET',
    host: 'localhost:3000',
    pathname: '/en-xk',
    search: '',
    acceptLanguage: null,
  };
  expect(resolve({ ...address, cookies: new Map() }, shown)).toMatchObject({
    kind: 'page',
    locale: { country: 'XK' },
  });
});

test.each([
  'evil.example',
  '',
  'localhost',
  'localhost:3001',
  'www.group.example.evil',
  'www.unfinished.example',
])('URL-12 the host %j is nobody', (host) =>
  expect(decide('/en', { host })).toEqual({ kind: 'unknownHost' }),
);

describe('URL-04 hostile paths never lead away', () => {
  const hostile = [
    '//evil.example',
    '///evil.example/%2e%2e',
    '/\\evil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example/',
    '/%2f%2fevil.example',
    '/%2F/evil.example/',
    '/en/%2f%2fevil.example/',
    '/en/..%2f..%2fevil',
    '/https:evil.example',
    '/https://evil.example/',
    '/en/%00/',
    '/%0d%0aLocation:%20https://evil.example',
    '/en/%09/',
    '/%E0%A4%A/',
    '/@evil.example/',
    '/en/%40evil.example/',
    '/.evil.example',
    '/%2e%2e/%2e%2e/etc',
    '/en/%e3%80%82evil/',
    '/data:text/html,x',
    '/javascript:alert(1)',
    `/${'a/'.repeat(50_000)}`,
    `/en/${'%41'.repeat(30_000)}/`,
    '/en/;evil?next=//evil.example',
  ];
  test.each(hostile.map((path) => [path.length > 60 ? `${path.slice(0, 60)}…` : path, path]))(
    '%s',
    (_, path) => {
      const decision = decide(path);
      if (decision.kind !== 'redirect') {
        expect(['page', 'malformed', 'unlocalized']).toContain(decision.kind);
        return;
      }
      const url = new URL(decision.location, 'http://localhost:3000');
      expect(url.origin).toBe('http://localhost:3000');
      expect(decision.location).toMatch(/^\/[^/\\]/);
      // One hop: the target is final.
      expect(decide(decision.location)).not.toMatchObject({ kind: 'redirect' });
    },
  );

  test('separators and control characters hidden in a segment are refused', () => {
    for (const path of ['/en/a%2fb', '/en/a%5cb', '/en/a%00', '/en/%7f', '/en/%ff']) {
      expect(decide(path)).toEqual({ kind: 'malformed' });
    }
  });

  test('only reading is redirected', () => {
    expect(decide('/en/', { method: 'POST' })).toEqual({ kind: 'malformed' });
  });
});
