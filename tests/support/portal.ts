import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a screen of the portal stands, by its heading. */
export async function screen(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();
}

/** Waits until all that the page has asked for has come and is shown; the news of tickets never end. */
export async function complete(page: Page): Promise<void> {
  const all = await page.requests();
  const begin = all.findLastIndex((request) => request.isNavigationRequest());
  const ofThisPage = all.slice(Math.max(begin, 0));
  const ending = ofThisPage.filter((request) => !request.url().endsWith('/api/tickets-events'));
  await Promise.all(ending.map(async (request) => (await request.response())?.finished()));
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** The link to a service in the portal's own navigation. */
export function serviceLink(page: Page, name: string): Locator {
  const navigation = page.getByRole('navigation', { name: 'Services', exact: true });
  return navigation.getByRole('link', { name, exact: true });
}

/** The card of a service on the dashboard. */
export function serviceCard(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('article')
    .filter({
      has: page.getByRole('heading', { level: 3, name }),
    });
}

/** Waits until a message in passing says so. */
export async function told(page: Page, words: string): Promise<void> {
  await expect
    .poll(() => page.locator('ui-flash').allInnerTexts())
    .toContainEqual(expect.stringContaining(words));
}
