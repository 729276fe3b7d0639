import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { machine } from '../../support/site/catalogue.ts';
import { addressIn, hasBlock, pageWith } from '../../support/site/sample-pages.ts';

const withBar = pageWith(hasBlock('anchorNavigation'));
const withContents = pageWith(
  ({ tableOfContents, blocks }) =>
    tableOfContents && blocks.filter(({ fields }) => fields.anchor && fields.title).length > 2,
);

test('NAV-10 the anchor navigation lists the sections, leads there and shows where the reader is', async ({
  visit,
}) => {
  const page = await visit(addressIn('en', withBar));
  const links = page
    .locator('ui-anchor-nav')
    .getByRole('link')
    .filter({ hasNot: page.locator('svg') });
  const hashes = await links.evaluateAll((all) =>
    (all as HTMLAnchorElement[]).map((link) => link.hash).filter(Boolean),
  );
  expect(hashes.length).toBeGreaterThan(1);
  const last = page.locator(`ui-anchor-nav a[href="${hashes.at(-1)}"]`);
  await last.click();
  await expect.poll(() => last.getAttribute('aria-current')).toBe('true');
  expect(new URL(page.url()).hash).toBe(hashes.at(-1));
  const section = page.locator(`[id="${decodeURIComponent(hashes.at(-1)!.slice(1))}"]`);
  await expect
    .poll(() => section.evaluate((part) => part.getBoundingClientRect().top < innerHeight))
    .toBe(true);
});

test('NAV-10 CAT-03 each part of a machine’s page is led to, though those before it are not drawn yet', async ({
  visit,
}) => {
  const page = await visit(`/en${machine}`, { reducedMotion: 'no-preference' });
  const links = await page.locator('ui-anchor-nav a[href^="#"]').all();
  expect(links.length).toBeGreaterThan(4);
  for (const link of links.reverse()) {
    const id = (await link.getAttribute('href'))?.slice(1) ?? '';
    await link.click();
    const place = () =>
      page.locator(`[id="${id}"]`).evaluate((part) => {
        const { top } = part.getBoundingClientRect();
        const end = document.documentElement.scrollHeight - innerHeight - scrollY;
        return (top > 0 && top < innerHeight / 3) || end < 2;
      });
    await expect.poll(place, { message: id }).toBe(true);
    await expect.poll(() => link.getAttribute('aria-current')).toBe('true');
  }
});

test('NAV-10 a long page begins with its table of contents', async ({ visit }) => {
  const page = await visit(addressIn('en', withContents));
  const contents = page.getByRole('navigation', { name: 'Table of contents' });
  const expected = withContents.blocks.filter(({ fields }) => fields.anchor && fields.title);
  expect(await contents.getByRole('link').count()).toBe(expected.length);
  for (const link of await contents.getByRole('link').all()) {
    const hash = (await link.getAttribute('href')) ?? '';
    expect(await page.locator(`[id="${hash.slice(1)}"]`).count(), hash).toBe(1);
  }
});

test('NAV-10 side buttons stand on every page of a site, unless the site hides them', async ({ visit }) => {
  const page = await visit('/en/contact');
  const side = page.getByRole('navigation', { name: 'Quick contact' });
  expect(
    await side.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/en/contact', '/en/compare']);
  await page.goto('/en/annualreport2024');
  expect(await side.count()).toBe(0);
});
