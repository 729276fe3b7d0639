import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { leave } from '../../support/site/frame.ts';
import { addressIn, pageWith } from '../../support/site/sample-pages.ts';

const withAnchors = pageWith(({ blocks, languages, site }) => {
  const anchored = blocks.filter(({ fields }) => typeof fields.anchor === 'string');
  return site === 'main' && anchored.length > 2 && languages.includes('en');
});
const anchor = String(
  withAnchors.blocks.filter(({ fields }) => typeof fields.anchor === 'string').at(-1)?.fields.anchor,
);

test('NAV-05 another page begins at its top, and going back finds the place that was left', async ({
  visit,
}) => {
  const page = await visit('/en/about-us');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  expect(await scrolled()).toBe(700);
  const footer = page.getByRole('contentinfo');
  await leave(page, () =>
    footer.getByRole('link', { name: 'Privacy' }).evaluate((link) => (link as HTMLElement).click()),
  );
  expect(await scrolled()).toBe(0);
  await leave(page, () => page.goBack());
  await expect.poll(scrolled).toBe(700);
});

test('NAV-05 an address with a hash shows that part below the header', async ({ visit }) => {
  const page = await visit(`${addressIn('en', withAnchors)}#${anchor}`);
  const place = () =>
    page.evaluate((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const end = document.documentElement.scrollHeight - innerHeight - scrollY;
      return { isBelowHeader: top >= header - 1, isInView: top < innerHeight * 0.5 || end < 2 };
    }, anchor);
  await expect.poll(place).toEqual({ isBelowHeader: true, isInView: true });
});
