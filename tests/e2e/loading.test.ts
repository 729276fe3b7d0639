import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { openMenu } from '../support/frame.ts';
import { test } from '../support/page-test.ts';

/** Keeps requests back until they are let go. */
async function holdBack(page: Page, which: RegExp) {
  const held: Route[] = [];
  await page.route(which, (route) => void held.push(route));
  return { held, letGo: () => Promise.all(held.splice(0).map((route) => route.continue())) };
}

test('NAV-06 the loading line shows while a page is on its way, and says so to screen readers', async ({
  visit,
}) => {
  const page = await visit('/en');
  const bar = page.locator('ui-loading');
  const line = () => bar.evaluate((host) => ({ count: host.dataset.count, words: host.textContent?.trim() }));
  expect(await line()).toEqual({ count: '0', words: '' });
  const { held, letGo } = await holdBack(page, /\/en\/contact$/);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Contact', exact: true })
    .first()
    .click({ noWaitAfter: true });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect.poll(line).toEqual({ count: '1', words: 'Loading …' });
  await letGo();
  await page.waitForURL('**/en/contact');
  await expect.poll(line).toEqual({ count: '0', words: '' });
});

test('NAV-06 at most four pages are fetched ahead at once', async ({ visit }) => {
  const page = await visit('/en');
  const item = await openMenu(page, 'About us');
  const links = item.getByRole('link');
  expect(await links.count()).toBeGreaterThan(6);
  const ahead = page.locator('head link[rel=prefetch]');
  const { held, letGo } = await holdBack(page, /\/en\/about-us/);
  for (const index of [0, 1, 2, 3, 4, 5]) await links.nth(index).focus();
  await expect.poll(() => held.length).toBe(4);
  expect(await ahead.count()).toBe(4);
  await letGo();
  await expect
    .poll(async () => {
      await links.nth(6).focus();
      await links.nth(5).focus();
      return ahead.count();
    })
    .toBeGreaterThan(4);
  await letGo();
});

test('NAV-06 a saving connection fetches nothing ahead', async ({ visit }) => {
  const page = await visit('/en', {
    before: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
      }),
  });
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  expect(await page.locator('head link[rel=prefetch]').count()).toBe(0);
});

test('SYS-02 a page that is open asks after a second which build is served', async ({ visit }) => {
  const asked: string[] = [];
  const page = await visit('/en', {
    stoppedClock: true,
    before: async (opened) => opened.on('request', (request) => asked.push(new URL(request.url()).pathname)),
  });
  await page.clock.runFor(900);
  expect(asked.filter((path) => path.startsWith('/builds/'))).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => asked.filter((path) => path.startsWith('/builds/')).length).toBe(2);
});
