import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { patienceMs } from './patience.ts';

/**
 * Chromium's sandbox works neither as root nor where a container forbids it, and the pages are our own. Tests
 * check what a page contains and its layout: without memory for tiles the browser lays out everything but
 * paints hardly anything, which takes a fifth less CPU time. Optimising scripts that run for half a second
 * does not pay off: without it, axe takes a quarter less.
 */
export const browserArgs = [
  '--force-gpu-mem-available-mb=1',
  '--js-flags=--always-sparkplug --no-maglev --no-turbofan',
  '--no-sandbox',
];

/**
 * Launches Chromium as all tests use it.
 * @param executablePath see chromium.ts
 */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArgs });
}

/** A browser context in which tests wait patiently. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  return context;
}
