import { expect } from 'vitest';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { leave, mainMenu, openMenu } from '../../support/site/frame.ts';

const phone = { width: 390, height: 844, hasTouch: true };

test('NAV-01 on a phone the menu is a layer that is drilled down, back, and closed', async ({ visit }) => {
  const page = await visit('/en', phone);
  const menu = await mainMenu(page);
  expect(await menu.isVisible()).toBe(false);
  const about = await openMenu(page, 'About us');
  expect(await about.getByRole('link', { name: 'Quality', exact: true }).isVisible()).toBe(true);
  await about.locator('summary').click();
  expect(await about.getAttribute('open')).toBeNull();
  expect(await menu.getByText('Products', { exact: true }).first().isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Close menu' }).click();
  expect(await menu.isVisible()).toBe(false);
});

test('NAV-01 on a phone Escape leads one level back, then closes the menu', async ({ visit }) => {
  const page = await visit('/en', phone);
  const about = await openMenu(page, 'About us');
  await page.keyboard.press('Escape');
  expect(await about.getAttribute('open')).toBeNull();
  expect(await mainMenu(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await mainMenu(page).isVisible()).toBe(false);
});

test('NAV-01 on a phone without script the menu opens and leads on', async ({ visit }) => {
  const page = await visit('/en', { ...phone, script: false });
  const about = await openMenu(page, 'About us');
  await leave(page, () => about.getByRole('link', { name: 'Quality', exact: true }).click());
  expect(new URL(page.url()).pathname).toBe('/en/about-us/quality');
});

test('NAV-04 the breadcrumb leads from home to the page; a phone shows the previous level only', async ({
  visit,
}) => {
  const page = await visit('/en/about-us/quality');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  const entries = breadcrumb.getByRole('listitem').filter({ visible: true });
  expect((await entries.allTextContents()).map((entry) => entry.trim())).toEqual([
    'Home',
    'About us',
    'Quality',
  ]);
  expect(await breadcrumb.locator('[aria-current=page]').textContent()).toBe('Quality');
  await resize(page, 390);
  expect((await entries.allTextContents()).map((entry) => entry.trim())).toEqual(['About us']);
  await leave(page, () => entries.getByRole('link').click());
  expect(new URL(page.url()).pathname).toBe('/en/about-us');
});

test('NAV-04 the breadcrumb speaks by the words of the navigation: its overrides, and the reader’s language', async ({
  visit,
}) => {
  const page = await visit('/en/about-us/history');
  const current = page.locator('main nav [aria-current=page]');
  expect(await current.textContent()).toBe('History');
  await page.goto('/fr/legal/terms');
  const entries = await page.locator('main nav').first().getByRole('listitem').allTextContents();
  expect(entries.map((entry) => entry.trim())).toEqual([
    'Accueil',
    'Mentions légales',
    'Conditions d’utilisation',
  ]);
});

test.for(['stories', 'products', 'about-us/locations-and-contacts'])(
  'PAG-01 /en/%s fits again when a narrow window was wide for a while',
  async (path, { visit }) => {
    const page = await visit(`/en/${path}`, { width: phone.width });
    await resize(page, 1440);
    await resize(page, phone.width);
    await expectNoOverflow(page);
  },
);
