import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { complete, screen } from '../../support/site/portal.ts';

/** The bottom edges of a list's rows, including the titles of groups. */
const rowsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));

const lists = [
  ['/tickets/list', 'employee', 'Tickets', 12],
  ['/tickets/list', 'customer', 'Tickets', 12],
  ['/inventory', 'employee', 'Inventory', 12],
  ['/user-admin', 'internalAdministrator', 'User administration', 12],
] as const;

test.for(lists)(
  'POR-01 the list %s of the %s shows twelve rows at 1440 × 900',
  async ([path, as, title, least], { visit }) => {
    const page = await visit(`/en/mykomax${path}`, { as, height: 900 });
    await screen(page, title);
    await complete(page);
    const seen = (await rowsOf(page)).filter((bottom) => bottom <= 900);
    expect(seen.length).toBeGreaterThanOrEqual(least);
    await expectNoOverflow(page);
  },
);

test.for(['en', 'de', 'fr', 'hu', 'sk', 'ja'])(
  'POR-01 in %s the machine list says all that its search knows, in one line with five filters',
  async (language, { visit }) => {
    const page = await visit(`/${language}/mykomax/inventory`, { as: 'employee' });
    await page.getByRole('main').getByRole('table').waitFor();
    await complete(page);
    const tools = page.getByRole('main').getByRole('search');
    const [needed, given] = await tools.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const measure = document.createElement('canvas').getContext('2d')!;
      measure.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [measure.measureText(field.placeholder).width, room] as const;
    });
    // The button that clears the field is next to the text.
    expect(given).toBeGreaterThanOrEqual(needed + 19);
    const boxes = await Promise.all(
      (await tools.getByRole('combobox').all()).map((box) => box.boundingBox()),
    );
    const search = await tools.getByRole('searchbox').boundingBox();
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    expect(new Set([...boxes, search].map((box) => Math.round(box!.y))).size).toBe(1);
    expect(Math.min(...boxes.map((box) => box!.width))).toBeGreaterThanOrEqual(90);
  },
);

test.for(lists)(
  'POR-01 the first row of the list %s of the %s is in the first screen of a phone',
  async ([path, as, title], { visit }) => {
    const page = await visit(`/de/mykomax${path}`, { as, width: 390, height: 844 });
    await page.getByRole('main').getByRole('table').waitFor();
    await complete(page);
    const record = page.getByRole('main').locator('tbody tr:has(td)').first();
    const { y, height } = (await record.boundingBox())!;
    const bar = (await page.getByRole('navigation').last().boundingBox())!;
    expect(y + height, title).toBeLessThanOrEqual(bar.y);
    await expectNoOverflow(page);
  },
);

test('POR-01 nothing of the website stands around the portal, and the way back to it does', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax', { as: 'customer' });
  await screen(page, 'Hello Eva Brandt');
  await complete(page);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  expect(await page.locator('#main-menu, #chooser, frame-region-banner').count()).toBe(0);
  const rail = page.locator('nav[aria-label="Services"]').first().locator('..');
  await rail.getByText('Your service place').waitFor();
  expect(await rail.getByRole('link', { name: /^\+49/ }).getAttribute('href')).toMatch(/^tel:\+49\d+$/);
  expect(await rail.getByRole('link', { name: 'Back to the website' }).getAttribute('href')).toBe('/en');
  await expectNoViolations(page);
});

test('POR-01 the service desk sees its own frame, and what waits for it', async ({ visit }) => {
  const page = await visit('/en/mykomax/tickets/list', { as: 'employee' });
  const bar = page.getByRole('banner');
  await bar.getByText('Service desk').waitFor();
  await bar.getByText(/^What waits for you: [1-9]\d*$/).waitFor({ state: 'attached' });
  await bar.locator('summary').filter({ hasText: 'What waits for you' }).click();
  await expect.poll(() => bar.getByRole('listitem').filter({ hasText: 'ST-' }).count()).toBe(5);
  await expectNoViolations(page);
});

test('A11Y POR-01 on a phone five places are at the thumb, the rest behind the last', async ({ visit }) => {
  const page = await visit('/en/mykomax/account', { as: 'customer', width: 390, height: 844 });
  await screen(page, 'Account settings');
  const bar = page.getByRole('navigation', { name: 'Services', exact: true });
  expect(await bar.locator(':scope > *').allInnerTexts()).toEqual(
    ['Dashboard', 'Tickets', 'New', 'Machines', 'More'].map((name) => expect.stringContaining(name)),
  );
  await bar.getByText('More', { exact: true }).click();
  await bar.getByRole('link', { name: 'Wire flow' }).click();
  await screen(page, 'Wire flow');
  expect(await bar.getByRole('link', { name: 'Wire flow' }).isVisible()).toBe(false);
  await expectNoViolations(page);
});

