import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { leave } from '../../support/site/frame.ts';

const german = { languages: 'de-CH,de' };

/** The people near the visitor are also a region that names the country. */
const bannerOf = (page: Page) =>
  page.getByRole('region', { name: /Schweiz/ }).and(page.locator('frame-region-banner'));

test('LOC-06 the site of the own country is suggested, in its language, never forced', async ({ visit }) => {
  const page = await visit('/en/contact', german);
  const banner = bannerOf(page);
  await banner.waitFor();
  expect(await banner.getAttribute('lang')).toBe('de');
  await leave(page, () => banner.getByRole('link').click());
  expect(new URL(page.url()).pathname).toBe('/de-ch/contact');
  expect(await banner.count()).toBe(0);
});

test('LOC-06 who declines the suggestion is never asked again', async ({ visit }) => {
  const page = await visit('/en/contact', german);
  const banner = bannerOf(page);
  await banner.getByRole('button').click();
  expect(await banner.isVisible()).toBe(false);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/en/about-us');
  expect(requests).not.toContain('/api/region-suggestion');
  expect(await banner.count()).toBe(0);
});

test('LOC-06 no country is suggested where there is none to suggest', async ({ visit }) => {
  const answered: number[] = [];
  const page = await visit('/en/contact', {
    languages: 'en-ZA,en',
    before: async (opened) =>
      opened.on('response', (response) => {
        if (response.url().includes('/api/region-suggestion')) answered.push(response.status());
      }),
  });
  await expect.poll(() => answered).toEqual([204]);
  expect(await page.locator('frame-region-banner').isVisible()).toBe(false);
});

test('LOC-06 NAV-09 on a phone the suggestion covers no button, and it is not printed', async ({ visit }) => {
  const page = await visit('/en/contact', { ...german, width: 390 });
  const banner = bannerOf(page);
  await banner.waitFor();
  const buttons = page.getByRole('navigation', { name: 'Quick contact' }).getByRole('list');
  const [above, below] = [await buttons.boundingBox(), await banner.boundingBox()];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
  await page.emulateMedia({ media: 'print' });
  expect(await banner.isVisible()).toBe(false);
});
