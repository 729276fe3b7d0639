import { type Browser, chromium } from 'playwright-core';

/** Chromium's sandbox does not run as root; the pages are our own. */
export const browserArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Chromium as all tests run it. @param executablePath where it lies (support/chromium.ts) */
export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArgs });
}
