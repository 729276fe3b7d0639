import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { languageBanner, switchLanguageFallback } from '../../support/site/frame.ts';
import { addressIn, isPublic, samplePages } from '../../support/site/sample-pages.ts';

const [first, second] = samplePages().filter(
  (page) =>
    page.site === 'main' &&
    page.type === 'CONTENT' &&
    isPublic(page) &&
    page.countries.length === 0 &&
    page.languages.length === 2 &&
    page.languages.includes('de'),
);
const [one, other] = [addressIn('cs', first!), addressIn('cs', second!)];

test('LOC-04 a page without Czech is shown in English, says so in Czech, and offers German', async ({
  visit,
}) => {
  const page = await visit(one);
  const banner = languageBanner(page);
  expect(await banner.textContent()).toContain('čeština');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await banner.getByRole('button').allTextContents()).toEqual(['Deutsch']);
});

test('LOC-04 the chosen fallback language is remembered for every such page', async ({ visit }) => {
  const page = await visit(one);
  await switchLanguageFallback(page, 'Deutsch');
  expect(new URL(page.url()).pathname).toBe(one);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await page.goto(other);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await switchLanguageFallback(page, 'English');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});

test('LOC-04 the language of a fallback is chosen without script', async ({ visit }) => {
  const page = await visit(one, { script: false });
  await switchLanguageFallback(page, 'Deutsch');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('LOC-04 a page in the reader’s own language has no banner', async ({ visit }) => {
  const page = await visit(addressIn('de', first!));
  expect(await languageBanner(page).getByRole('button', { name: 'English' }).count()).toBe(0);
});

test('LOC-04 LOC-07 a page that only falls back names the page in its own language as the true one', async ({
  visit,
}) => {
  const page = await visit(one);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(addressIn('en', first!));
  expect(await page.locator('link[hreflang]').count()).toBe(0);
});
