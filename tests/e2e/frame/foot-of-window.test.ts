import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { expectNothing } from '../../support/nothing.ts';

const machine = '/products/wire-processing/automatic-cut-and-strip/cut-and-strip/emme-230';

/** One of each kind of page. */
const pages = [
  '/en',
  '/de/products',
  '/en/products/wire-processing/automatic-cut-and-strip',
  `/de${machine}`,
  '/ja/services',
  '/en/compare',
  '/en/stories',
  '/hu/about-us/history',
  '/de/about-us/locations-and-contacts',
  '/en/contact',
  '/en/search?q=crimp',
] as const;

/**
 * Texts and controls of the page that are partly below the quick contact: a bar from edge to edge hides whole
 * lines, which scrolling uncovers. Only what is still below it at the end of the page stays covered.
 */
function coveredAtTheEnd(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const list = document.querySelector('nav[data-print="hidden"] > ul:has([data-opens])');
    const bar = list?.getBoundingClientRect();
    if (!bar) return ['there is no quick contact'];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || !text.textContent?.trim()) continue;
      if (parent.closest('script, style, dialog, frame-region-banner') || list?.contains(parent)) continue;
      range.selectNodeContents(text);
      const isBelow = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < bar.right - 1 && right > bar.left + 1 && top < bar.bottom - 1 && bottom > bar.top + 1,
      );
      if (isBelow) covered.push(text.textContent.trim().slice(0, 40));
    }
    const { clientWidth } = document.documentElement;
    const isWhole = bar.left <= 1 && bar.right >= clientWidth - 1;
    return isWhole ? covered : [...covered, `the bar reaches from ${bar.left} to ${bar.right}`];
  });
}

test.for(pages)(
  'NAV-10 the quick contact lies on no words of %s, and nothing scrolls sideways',
  async (path, { visit }) => {
    const page = await visit(path, { width: 320 });
    for (const width of [320, 390, 430, 820]) {
      await resize(page, width);
      expectNothing(await coveredAtTheEnd(page), `${path} at ${width}`);
      await expectNoOverflow(page);
    }
    await resize(page, 1440);
    await expectNoOverflow(page);
  },
);

test.for(pages)('NAV-10 at 1440 the discs of %s stand beside the words', async (path, { visit }) => {
  const page = await visit(path);
  const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().right);
  const edge = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.inlineSize = 'var(--edge)';
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  });
  const discs = await page.locator('[data-opens]').filter({ visible: true }).last().boundingBox();
  expect(discs!.x).toBeGreaterThanOrEqual(end - edge);
});

const lists = (page: Page) =>
  page.locator('ui-anchor-nav ul').evaluate((list) => {
    const [own, first, last] = [list, list.firstElementChild, list.lastElementChild].map((part) =>
      part!.getBoundingClientRect(),
    );
    return {
      startsWhole: first!.left >= own!.left - 1,
      endsWhole: last!.right <= own!.right + 1,
      current: list.querySelector('[aria-current]')?.getAttribute('href'),
    };
  });

test.for([1440, 820, 390, 320])(
  'NAV-10 at %i the first entry of a product is whole at its beginning, its last one at its end, and the one that is read between',
  async (width, { visit }) => {
    const page = await visit(`/de${machine}`, { width });
    expect((await lists(page)).startsWhole).toBe(true);
    const entries = page.locator('ui-anchor-nav ul a');
    for (const entry of await entries.all()) {
      const hash = await entry.getAttribute('href');
      await page.evaluate((id) => document.querySelector(id)!.scrollIntoView(), hash!);
      await expect.poll(async () => (await lists(page)).current).toBeTruthy();
      const whole = () =>
        page.locator('ui-anchor-nav ul [aria-current]').evaluate((current) => {
          const [own, list] = [current, current.closest('ul')!].map((part) => part.getBoundingClientRect());
          return own!.left >= list!.left - 1 && own!.right <= list!.right + 1;
        });
      await expect.poll(whole, { message: `${hash} at ${width}` }).toBe(true);
    }
    await page.locator('ui-anchor-nav ul').evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
    expect((await lists(page)).endsWhole).toBe(true);
  },
);

test('LOC-06 NAV-10 the suggestion of a country covers neither the sections of a product nor the quick contact', async ({
  visit,
}) => {
  const page = await visit(`/en${machine}`, { languages: 'fr-CA,fr' });
  const banner = page.locator('frame-region-banner');
  await banner.getByRole('button').waitFor();
  for (const width of [1440, 1100, 820, 390, 320]) {
    await resize(page, width);
    const foot = (name: string) =>
      page.locator(name).evaluate((part) => Math.round(part.getBoundingClientRect().bottom));
    const top = () => banner.evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await expect
      .poll(async () => (await foot('nav > ul:has([data-opens])')) <= (await top()), { message: `${width}` })
      .toBe(true);
    if (width >= 1024) expect(await foot('ui-anchor-nav'), `${width}`).toBeLessThanOrEqual(await top());
  }
});
