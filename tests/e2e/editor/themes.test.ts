import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const words = (key: string) => text('en', 'editorThemes', key);
const records = (key: string) => text('en', 'editorRecords', key);

async function open(visit: Visit, path: string, who: 'chief' | 'editor' = 'chief', width = 1440) {
  const page = await visit(`/en/editor/themes${path}`, { cookies: await editorCookies(who), width });
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
  return page;
}

/** With the keyboard, since a notice may cover the button for a moment. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const colour = (page: Page, token: string) => page.locator(`[id="${token}"]`);
const frame = (page: Page) => page.frameLocator('iframe');
const worn = (page: Page, token: string) =>
  frame(page)
    .locator('html')
    .evaluate((html, name) => getComputedStyle(html).getPropertyValue(`--theme-${name}`).trim(), token);

test('NAV-07 a theme is copied, tried on real pages, mended, published and taken off', async ({ visit }) => {
  const page = await open(visit, '');
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Cirralis' }).click();
  await colour(page, 'accent-text').waitFor();
  await page.getByRole('link', { name: words('copy'), exact: true }).click();
  await page.waitForURL(/themes\/new\?from=Cirris$/);
  const copied = words('copyOf').replace('{name}', 'Cirralis');
  await page.getByRole('heading', { level: 1, name: copied }).waitFor();
  await colour(page, 'name').fill('Spring fair');
  await colour(page, 'accent-text').fill('#9BB7F0');
  await colour(page, 'accent-text').blur();
  expect(await colour(page, 'accent-text').inputValue()).toBe('#9bb7f0');
  // The page in the frame shows what is typed before anything is saved.
  await expect.poll(() => worn(page, 'accent-text')).toBe('#9bb7f0');
  await press(page, records('nav.publish'));
  const verdict = page.getByRole('region', { name: words('readability') });
  const take = verdict.getByRole('button', { name: /^Take #/ });
  await take.waitFor();
  // Content that scrolls below the sticky header is half covered by it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolations(page);
  await take.click();
  await expect.poll(() => take.count()).toBe(0);
  expect(await worn(page, 'accent-text')).toBe(await colour(page, 'accent-text').inputValue());

  await press(page, records('nav.publish'));
  await page.getByText(records('nav.published')).first().waitFor();
  await page.waitForURL(/themes\/Spring_fair$/);
  await page.getByText(records('step.published')).first().waitFor();

  await press(page, words('withdraw'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('withdraw') })
    .click();
  await page.getByText(words('withdraw.done')).first().waitFor();
  await page.getByText(records('state.DRAFT')).first().waitFor();
});

test('NAV-07 a published theme is worn by the next page, and comes back by its history', async ({
  visit,
}) => {
  const page = await open(visit, '/Adaptronic');
  const before = await colour(page, 'line-strong').inputValue();
  await colour(page, 'line-strong').fill('#b7c0a8');
  await press(page, records('nav.publish'));
  await page.getByText(records('nav.published')).first().waitFor();
  await page
    .getByRole('button', { name: records('restore') })
    .last()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: records('restore'), exact: true })
    .click();
  await page.getByText(records('restore.done')).first().waitFor();
  await expect.poll(() => colour(page, 'line-strong').inputValue()).toBe(before);
  await press(page, records('nav.publish'));
  await page.getByText(records('step.restored')).first().waitFor();
});

test('NAV-07 what is not a colour stays as it was typed, with its problem at the field, and the preview keeps the last colour', async ({
  visit,
}) => {
  const page = await open(visit, '/Hosver', 'editor');
  await expect.poll(() => worn(page, 'accent')).toBe(await colour(page, 'accent').inputValue());
  const before = await colour(page, 'accent').inputValue();
  await colour(page, 'accent').fill('petrol');
  await press(page, records('save'));
  await page
    .getByText(text('en', 'editorFields', 'problem.badColour'))
    .first()
    .waitFor();
  expect(await colour(page, 'accent').inputValue()).toBe('petrol');
  expect(await worn(page, 'accent')).toBe(before);
  await expectNoViolations(page);
  await colour(page, 'accent').fill(before);
  // Other editors can only write drafts.
  expect(await page.getByRole('button', { name: records('nav.publish'), exact: true }).count()).toBe(0);
});

test('a theme that sites wear is not taken off: it is said which', async ({ visit }) => {
  const page = await open(visit, '/Default');
  await press(page, words('withdraw'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('withdraw') })
    .click();
  await page
    .getByRole('dialog', { name: words('withdraw.used') })
    .getByRole('link')
    .first()
    .waitFor();
  await expectNoViolations(page);
});

test.for([1024, 390])('the screens of themes fit in %i pixels', async (width, { visit }) => {
  for (const path of ['', '/Default']) {
    const page = await open(visit, path, 'chief', width);
    await expectNoOverflow(page);
    await expectNoViolations(page);
  }
});
