import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { patienceMs } from './patience.ts';

/**
 * Chromium's sandbox runs neither as root nor where a container forbids it, and the pages are our own. Tests ask what a page holds and where it stands: with no
 * memory for tiles the browser lays out all of it and paints next to nothing, which takes a fifth less of the processor.
 * Script that runs for half a second is not worth optimizing: without it axe takes a quarter less.
 */
export const browserArgs = [
  '--force-gpu-mem-available-mb=1',
  '--js-flags=--always-sparkplug --no-maglev --no-turbofan',
  '--no-sandbox',
];

/** Chromium as all tests run it. @param executablePath where it lies (support/chromium.ts) */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArgs });
}

/** A context of a browser, in which tests wait patiently. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  return context;
}
