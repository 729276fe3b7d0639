import { violationsOf } from '../support/browser/accessibility.ts';
import { settles } from '../support/browser/behaviour.ts';
import { launchBrowser } from '../support/browser/browser.ts';
import { overflowOf, resize } from '../support/browser/layout.ts';
import { Windows } from '../support/browser/windows.ts';
import type { Check, Fault } from './fault.ts';

const atOnce = 2;
const widths = [1440, 390];

/**
 * Opens each page in the browser, wide and narrow: axe, the console, the content security policy, and
 * overflow.
 */
export async function crawlInBrowser(
  addresses: readonly string[],
  executablePath: string,
  say: (text: string) => void,
): Promise<Fault[]> {
  const browser = await launchBrowser(executablePath);
  const windows = new Windows(browser);
  const faults: Fault[] = [];
  let done = 0;
  const queue = addresses.values();
  const worker = async () => {
    for (const address of queue) {
      faults.push(...(await look(windows, address)));
      done += 1;
      if (done % 100 === 0) say(`${done} of ${addresses.length} pages seen in the browser`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await browser.close();
  return faults;
}

async function look(windows: Windows, address: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  const note = (check: Check, details: readonly string[]) => {
    for (const detail of details) faults.push({ check, address, detail });
  };
  const { origin } = new URL(address);
  const window = await windows.open({ baseURL: origin, reducedMotion: 'reduce' }, []);
  const { page, watched } = window;
  try {
    // Narrow, wide and narrow again: nothing may keep the width that it had before.
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(address);
    await settles(page);
    for (const width of widths) {
      await resize(page, width, 900);
      note('overflow', await overflowOf(page));
      note('accessibility', await violationsOf(page));
    }
  } catch (error) {
    note('answer', [String(error)]);
  } finally {
    await windows.giveBack(window);
    note('console', watched.complaints);
  }
  return faults;
}