test('POR-01 the search of the bar finds tickets and machines that one may see, and no others', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax', { as: 'customer' });
  await screen(page, 'Hello Eva Brandt');
  await page.getByRole('banner').getByRole('searchbox').fill('455.1187');
  await page.keyboard.press('Enter');
  await screen(page, 'Search');
  await page.getByRole('region', { name: 'Machines' }).getByRole('link', { name: 'Linie 1 links' }).waitFor();
  await page.getByRole('region', { name: 'Tickets' }).getByRole('link').first().waitFor();
  // A machine of another customer.
  await page.getByRole('main').getByRole('searchbox').fill('520.0844');
  await page.getByRole('heading', { name: 'Nothing fits “520.0844”.' }).waitFor();
  await expectNoViolations(page);
});

test('all times are of the zone that the reader chose, at once and after a reload', async ({ visit }) => {
  const page = await visit('/en/mykomax/tickets/list?status=all&search=T%C3%BClle', { as: 'customer' });
  await screen(page, 'Tickets');
  const times = () => page.getByRole('main').locator('tbody time').last().innerText();
  const before = await times();
  const menu = page.getByRole('banner').locator('summary').filter({ hasText: 'Language and time zone' });
  await menu.click();
  await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Asia/Tokyo');
  expect(await menu.innerText()).toContain('GMT+9');
  const chosen = await times();
  expect(chosen).not.toBe(before);
  await page.reload();
  await screen(page, 'Tickets');
  expect(await times()).toBe(chosen);
});

test('A11Y keys: search, rows, what is new, the list of keys; they can be switched off', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax/tickets/list', { as: 'employee' });
  await screen(page, 'Tickets');
  await complete(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const [first, second] = await page.getByRole('main').locator('tbody th a').allInnerTexts();
  await page.keyboard.press('j');
  expect(await focused()).toBe(first);
  await page.keyboard.press('j');
  expect(await focused()).toBe(second);
  await page.keyboard.press('k');
  expect(await focused()).toBe(first);
  await page.keyboard.press('Enter');
  await screen(page, first!);
  await page.keyboard.press('i');
  const note = page.getByRole('main').getByRole('textbox').first();
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true);
  // In a field, they are characters.
  await page.keyboard.press('n');
  expect(await note.inputValue()).toBe('n');
  await note.fill('');
  await note.blur();
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('words');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys' });
  await list.getByText('Next and previous row').waitFor();
  await expectNoViolations(page, { within: 'dialog[open]' });
  await list.getByRole('checkbox', { name: 'Use these keys' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await screen(page, first!);
  await page.keyboard.press('n');
  expect(new URL(page.url()).pathname).toMatch(/ST-/);
  await page.keyboard.press('?');
  expect(await list.isVisible()).toBe(false);
  // The account menu leads to the list, so that they can be switched on again.
  await page.getByRole('banner').locator('summary').filter({ hasText: 'Account menu of' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Keys' }).click();
  await list.getByRole('checkbox', { name: 'Use these keys' }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await screen(page, /^New ticket/);
});

const dropped = { expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|failed|Failed|offline|ended/] };

test('a line that drops is said, what is seen stays, and the screen that was called comes with the line', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax/tickets/list', { as: 'customer', ownWindow: true, ...dropped });
  await screen(page, 'Tickets');
  await complete(page);
  await page.context().setOffline(true);
  await page.getByText(/^No connection\. What you see is from /).waitFor();
  // Neither its script nor its data can be loaded.
  await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Inventory' }).click();
  await screen(page, 'Tickets');
  expect(await page.getByRole('main').locator('tbody tr').count()).toBeGreaterThan(5);
  await page.context().setOffline(false);
  await screen(page, 'Inventory');
  await page.getByText(/^No connection/).waitFor({ state: 'detached' });
  await page.getByRole('main').locator('tbody tr').first().waitFor();
});

test('SYS-03 a screen whose script did not come is asked for again by itself', async ({ visit }) => {
  let refused = 0;
  const page = await visit('/en/mykomax/tickets/list', {
    as: 'customer',
    ...dropped,
    before: (window) =>
      window.route(/\/assets\/inventory-[^/]*\.js$/, (route) =>
        refused++ === 0 ? route.abort('connectionfailed') : route.continue(),
      ),
  });
  await screen(page, 'Tickets');
  await page.getByRole('navigation', { name: 'Services' }).getByRole('link', { name: 'Inventory' }).click();
  await screen(page, 'Inventory');
  await page.getByRole('main').locator('tbody tr').first().waitFor();
  expect(refused).toBeGreaterThan(1);
  expect(new URL(page.url()).pathname).toBe('/en/mykomax/inventory');
});
