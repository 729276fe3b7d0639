import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { screen, serviceLink } from '../../support/site/portal.ts';
import { originOf } from '../../support/site.ts';

type Loaded = { address: string; bytes: number };

const scriptsOf = (page: Page): Promise<Loaded[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ address: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ address }) => address.endsWith('.js')),
  );

const sum = (scripts: readonly Loaded[]) => scripts.reduce((total, { bytes }) => total + bytes, 0);

test('POR-01 public pages load nothing of the portal, also for somebody who is signed in', async ({
  visit,
}) => {
  const portal = await visit('/en/mykomax', { as: 'customer' });
  await screen(portal, 'Hello Eva Brandt');
  const application = await portal.locator('body > script[type=module]').last().getAttribute('src');
  const all = await scriptsOf(portal);
  expect(all.map(({ address }) => address)).toContain(application);
  expect(sum(all), 'bytes of the first screen').toBeLessThan(150_000);
  for (const path of ['/en', '/en/products', '/en/contact']) {
    const scripts = await scriptsOf(await visit(path, { as: 'customer' }));
    expect(
      scripts.map(({ address }) => address),
      path,
    ).not.toContain(application);
    expect(sum(scripts), path).toBeLessThan(40_000);
  }
});

const openingScreens = [
  ['', 'Hello Eva Brandt'],
  ['/account', 'Account'],
  ['/downloads', 'Download'],
  ['/inventory', 'Inventory'],
  ['/tickets/list', 'Tickets'],
  ['/tickets/newticket', 'New ticket'],
  ['/wire-flow', 'Wire flow'],
] as const;

test.for(openingScreens)(
  'POR-01 what the screen %j asks first is asked once, while the application is still on its way',
  async ([path, heading], { visit }) => {
    const requests: string[] = [];
    let first: () => void;
    const isRequested = new Promise<void>((resolve) => {
      first = resolve;
    });
    const before = async (page: Page) => {
      page.on('request', (request) => {
        if (!/-proxy$/.test(new URL(request.url()).pathname)) return;
        requests.push(request.postDataJSON().operationName);
        first();
      });
      await page.route('**/assets/application-*.js', async (route) => {
        await isRequested;
        await route.continue();
      });
    };
    const page = await visit(`/en/mykomax${path}`, { as: 'customer', before });
    await screen(page, new RegExp(heading));
    expect(requests.length).toBeGreaterThan(0);
    expect(requests).toEqual([...new Set(requests)]);
  },
);

test.for([
  ['', 'dashboard'],
  ['/tickets', 'ticket-list'],
  ['/tickets/ST-2025-004212', 'ticket'],
  ['/inventory/M-0001', 'machine'],
] as const)('POR-01 the page at %j has the script of its screen fetched ahead', async ([path, script]) => {
  const { text: html } = await sendRequest(`${originOf('main')}/en/mykomax${path}`);
  const ahead = [...html.matchAll(/<link rel="modulepreload"[^>]* href="\/assets\/([^"]+)-[\w-]{8}\.js"/g)];
  expect(ahead.map(([, name]) => name)).toContain(script);
});

test('POR-01 an address with a query asks for what it says, and once', async ({ visit }) => {
  const requests: unknown[] = [];
  const before = async (page: Page) => {
    page.on('request', (request) => {
      // The requests of the frame are made alongside.
      const isProxied = request.url().endsWith('/api/tickets-proxy');
      if (isProxied && request.postDataJSON().operationName === 'ticketList')
        requests.push(request.postDataJSON());
    });
  };
  const page = await visit('/en/mykomax/tickets/list?status=closed', { as: 'customer', before });
  await screen(page, 'Tickets');
  expect(requests).toMatchObject([{ operationName: 'ticketList', variables: { view: 'closed' } }]);
});

const firstScreens = [
  ['/mykomax', 'Hello Eva Brandt'],
  ['/mykomax/tickets/list', 'Tickets'],
  ['/mykomax/tickets/ST-2020-000001', 'There is nothing here'],
] as const;

