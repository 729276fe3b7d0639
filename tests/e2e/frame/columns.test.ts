import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { openMenu } from '../../support/site/frame.ts';

/** Pages with things to compare side by side: cards, people, documents, figures, stories, machines. */
const pages = [
  '/en',
  '/en/about-us',
  '/en/about-us/events',
  '/en/about-us/quality',
  '/en/brands',
  '/en/brands/diit',
  '/en/brands/iqc',
  '/en/careers-switzerland',
  '/en/invest',
  '/en/invest/reports-and-presentations',
  '/en/stories',
  '/en/stories/folding-a-braid',
];

/**
 * Grids of equal columns that have fewer entries than columns, or a single entry in the last row of two
 * columns.
 */
function emptyColumns(): string[] {
  return [...document.querySelectorAll('main *')].flatMap((grid) => {
    const { display, gridTemplateColumns, paddingRight } = getComputedStyle(grid);
    const widths = gridTemplateColumns.split(' ').map(Number.parseFloat);
    const isEven = widths.every((width) => Math.abs(width - widths[0]!) < 1);
    if (display !== 'grid' || widths.length < 2 || !isEven) return [];
    const entries = [...grid.children]
      .map((child) => child.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const last = entries.at(-1);
    if (!last) return [];
    const edge = grid.getBoundingClientRect().right - Number.parseFloat(paddingRight) - 40;
    const isShort = entries.every(({ right }) => right < edge);
    const isAlone = widths.length === 2 && last.right < edge;
    return isShort || isAlone ? [`${grid.className}: ${entries.length} in ${widths.length} columns`] : [];
  });
}

for (const width of [1440, 820]) {
  test.for(pages)(`PAG-01 no column of %s is empty in a window of ${width}`, async (path, { visit }) => {
    const page = await visit(path, { width });
    expect(await page.evaluate(emptyColumns)).toEqual([]);
  });
}

const unfiltered = ['/en/services/upgrades', '/en/products/software/production-software'];

test.for(unfiltered)(
  'CAT-07 %s, which nothing narrows, has no column of filters',
  async (path, { visit }) => {
    const page = await visit(path);
    expect(await page.locator('#list article').count()).toBeGreaterThan(1);
    expect(await page.locator('form[data-filters]').count()).toBe(0);
  },
);

test('NAV-01 the panel of a short list is as wide as the list, below its entry; of columns as wide as the page', async ({
  visit,
}) => {
  const page = await visit('/en');
  const short = await openMenu(page, 'Stories');
  const entry = (await short.locator('summary').boundingBox())!;
  const panel = (await short.locator('[data-short]').boundingBox())!;
  expect(panel.width).toBeLessThan(400);
  expect(Math.abs(panel.x - entry.x)).toBeLessThan(2);
  const long = await openMenu(page, 'Investors');
  const columns = await long
    .locator('ul')
    .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect()));
  expect(columns.at(-1)!.right).toBeGreaterThan(1000);
});
