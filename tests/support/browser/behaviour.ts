import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/**
 * Elements whose script is not loaded yet or has not finished: scripts are fetched after the first paint
 * (docs/decisions/0039).
 */
const unsettled = ':not(:defined), ui-long-page:not([data-laid-out])';

/**
 * Makes clicks and keys in the page wait, as people do, until its scripts have loaded, also after a reload.
 * Reading the page does not wait.
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

/** Resolves once the page's scripts work or, if a test is about a script that does not load, soon. */
export async function settles(page: Page): Promise<void> {
  const done = new AbortController();
  const tooLong = wait(3000, undefined, { signal: done.signal });
  // In the page itself: for repeated calls from here, each page would first need the helper functions.
  await Promise.race([page.evaluate(settled), tooLong]).catch(() => undefined);
  done.abort();
  await tooLong.catch(() => undefined);
}

/** Without a timer, since a test may have stopped the clock. */
async function settled(): Promise<void> {
  const names = [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName);
  await Promise.all([...new Set(names)].map((name) => customElements.whenDefined(name)));
  const layingOut = [...document.querySelectorAll('ui-long-page:not([data-laid-out])')];
  const laidOut = layingOut.map(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => resolve());
        observer.observe(element, { attributeFilter: ['data-laid-out'] });
      }),
  );
  await Promise.all(laidOut);
}
