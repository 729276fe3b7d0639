import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { nextFrames, withPatience } from '../browser/patience.ts';

/** Waits until a screen of the portal is shown, by its heading. */
export async function screen(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();
}

/**
 * The stream of tickets never ends; a page asks a second after its load whether there is a newer build, and of what is
 * asked while the next page is being opened the browser does not say that it was given up.
 */
const inBackground = /\/api\/tickets-events$|\/builds\//;

/** Waits until all requests of the page, including those made meanwhile, are finished and the result is shown. */
export async function complete(page: Page): Promise<void> {
  for (let known = -1; ; ) {
    const outgoing = await requestsOf(page);
    if (outgoing.length === known) return;
    known = outgoing.length;
    await Promise.all(
      outgoing.map((request) =>
        withPatience(
          request.response().then((response) => response?.finished()),
          () => request.url(),
        ),
      ),
    );
    await nextFrames(page);
  }
}

/** The requests since the window opened this page. */
async function requestsOf(page: Page): Promise<Request[]> {
  const all = await page.requests();
  const begin = all.findLastIndex(
    (request) => request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  return all.slice(Math.max(begin, 0)).filter((request) => !inBackground.test(request.url()));
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

/** Waits until a notice with this text appears. */
export async function expectNotice(page: Page, words: string): Promise<void> {
  await expect
    .poll(() => page.locator('ui-flash').allInnerTexts())
    .toContainEqual(expect.stringContaining(words));
}
