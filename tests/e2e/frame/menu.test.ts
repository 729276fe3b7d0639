import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { leave, mainMenu, openMenu } from '../../support/site/frame.ts';

test('NAV-01 an item opens its panel by mouse, and a link in it leads on', async ({ visit }) => {
  const page = await visit('/en');
  const about = await openMenu(page, 'About us');
  const quality = about.getByRole('link', { name: 'Quality', exact: true });
  expect(await quality.isVisible()).toBe(true);
  await leave(page, () => quality.click());
  expect(new URL(page.url()).pathname).toBe('/en/about-us/quality');
});

test('NAV-01 only one item is open at a time', async ({ visit }) => {
  const page = await visit('/en');
  const products = await openMenu(page, 'Products');
  const services = await openMenu(page, 'Services');
  expect(await services.getAttribute('open')).not.toBeNull();
  expect(await products.getAttribute('open')).toBeNull();
});

test('NAV-01 a click elsewhere closes the panel', async ({ visit }) => {
  const page = await visit('/en');
  const item = await openMenu(page, 'Products');
  await page.mouse.click(10, 880);
  expect(await item.getAttribute('open')).toBeNull();
});

test('NAV-01 by keyboard: Enter opens, Tab walks in, Escape closes and gives the focus back', async ({
  visit,
}) => {
  const page = await visit('/en');
  const item = mainMenu(page).getByRole('group').filter({ hasText: 'About us' }).first();
  await item.locator('summary').focus();
  await page.keyboard.press('Enter');
  expect(await item.getAttribute('open')).not.toBeNull();
  await page.keyboard.press('Tab');
  expect(
    await item
      .getByRole('link')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Escape');
  expect(await item.getAttribute('open')).toBeNull();
  expect(await item.locator('summary').evaluate((summary) => summary === document.activeElement)).toBe(true);
});

test('NAV-01 the panel closes when the focus leaves it', async ({ visit }) => {
  const page = await visit('/en');
  const item = await openMenu(page, 'Stories');
  await item.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  expect(await item.getAttribute('open')).toBeNull();
});

test('NAV-01 without script the menu opens and leads on', async ({ visit }) => {
  const page = await visit('/de', { script: false });
  const item = await openMenu(page, 'Über uns');
  await leave(page, () => item.getByRole('link', { name: 'Innovation', exact: true }).click());
  expect(new URL(page.url()).pathname).toBe('/de/about-us/innovation');
});

test('NAV-01 the entry of the page that is shown is marked', async ({ visit }) => {
  const page = await visit('/en/about-us/quality');
  const item = await openMenu(page, 'About us');
  const marked = await item.locator('[aria-current=page]').allTextContents();
  expect(marked.map((words) => words.trim())).toEqual(['Quality']);
});

test('NAV-02 what is for readers of other countries, hidden or without a link is not there', async ({
  visit,
}) => {
  const page = await visit('/en');
  const titles = await page.getByRole('banner').getByRole('link', { includeHidden: true }).allTextContents();
  const shown = (title: string) => titles.some((text) => text.trim() === title);
  expect(shown('Guided tours')).toBe(false);
  expect(shown('WeChat')).toBe(false);
  expect(shown('Visit us in Dierikon')).toBe(false);
  expect(shown('Climate')).toBe(false);
  await page.goto('/zh-cn');
  const chinese = await page.getByRole('banner').getByRole('link', { includeHidden: true }).allTextContents();
  expect(chinese.some((text) => /WeChat|微信/.test(text))).toBe(true);
});

test('NAV-03 actions are links to a page that works without script', async ({ visit }) => {
  const page = await visit('/en', { script: false });
  const item = await openMenu(page, 'Products');
  const compare = item.getByRole('link', { name: 'Compare machines' });
  expect(await compare.getAttribute('data-action')).toBe('openComparePanel');
  await leave(page, () => compare.click());
  expect(new URL(page.url()).pathname).toBe('/en/compare');
});

test('NAV-03 outside and hard links are plain anchors to exactly that address', async ({ visit }) => {
  const page = await visit('/en');
  const banner = page.getByRole('banner');
  expect(await banner.locator('a[href="https://jobs.group.example"]').getAttribute('rel')).toContain(
    'noopener',
  );
  expect(await banner.locator('a[href="/mykomax"]').count()).toBeGreaterThan(0);
});

test('NAV-01 the footer of each site stands in the reader’s language', async ({ visit }) => {
  const page = await visit('/hu');
  const footer = page.getByRole('contentinfo');
  expect(await footer.getByRole('link', { name: 'Adatvédelem' }).count()).toBe(1);
  await page.goto('/de/annualreport2024');
  expect(await page.getByRole('contentinfo').count()).toBe(1);
});

test('NAV-01 the skip link is the first stop and leads past the menu', async ({ visit }) => {
  const page = await visit('/en');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.locator('main').evaluate((main) => main === document.activeElement)).toBe(true);
});
