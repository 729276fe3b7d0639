import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const words = (key: string) => text('en', 'editorRecords', key);

/** Opens a screen of the editor area and waits until it is shown. */
async function open(visit: Visit, path: string, who: 'chief' | 'editor' | 'second' = 'editor', width = 1440) {
  const page = await visit(`/en/editor${path}`, { cookies: await editorCookies(who), width });
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
  return page;
}

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);
const language = (page: Page) => page.getByRole('combobox', { name: words('language') });
/** With the keyboard, since a notice may cover the button for a moment. */
const press = (page: Page, key: string) =>
  page.getByRole('button', { name: words(key), exact: true }).press('Enter');
const notice = (page: Page, key: string) => page.getByText(words(key)).first().waitFor();

async function expectNoOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('EDI-05 URL-09 a redirect is added, found, followed by visitors, removed and restored', async ({
  visit,
}) => {
  const page = await open(visit, '/records/redirect/new');
  await field(page, 'previousUrl').fill('old-fair');
  await field(page, 'target').fill('/stories');
  await press(page, 'save');
  const problem = page.getByRole('alert').first();
  await problem.waitFor();
  expect(await field(page, 'previousUrl').getAttribute('aria-invalid')).toBe('true');
  await expectNoViolations(page);
  await field(page, 'siteId').selectOption({ index: 1 });
  await field(page, 'previousUrl').fill('/old-fair');
  await press(page, 'save');
  await notice(page, 'save.done');
  await page.waitForURL(/redirect\/[0-9a-f-]{36}$/);
  await page.getByText(words('step.created')).waitFor();
  const moved = await visit('/en/old-fair');
  expect(new URL(moved.url()).pathname).toBe('/en/stories');

  await press(page, 'remove');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('remove'), exact: true })
    .click();
  await notice(page, 'remove.done');
  await page.getByRole('searchbox', { name: words('search') }).fill('old-fair');
  await page.getByText(words('none.found')).waitFor();
});

test('EDI-05 STO-03 news is written in two languages; the older version can be restored', async ({
  visit,
}) => {
  const page = await open(visit, '/records/news');
  await page.locator('tbody a').first().click();
  await page.locator('[id=title]').waitFor();
  const before = await page.locator('[id=title]').inputValue();
  // English needs no model beside it; a translation has the English words below it.
  const models = page.locator('#editor main p > span[lang]');
  expect(await models.count()).toBe(0);
  await page.locator('[id=title]').fill('A calmer crimp');
  await language(page).selectOption('de');
  await models.getByText('A calmer crimp', { exact: true }).waitFor();
  expect(await page.locator('[id=title]').inputValue()).not.toBe('A calmer crimp');
  await page.locator('[id=title]').fill('Ruhiger crimpen');
  await press(page, 'save');
  await notice(page, 'save.done');
  await page.getByText(words('step.saved')).first().waitFor();
  await page
    .getByRole('button', { name: words('restore') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('restore'), exact: true })
    .click();
  await notice(page, 'restore.done');
  await language(page).selectOption('en');
  await expect.poll(() => page.locator('[id=title]').inputValue()).toBe(before);
});

test('EDI-05 what is typed while a record is being saved stays', async ({ visit }) => {
  const page = await open(visit, '/records/location');
  await page.locator('tbody a').first().click();
  // Fields that no other test uses, since visitors see the change.
  await field(page, 'street').fill('Wiesenring 8');
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/editor-proxy*', async (route) => {
    await typed;
    await route.continue();
  });
  await press(page, 'save');
  await field(page, 'postalCode').fill('6037');
  go();
  await notice(page, 'save.done');
  await page.getByText(words('step.saved')).first().waitFor();
  expect(await field(page, 'postalCode').inputValue()).toBe('6037');
  await Promise.all([page.waitForResponse('**/api/editor-proxy*'), press(page, 'save')]);
  await page.unroute('**/api/editor-proxy*');
  await page.reload();
  expect(await field(page, 'postalCode').inputValue()).toBe('6037');
  expect(await field(page, 'street').inputValue()).toBe('Wiesenring 8');
});

test('EDI-05 two editors of one record: what each changed is kept, what both changed is theirs to decide', async ({
  visit,
}) => {
  const [mine, theirs] = await Promise.all([
    open(visit, '/records/contact', 'editor'),
    open(visit, '/records/contact', 'second'),
  ]);
  for (const page of [mine, theirs]) {
    // A person whom no other test uses, since visitors see the change.
    await page.getByRole('link', { name: 'Samuel Wüthrich' }).click();
    await field(page, 'phone').waitFor();
  }
  await field(mine, 'phone').fill('+41 41 555 01 77');
  await press(mine, 'save');
  await notice(mine, 'save.done');
  await field(theirs, 'name').fill('Samuel Wüthrich-Nagy');
  await press(theirs, 'save');
  await notice(theirs, 'save.done');
  await expect.poll(() => field(theirs, 'phone').inputValue()).toBe('+41 41 555 01 77');

  await field(mine, 'name').fill('Samuel Nagy');
  await press(mine, 'save');
  const dialog = mine.getByRole('dialog');
  await dialog.waitFor();
  await expectNoViolations(mine);
  await dialog.getByText('Samuel Wüthrich-Nagy').click();
  await dialog.getByRole('button', { name: text('en', 'editorPages', 'conflict.submit') }).click();
  expect(await field(mine, 'name').inputValue()).toBe('Samuel Wüthrich-Nagy');
});

test('EDI-05 NAV-01 an entry of the menu is moved and written by keyboard, then published for visitors', async ({
  visit,
}) => {
  const page = await open(visit, '/navigation');
  await press(page, 'nav.addEntry');
  await page.locator('[id$="/title"]').first().fill('Trade fairs');
  const handle = page.getByRole('button', { name: words('nav.move').replace('{name}', 'Trade fairs') });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Trade fairs').first().waitFor();
  await press(page, 'nav.entries');
  const name = page.getByRole('button', { name: 'Trade fairs', exact: true });
  await expect.poll(() => name.evaluate((element) => element === document.activeElement)).toBe(true);
  await press(page, 'nav.publish');
  await notice(page, 'nav.published');
  await expect
    .poll(async () => (await visit('/en')).locator('header').getByText('Trade fairs').count())
    .toBeGreaterThan(0);
});

test('EDI-05 NAV-02 the tree says what a visitor does not see, and why', async ({ visit }) => {
  const page = await open(visit, '/navigation');
  await press(page, 'nav.addEntry');
  await page.locator('[id$="/title"]').first().fill('Only here');
  await page.locator('[id$="/hidden"]').check();
  await page.getByText(words('nav.why.hidden'), { exact: true }).first().waitFor();
  // Unsaved changes are not lost by leaving accidentally.
  await page
    .getByRole('link', { name: text('en', 'editor', 'section.records') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('en', 'editorPages', 'leave.go') })
    .click();
  await page.waitForURL(/\/records$/);
});

test.for([
  '/records',
  '/records/news',
  '/records/location',
  '/records/site',
  '/records/brand/new',
  '/navigation',
])('EDI-05 WCAG-01 the screen %s is accessible, and fits a phone', async (path, { visit }) => {
  const page = await open(visit, path, 'chief', 390);
  await expectNoViolations(page);
  await expectNoOverflow(page);
});
