import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNothing } from '../nothing.ts';
import { nextFrames } from './patience.ts';

/** Resizes the window; resolves when the page, whose scripts run, has reacted in its next frame. */
export async function resize(page: Page, width: number, height = 844): Promise<void> {
  await page.setViewportSize({ width, height });
  await nextFrames(page);
}

/** The elements that overflow the window when the page can be scrolled sideways; empty: it cannot. */
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

/** Labels on a drawing that overlap. */
function labelsThatMeet(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg')].flatMap((drawing) => {
      const labels = [...drawing.querySelectorAll('text')].filter((label) => label.checkVisibility());
      const boxes = labels.map((label) => label.getBoundingClientRect());
      return labels.flatMap((label, index) =>
        labels.slice(index + 1).flatMap((other, further) => {
          const [one, two] = [boxes[index]!, boxes[index + 1 + further]!];
          const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
          const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
          // The lines of one label are closer than their boxes, which have space above and below the letters.
          const isOneLabel = label.parentElement === other.parentElement;
          return !isOneLabel && width > 1 && height > 1
            ? [`${label.textContent} lies on ${other.textContent} in a window of ${innerWidth} px`]
            : [];
        }),
      );
    }),
  );
}

export async function expectLabelsApart(page: Page): Promise<void> {
  expectNothing(await labelsThatMeet(page), page.url());
}

/** Words in headings that break across lines: the place is too narrow for them, or they are too large. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    // Japanese has no spaces between words; each of them may be on a separate line.
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    const wordsOf = (text: string) =>
      [...words.segment(text)]
        .map(({ segment, index }) => ({ word: segment, index }))
        .filter(({ word }) => /^(?:\p{Script=Latin}{4,}|\p{scx=Katakana}{4,})$/u.test(word));
    const linesOf = (text: Text, { word, index }: { word: string; index: number }) => {
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
      wordsOf(text.data)
        .filter((word) => linesOf(text, word) > 1)
        .map(({ word }) => `${word} is broken in a window of ${innerWidth} px`),
    );
  });
}

/**
 * Polls, since typefaces are loaded after the first screen, and sizes follow the window a frame later than
 * its width.
 */
export async function expectWholeWords(page: Page): Promise<void> {
  await expect.poll(() => brokenWords(page), { message: page.url() }).toEqual([]);
}