test.for(firstScreens)(
  'NAV-01 POR-01 the frame does what it can do as soon as %s stands',
  async ([path, heading], { visit }) => {
    // Disables the fallback after three seconds.
    const before = (page: Page) =>
      page.addInitScript(() => {
        const begin = setTimeout as (run: TimerHandler, ms?: number) => number;
        const shortOnly = (run: TimerHandler, ms = 0) => (ms < 3000 ? begin(run, ms) : 0);
        Object.assign(window, { setTimeout: shortOnly });
      });
    const page = await visit(`/en${path}`, { as: 'customer', before });
    await screen(page, heading);
    await expect.poll(() => page.locator(':not(:defined)').count()).toBe(0);
  },
);

test('POR-01 without script the portal says what it needs', async ({ visit }) => {
  // Chromium reports the scripts that it should preload when it runs none.
  const page = await visit('/en/mykomax', { script: false, expected: [/\.js csp$/] });
  await page.getByRole('heading', { name: 'This area needs JavaScript' }).waitFor();
});

test('URL-10 what the portal does not have is not found', async ({ visit }) => {
  await visit('/en/mykomax/nothing', { status: 404, as: 'customer' });
});

test('POR-01 screens change without a new page: address, title, focus and position follow', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax', { as: 'customer', height: 500 });
  await screen(page, 'Hello Eva Brandt');
  expect(await page.title()).toBe('MyLitzen');
  const isSamePage = await page.evaluateHandle(() => document);
  await page.evaluate(() => scrollTo(0, 300));
  // A click by the test tool would scroll to the link first.
  await serviceLink(page, 'Wire flow').evaluate((link: HTMLElement) => link.click());
  await screen(page, 'Wire flow');
  expect(new URL(page.url()).pathname).toBe('/en/mykomax/wire-flow');
  await expect.poll(() => page.title()).toBe('Wire flow – MyLitzen');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const navigation = page.getByRole('navigation', { name: 'Services', exact: true });
  expect(await navigation.locator('[aria-current]').allInnerTexts()).toEqual(['Wire flow']);
  await page.goBack();
  await screen(page, 'Hello Eva Brandt');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await isSamePage.evaluate((document) => document === window.document)).toBe(true);
});

test('POR-02 who has no access to a service is told so, and where to go', async ({ visit }) => {
  const page = await visit('/en/mykomax/wire-flow', { as: 'otherCustomer' });
  await screen(page, 'You have no access to this service');
  await page.getByRole('link', { name: 'To the dashboard' }).click();
  await screen(page, /^Hello Luis/);
});

// Their accessibility is tested in tests/e2e/portal/keyboard.test.ts.
test.for([
  ['', /^Hello/],
  ['/account', 'Account settings'],
  ['/wire-flow', 'Wire flow'],
  ['/downloads', 'Download centre'],
] as const)('POR-01 the screen /mykomax%s fits on a phone', async ([path, name], { visit }) => {
  const page = await visit(`/en/mykomax${path}`, { as: 'customer' });
  await screen(page, name);
  for (const width of [390, 320]) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
});

test('TIC-05 the portal asks with headers that every proxy passes on, and says at which debug level', async ({
  visit,
}) => {
  const sent = new Map<string, Record<string, string>>();
  const before = async (page: Page) => {
    page.on('request', (request) => void sent.set(new URL(request.url()).pathname, request.headers()));
  };
  const page = await visit('/en/mykomax/tickets/list', { as: 'customer', before });
  await screen(page, 'Tickets');
  await expect.poll(() => sent.has('/api/tickets-events')).toBe(true);
  const names = [...sent.values()].flatMap((headers) => Object.keys(headers));
  // nginx drops other headers unless it is configured not to (underscores_in_headers).
  expect(names.filter((name) => !/^:?[a-z0-9-]+$/.test(name))).toEqual([]);
  expect(sent.get('/api/tickets-proxy')).toMatchObject({
    'ciam-id-token': expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    'debug-level': 'info',
  });
  expect(sent.get('/api/tickets-events')).toHaveProperty('ciam-id-token');
});
