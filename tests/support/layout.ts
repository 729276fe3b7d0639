import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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

/** Words of headings that begin on one line and end on the next: the place is too narrow for them, or they are too large. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const linesOf = (text: Text, { index, 0: word }: RegExpExecArray) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const pieces = [...range.getClientRects()].filter(({ width }) => width > 1);
      return new Set(pieces.map(({ top }) => Math.round(top))).size;
    };
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        return Array.from({ length: 50 }, () => walker.nextNode() as Text | null).filter(
          (text) => text !== null,
        );
      });
    return texts.flatMap((text) =>
      [...text.data.matchAll(/\p{Script=Latin}{4,}/gu)]
        .filter((match) => linesOf(text, match) > 1)
        .map(([word]) => `${word} is broken in a window of ${innerWidth} px`),
    );
  });
}

/** Soon: typefaces come after the first screen, and sizes follow the window a frame later than its width. */
export async function expectWholeWords(page: Page): Promise<void> {
  await expect.poll(() => brokenWords(page), { message: page.url() }).toEqual([]);
}
