import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';

test('PAG-07 the product site stands on its own host and leads back to the main site', async ({ visit }) => {
  const page = await visit('/en', { site: 'wirelane' });
  expect(await page.locator('html').getAttribute('data-theme')).toBe('Product');
  const back = page.getByRole('banner').getByRole('link', { name: 'Litzen website' });
  const address = new URL((await back.getAttribute('href')) ?? '', page.url());
  expect(address.hostname).toBe('localhost');
  expect(address.pathname).toBe('/en');
});

test.for(['annualreport2024', 'productronica', 'events', 'wirepro-expo-2024', 'brand-portal'])(
  'PAG-07 %s is international only: a country is led to the language alone',
  async (slug, { visit }) => {
    const page = await visit(`/de-ch/${slug}`, { languages: 'de-CH' });
    expect(new URL(page.url()).pathname).toBe(`/de/${slug}`);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  },
);

test('PAG-04 the named system pages are there', async ({ visit }) => {
  const page = await visit('/en/media-releases');
  for (const path of [
    '/en/brand-portal',
    '/en/events/internal-2025',
    '/en/productronica',
    '/en/wirepro-expo-2024',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
  }
});

test('PAG-03 a link to another tab says so and does not hand over the window', async ({ visit }) => {
  const page = await visit('/en');
  const links = page.getByRole('contentinfo').locator('a[target=_blank]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) expect(await link.getAttribute('rel')).toContain('noopener');
});

test('NAV-03 links to another of our sites carry its host and the reader’s language', async ({ visit }) => {
  const page = await visit('/de');
  const link = page.getByRole('banner').locator('a[href*="wirelane.localhost"]').first();
  expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe('/de');
});
