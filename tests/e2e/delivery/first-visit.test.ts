import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { originOf } from '../../support/site.ts';

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(originOf('main') + path, { headers });

test('URL-04 a first visit is led to the language of the browser, path and query kept', async () => {
  const { status, headers } = await fetchPath('/about-us?from=card', {
    'accept-language': 'de-CH,de;q=0.9,en;q=0.5',
  });
  expect({ status, location: headers.location }).toEqual({
    status: 302,
    location: '/de-ch/about-us?from=card',
  });
  expect(headers.vary).toMatch(/Cookie/);
  expect(headers.vary).toMatch(/Accept-Language/);
});

test('URL-04 a browser that speaks none of our languages gets the default of the site', async () => {
  expect((await fetchPath('/', { 'accept-language': 'is' })).headers.location).toBe('/en');
  expect((await fetchPath('/')).headers.location).toBe('/en');
});

test('URL-04 URL-11 the remembered locale goes before the languages of the browser', async () => {
  const headers = { cookie: 'locale_main=fr-ch', 'accept-language': 'de' };
  expect((await fetchPath('/contact', headers)).headers.location).toBe('/fr-ch/contact');
});

test('URL-04 a locale that the site does not have is led to one that it has', async () => {
  // The language of the address has priority over that of the browser.
  expect((await fetchPath('/de-us/contact', { 'accept-language': 'ja' })).headers.location).toBe(
    '/de/contact',
  );
  expect((await fetchPath('/nl-us/contact', { 'accept-language': 'ja' })).headers.location).toBe(
    '/ja/contact',
  );
  expect((await fetchPath('/EN/contact')).headers.location).toBe('/en/contact');
});

test('URL-04 no path leads to another host', async () => {
  for (const path of [
    '//evil.example',
    '/en//evil.example',
    '/%2F%2Fevil.example',
    '/en/..%2f..%2fevil.example',
  ]) {
    const { status, headers } = await fetchPath(path);
    expect(headers.location ?? '/', `${path} ${status}`).toMatch(/^\/(?![/\\])/);
    expect(status, path).toBeLessThan(500);
  }
});

test('URL-03 a trailing slash answers 301, the query is kept', async () => {
  const { status, headers } = await fetchPath('/de/about-us/?x=1');
  expect({ status, location: headers.location }).toEqual({ status: 301, location: '/de/about-us?x=1' });
});

test('URL-11 the locale of the last page is remembered, for each site on its own', async ({ visit }) => {
  const page = await visit('/de-ch');
  const remembered = async (name: string) =>
    (await page.context().cookies()).find((cookie) => cookie.name === name);
  await expect.poll(async () => (await remembered('locale_main'))?.value).toBe('de-ch');
  await page.goto('/en/events');
  await expect.poll(async () => (await remembered('locale_events'))?.value).toBe('en');
  const oneYear = Date.now() / 1000 + 365 * 24 * 60 * 60;
  expect((await remembered('locale_main'))?.expires).toBeGreaterThan(oneYear);
  await page.goto('/about-us');
  expect(new URL(page.url()).pathname).toBe('/de-ch/about-us');
  await page.goto('/events');
  expect(new URL(page.url()).pathname).toBe('/en/events');
});

test('URL-11 SYS-01 a page sets no cookie, so that caches in front may keep it', async () => {
  for (const path of ['/de-ch', '/en/events', '/en/nothing-here']) {
    const { headers } = await fetchPath(path);
    expect([headers['set-cookie'], headers.vary], path).toEqual([undefined, 'Accept-Encoding']);
  }
});
