import type { Browser } from 'playwright-core';
import { violationsOf } from '../support/accessibility.ts';
import { launchBrowser } from '../support/browser.ts';
import { overflowOf, resize } from '../support/layout.ts';
import { watch } from '../support/watch.ts';
import type { Check, Fault } from './fault.ts';

const atOnce = 2;
const widths = [1440, 390];

/** Opens each page in the browser, wide and narrow: axe, the console, the content policy, what runs out of the window. */
export async function crawlInBrowser(
  addresses: readonly string[],
  executablePath: string,
  say: (text: string) => void,
): Promise<Fault[]> {
  const browser = await launchBrowser(executablePath);
  const faults: Fault[] = [];
  let done = 0;
  const queue = addresses.values();
  const worker = async () => {
    for (const address of queue) {
      faults.push(...(await look(browser, address)));
      done += 1;
      if (done % 100 === 0) say(`${done} of ${addresses.length} pages seen in the browser`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await browser.close();
  return faults;
}

async function look(browser: Browser, address: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  const note = (check: Check, details: readonly string[]) => {
    for (const detail of details) faults.push({ check, address, detail });
  };
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const { complaints } = await watch(context, []);
  try {
    const page = await context.newPage();
    await page.goto(address);
    for (const width of widths) {
      await resize(page, width, 900);
      note('overflow', await overflowOf(page));
      note('accessibility', await violationsOf(page));
    }
  } catch (error) {
    note('answer', [String(error)]);
  } finally {
    await context.close();
    note('console', complaints);
  }
  return faults;
}
