import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { crimping } from '../../support/site/catalogue.ts';
import { leave } from '../../support/site/frame.ts';

type Rules = { prefetch: [{ where: { and: [unknown, { not: { href_matches: string[] } }] } }] };

/** Those of the addresses that a page's rules allow the browser to prefetch. */
const fetchedAhead = (page: Page, addresses: readonly string[]) =>
  page.evaluate((given) => {
    const text = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
    const [{ where }] = (JSON.parse(text) as Rules).prefetch;
    const left = where.and[1].not.href_matches.map((pathname) => new URLPattern({ pathname }));
    return given.filter((address) => !left.some((pattern) => pattern.test(new URL(address, location.href))));
  }, addresses);

test('NAV-06 the browser is told to fetch ahead what a reader points at: pages, but nobody’s own, no files, nothing that ends a session', async ({
  visit,
}) => {
  const page = await visit('/en');
  const pages = ['/en/products', '/en/stories/reading-a-micrograph', '/de-ch/contact', `/en${crimping}`];
  const others = [
    '/en/mykomax',
    '/en/mykomax/tickets/list',
    '/en/editor',
    '/en/editor/pages',
    '/en/sign-in',
    '/en/signed-out',
    '/en/subscription/unsubscribe/abc',
    '/file/1/manual.pdf',
    '/media/film.mp4',
    '/api/preferences',
    '/am/oauth2/realms/root/realms/alpha/connect/endSession',
    '/en/stories/rss.xml',
    '/en/financial-calendar.ics',
  ];
  expect(await fetchedAhead(page, [...pages, ...others])).toEqual(pages);
});

test('NAV-06 the browser takes the rules, and fetches ahead what is pointed at', async ({ visit }) => {
  const faults: string[] = [];
  const ahead: string[] = [];
  const page = await visit('/en', {
    before: async (opened) => {
      const session = await opened.context().newCDPSession(opened);
      session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
        if (ruleSet.errorType) faults.push(ruleSet.errorMessage ?? ruleSet.errorType);
      });
      session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
        ahead.push(new URL(prefetchUrl).pathname),
      );
      await session.send('Preload.enable');
    },
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers', exact: true }).hover();
  await expect.poll(() => ahead).toContain('/en/careers');
  expect(faults).toEqual([]);
});

/**
 * Runs in the page: stores which pictures the transition into it animates; undefined: there is no transition.
 */
function noteTransition(): void {
  addEventListener('pagereveal', ({ viewTransition }) => {
    document.documentElement.dataset.transition = viewTransition ? 'there' : 'none';
    void viewTransition?.ready.then(() => {
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      if (parts.includes('::view-transition-group(picture)')) {
        document.documentElement.dataset.transition = 'carries the picture';
      }
    });
  });
}

const noted = (page: Page) => page.locator('html').getAttribute('data-transition');

for (const [reducedMotion, expected] of [
  ['no-preference', 'carries the picture'],
  ['reduce', 'none'],
] as const) {
  test(`NAV-05 with motion "${reducedMotion}" the next page comes so: ${expected}`, async ({ visit }) => {
    const page = await visit(`/en${crimping}`, {
      reducedMotion,
      before: (opened) => opened.addInitScript(noteTransition),
    });
    const card = page.getByRole('article', { name: 'Reuss 410' });
    await card.scrollIntoViewIfNeeded();
    await leave(page, () => card.getByRole('link', { name: 'Reuss 410' }).click());
    await expect.poll(() => noted(page)).toBe(expected);
  });
}
