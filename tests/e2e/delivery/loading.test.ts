import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { startSlowProxy } from '../../support/network/slow-proxy.ts';
import { leave, openMenu } from '../../support/site/frame.ts';
import { text } from '../../support/texts.ts';

async function slow(which: RegExp) {
  const proxy = await startSlowProxy(which);
  onTestFinished(proxy.close);
  return proxy;
}

test('NAV-06 the loading line shows while a page is on its way, and says so to screen readers', async ({
  visit,
}) => {
  const page = await visit('/en', { before: (opened) => opened.addInitScript(noteLoading) });
  const line = () =>
    page.locator('ui-loading').evaluate((host) => `${host.dataset.count} ${host.textContent?.trim()}`);
  expect(await line()).toBe('0 ');
  await leave(page, () =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click(),
  );
  expect(new URL(page.url()).pathname).toBe('/en/contact');
  expect(await page.evaluate(() => sessionStorage.getItem('loading'))).toBe(
    `1 ${text('en', 'frame', 'loading')}`,
  );
  expect(await line()).toBe('0 ');
});

/** Runs in the page: stores the last state of the loading bar for the next page. */
function noteLoading(): void {
  const note = () => {
    const bar = document.querySelector<HTMLElement>('ui-loading');
    const words = `${bar?.dataset.count} ${bar?.textContent?.trim()}`;
    if (bar && words !== '0 ') sessionStorage.setItem('loading', words);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Imitates a browser without speculation rules: Safari, Firefox. */
const withoutRules = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(HTMLScriptElement, 'supports', { value: () => false }));

test('NAV-06 where the browser has no rules for it, at most four pages are fetched ahead at once', async ({
  visit,
}) => {
  const proxy = await slow(/^\/en\/about-us/);
  const page = await visit('/en', { proxy: proxy.server, before: withoutRules });
  const item = await openMenu(page, 'About us');
  const links = item.getByRole('link');
  for (const index of [0, 1, 2, 3, 4, 5, 6]) await links.nth(index).focus();
  await expect.poll(proxy.held).toBe(4);
  const ahead = page.locator('head link[rel=prefetch]');
  expect(await ahead.count()).toBe(4);
  proxy.letGo();
  await expect
    .poll(async () => {
      await links.nth(5).focus();
      await links.nth(6).focus();
      return ahead.count();
    })
    .toBe(6);
});

test('NAV-06 a saving connection fetches nothing ahead', async ({ visit }) => {
  const page = await visit('/en', {
    before: async (opened) => {
      await withoutRules(opened);
      await opened.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
      });
    },
  });
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  expect(await page.locator('head link[rel=prefetch]').count()).toBe(0);
});

test('SYS-02 a page that is open asks after a second which build is served', async ({ visit }) => {
  const requests: string[] = [];
  const page = await visit('/en', {
    stoppedClock: true,
    before: async (opened) =>
      opened.on('request', (request) => requests.push(new URL(request.url()).pathname)),
  });
  await page.clock.runFor(900);
  expect(requests.filter((path) => path.startsWith('/builds/'))).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => requests.filter((path) => path.startsWith('/builds/')).length).toBe(2);
});
