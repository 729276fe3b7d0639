import type { Page } from 'playwright-core';

/** Elements whose script has not come yet, or has not done: it is fetched after the first paint (docs/decisions/0039). */
const unsettled = ':not(:defined), ui-long-page:not([data-laid-out])';

/**
 * From now on whoever presses or types in the page first waits, as people do, until it does what it can do. The page
 * that is loaded again is waited for, too: what is only read of it would not.
 */
export async function waitForBehaviour(page: Page): Promise<void> {
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const response = await reload(options);
    await settles(page);
    return response;
  };
  await page.addLocatorHandler(page.locator(`body:has(${unsettled})`), () => settles(page), {
    noWaitAfter: true,
  });
}

/** Comes back once the page has its behaviour, or soon, where a story is about a script that does not come. */
export async function settles(page: Page): Promise<void> {
  const isSettled = (selector: string) => !document.querySelector(selector);
  await page.waitForFunction(isSettled, unsettled, { timeout: 3000 }).catch(() => undefined);
}
