import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How long the browser is waited for: far longer than it needs on a machine that is busy. */
export const patienceMs = 60_000;

/** What Playwright itself waits for without an end. @throws with what did not come */
export async function withPatience<Value>(coming: Promise<Value>, describe: () => string): Promise<Value> {
  const done = new AbortController();
  const tooLong = wait(patienceMs, undefined, { signal: done.signal }).then(() => {
    throw new Error(`${describe()} did not come within ${patienceMs / 1000} seconds`);
  });
  try {
    return await Promise.race([coming, tooLong]);
  } finally {
    done.abort();
    await tooLong.catch(() => undefined);
  }
}

/** Comes back when the page has painted twice: everything up to now is shown. */
export function nextFrames(page: Page): Promise<void> {
  const painted = page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  return withPatience(painted, () => `A frame of ${page.url()}`);
}
