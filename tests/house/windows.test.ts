import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/browser/page-test.ts';

const withoutScript = (page: Page) => page.evaluate(() => matchMedia('(scripting: none)').matches);

// Each one gets the window that the one before has used (tests/support/browser/windows.ts).
const oneAfterTheOther = [1, 2, 3];

test.for(oneAfterTheOther)(
  'a window without script stays so when it is used again (%s)',
  async (_, { visit }) => {
    expect(await withoutScript(await visit('/en/about-us', { script: false }))).toBe(true);
  },
);

test.for(oneAfterTheOther)('a window keeps nothing of who used it before (%s)', async (_, { visit }) => {
  const page = await visit('/en/about-us');
  expect(await withoutScript(page)).toBe(false);
  const found = await page.evaluate(() => {
    const kept = [document.cookie, sessionStorage.getItem('left'), localStorage.getItem('left')];
    const leaveSomething = () => {
      // biome-ignore lint/suspicious/noDocumentCookie: as any script of the page might
      document.cookie = 'left=over; path=/';
      sessionStorage.setItem('left', 'over');
      localStorage.setItem('left', 'over');
    };
    leaveSomething();
    addEventListener('pagehide', leaveSomething);
    setInterval(leaveSomething, 1);
    return kept;
  });
  expect(found).toEqual(['', null, null]);
});
