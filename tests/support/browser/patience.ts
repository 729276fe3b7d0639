import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** How long to wait for the browser: far longer than it needs on a busy machine. */
export const patienceMs = 60_000;

/**
 * Limits what Playwright itself would wait for without end.
 * @throws with a description of what did not happen
 */
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

/** Resolves after the page has painted twice: everything up to now is visible. */
export function nextFrames(page: Page): Promise<void> {
  const painted = page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
  return withPatience(painted, () => `A frame of ${page.url()}`);
}
