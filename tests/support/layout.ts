import type { Page } from 'playwright-core';
import { expectNothing } from './nothing.ts';

/** Gives the window another size; comes back when the page, whose scripts run, has answered to it with its next frame. */
export async function resize(page: Page, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** Elements that stand out of the window at its end, where the page can be scrolled sideways; empty: it cannot. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isCut = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isCut(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > clientWidth + 1 && !isCut(element.parentElement);
    });
    const names = wide.slice(0, 5).map(({ localName, className }) => `${localName}.${className}`);
    return [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`, ...names];
  });
}

export async function expectNoOverflow(page: Page): Promise<void> {
  expectNothing(await overflowOf(page), page.url());
}
