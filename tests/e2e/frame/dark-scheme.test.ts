import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { everyLook } from '../../crawl/stops.ts';
import { colourRules, violationsOf } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { expectNothing } from '../../support/nothing.ts';
import { complete } from '../../support/site/portal.ts';

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.map(Number));

const isDark = async (page: Page) => Math.max(...(await groundOf(page))) < 40;

/** The colour that the browser uses for its own toolbar. */
const barOf = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    return metas.find(({ media }) => !media || matchMedia(media).matches)?.content;
  });

const appearance = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: 'Appearance' });

test.for(await everyLook())(
  'NAV-07 %s (%s) can be read in the dark, wherever it has a dark look',
  async ([path, site], { visit }) => {
    const page = await visit(path, { site, colorScheme: 'dark' });
    const theme = await page.locator('html').getAttribute('data-theme');
    if (theme !== 'Dark_Copper') expect(await isDark(page)).toBe(theme === 'Default');
    expectNothing(await violationsOf(page, { only: colourRules }), path);
  },
);

test.for(['', 'inventory', 'tickets/list?status=all', 'account'])(
  'NAV-07 the portal\'s screen "%s" can be read in the dark',
  async (path, { visit }) => {
    const page = await visit(`/en/mykomax/${path}`, { as: 'customer', colorScheme: 'dark' });
    await complete(page);
    expect(await isDark(page)).toBe(true);
    expectNothing(await violationsOf(page, { only: colourRules }), path);
  },
);

test('NAV-07 a reader chooses light or dark for this browser, and the device again', async ({ visit }) => {
  const expected = [/^request failed: .*\/assets\//, /^console error: .*ERR_FAILED.*\/assets\//];
  const page = await visit('/en', { colorScheme: 'dark', expected });
  const night = await barOf(page);
  const choose = (name: string) => appearance(page).getByRole('radio', { name }).check({ force: true });
  expect(await isDark(page)).toBe(true);
  await choose('Light');
  expect(await isDark(page)).toBe(false);
  expect(await barOf(page)).not.toBe(night);

  // A stored choice applies before anything is painted: by the document alone, without the page's own
  // scripts.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/en/contact', { waitUntil: 'domcontentloaded' });
  expect(await isDark(page)).toBe(false);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await expect.poll(() => barOf(page)).not.toBe(night);
  await expect.poll(() => appearance(page).getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);

  await choose('As on this device');
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isDark(page)).toBe(false);
  await choose('Dark');
  await page.reload();
  expect(await isDark(page)).toBe(true);
  expect(await barOf(page)).toBe(night);
});

test('NAV-07 what is chosen in one window is worn in the others', async ({ visit }) => {
  const page = await visit('/en', { colorScheme: 'light' });
  const other = await page.context().newPage();
  await other.goto('/en/contact');
  await appearance(page).getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => isDark(other)).toBe(true);
  await other.close();
});

test('NAV-07 without script the device decides, and nothing is offered that would not work', async ({
  visit,
}) => {
  const page = await visit('/en', { colorScheme: 'dark', script: false });
  expect(await appearance(page).isVisible()).toBe(false);
  const background = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  expect(background).toBe('rgb(12, 15, 18)');
});

test('NAV-07 other themes are alike at any time of day, and offer no choice', async ({ visit }) => {
  const page = await visit('/en/annualreport2024', { colorScheme: 'dark' });
  expect(await isDark(page)).toBe(false);
  expect(await appearance(page).isVisible()).toBe(false);
});

test('PAG-01 paper is white, whatever was chosen for the screen', async ({ visit }) => {
  const page = await visit('/en/about-us', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await groundOf(page)).toEqual([255, 255, 255]);
});

test('NAV-07 POR-01 in the portal the choice stands in the menu of the person', async ({ visit }) => {
  const page = await visit('/en/mykomax', { as: 'customer', colorScheme: 'dark', ownWindow: true });
  await complete(page);
  expect(await isDark(page)).toBe(true);
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Account menu of' }).click();
  const choice = page.getByRole('group', { name: 'Appearance' });
  await choice.getByRole('radio', { name: 'Light' }).check({ force: true });
  expect(await isDark(page)).toBe(false);
  await page.reload();
  await complete(page);
  expect(await isDark(page)).toBe(false);
});
