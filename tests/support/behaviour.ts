import type { Page } from 'playwright-core';

/** Elements whose script has not come yet: it is fetched after the first paint (docs/decisions/0039). */
const unsettled = ':not(:defined)';

/** From now on whoever presses or types in the page first waits, as people do, until it does what it can do. */
export async function waitForBehaviour(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(`body:has(${unsettled})`), () => settles(page), {
    noWaitAfter: true,
  });
}

/** Comes back once the page has its behaviour, or soon, where a story is about a script that does not come. */
export async function settles(page: Page): Promise<void> {
  const isSettled = (selector: string) => !document.querySelector(selector);
  await page.waitForFunction(isSettled, unsettled, { timeout: 3000 }).catch(() => undefined);
}
