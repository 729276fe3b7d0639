import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { chooseLocale, openChooser } from '../../support/site/frame.ts';

test('LOC-06 the chooser keeps the visitor on the same page', async ({ visit }) => {
  const page = await visit('/en/about-us');
  await chooseLocale(page, { country: 'Switzerland', language: 'Deutsch' });
  expect(new URL(page.url()).pathname).toBe('/de-ch/about-us');
  expect(await page.locator('html').getAttribute('lang')).toBe('de-CH');
});

test('LOC-06 a country offers its own languages only', async ({ visit }) => {
  const page = await visit('/en');
  const dialog = await openChooser(page);
  await dialog.getByLabel('Country').selectOption({ label: 'Canada' });
  const offered = await dialog.getByLabel('Language').locator('option:not([disabled])').allTextContents();
  expect(offered.sort()).toEqual(['English', 'Français']);
});

test('LOC-06 a country whose languages do not include the present one changes to its first', async ({
  visit,
}) => {
  const page = await visit('/ja/contact');
  await chooseLocale(page, { country: 'ドイツ' });
  expect(new URL(page.url()).pathname).toBe('/de-de/contact');
});

test('LOC-05 LOC-06 the measurement system is the country’s default until it is chosen, then remembered', async ({
  visit,
}) => {
  const page = await visit('/en-us');
  const units = async (name: string) => (await openChooser(page)).getByRole('radio', { name }).isChecked();
  expect(await units('Imperial')).toBe(true);
  await page.keyboard.press('Escape');
  await chooseLocale(page, { units: 'Metric' });
  expect(await units('Metric')).toBe(true);
  await page.goto('/en-us/contact');
  expect(await units('Metric')).toBe(true);
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'measurement-system')?.value).toBe('Metric');
});

test('LOC-05 LOC-06 without script the chooser opens, closes and saves', async ({ visit }) => {
  const page = await visit('/en/contact', { script: false });
  const dialog = await openChooser(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(await dialog.isVisible()).toBe(false);
  await chooseLocale(page, { country: 'France', units: 'Imperial' });
  expect(new URL(page.url()).pathname).toMatch(/^\/(fr|en)-fr\/contact$/);
});

test('LOC-06 Escape closes the chooser and gives the focus back', async ({ visit }) => {
  const page = await visit('/en');
  const dialog = await openChooser(page);
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await dialog.isVisible()).toBe(false);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Choose country, language and units' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('LOC-06 a form from elsewhere, or for a locale that the site lacks, changes nothing', async ({
  visit,
}) => {
  const page = await visit('/en');
  const answer = (form: Record<string, string>, headers: Record<string, string>) =>
    page.context().request.post('/api/preferences', { form, headers, maxRedirects: 0 });
  const origin = new URL(page.url()).origin;
  const nowhere = await answer({ site: 'none', country: 'ALL', language: 'en' }, { origin });
  expect(nowhere.status()).toBe(400);
  const foreign = await answer({ site: 'none' }, { origin: 'https://evil.example' });
  expect(foreign.status()).toBe(403);
});
