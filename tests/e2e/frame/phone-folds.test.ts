import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';

const locations = '/de/about-us/locations-and-contacts';
const phone = { width: 390, height: 844 };

test.for([true, false])(
  'LOK-01 on a phone the locations are folded by country (script: %s)',
  async (script, { visit }) => {
    const page = await visit(locations, { ...phone, script });
    const card = page.locator('article#thun');
    expect(await card.isVisible()).toBe(false);
    const height = await page
      .locator('#locations')
      .evaluate((section) => section.getBoundingClientRect().height);
    expect(height).toBeLessThan(4500);
    await page.locator('#locations-ch summary').click();
    await card.waitFor();
    expect(await page.locator('article#dierikon').isVisible()).toBe(true);
  },
);

test('LOK-01 on a phone a link to a location unfolds its country', async ({ visit }) => {
  const page = await visit(`${locations}#medellin`, phone);
  await page.locator('article#medellin').waitFor();
});

test('LOK-01 where there is room nothing is folded', async ({ visit }) => {
  const page = await visit(locations, { width: 820 });
  expect(await page.locator('#locations summary').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('article#thun').isVisible()).toBe(true);
});

test('CAT-03 on a phone the variants scroll in their own box, and no heading of theirs is broken', async ({
  visit,
}) => {
  const page = await visit(
    '/de/products/wire-processing/automatic-cut-and-strip/cut-and-strip/emme-230',
    phone,
  );
  const box = page.locator('#variants ui-table').filter({ has: page.locator('table') });
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  const lines = await box.locator('thead th:not(:has(.visually-hidden))').evaluateAll((heads) =>
    heads.map((head) => {
      const range = document.createRange();
      range.selectNodeContents(head);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(Math.max(...lines)).toBe(1);
});

test('words in italics are set in the real italic, and no page without them loads it', async ({ visit }) => {
  const page = await visit('/en/contact');
  const italics = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ style, status }) => style === 'italic' && status === 'loaded').length,
    );
  expect(await italics()).toBe(0);
  await page.evaluate(() => {
    document
      .querySelector('main p')!
      .append(Object.assign(document.createElement('em'), { textContent: 'slanted' }));
  });
  await expect.poll(italics).toBe(1);
});
