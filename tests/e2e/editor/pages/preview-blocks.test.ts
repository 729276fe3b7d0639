import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { Texts } from '#contracts/content/draft.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft } from '../../../support/site/drafts.ts';
import { addBlock, openBlock } from '../../../support/site/editing.ts';
import { editorCookies } from '../../../support/site/editors.ts';

const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const quotes = names.map((id) => ({ id, type: 'quote' }));
const texts: Texts = Object.fromEntries(names.map((id) => [`${id}/quote`, `This is the ${id} one.`]));

const frame = (page: Page) => page.frameLocator('iframe');
const blockInFrame = (page: Page, id: string) => frame(page).locator(`[data-block="${id}"]`);

/** The distance of a block from the top of the frame. */
const heightOf = (page: Page, id: string) =>
  blockInFrame(page, id).evaluate((block) => Math.round(block.getBoundingClientRect().top));

async function openPage(visit: (path: string, options: object) => Promise<Page>, options: object = {}) {
  const id = await newDraft(quotes, texts);
  const page = await visit(`/en/editor/pages/${id}`, {
    cookies: await editorCookies('editor'),
    ...options,
  });
  await blockInFrame(page, 'sixth').waitFor({ state: 'attached' });
  return page;
}

describe.each(['reduce', 'no-preference'] as const)('EDI-05 with motion: %s', (reducedMotion) => {
  test('a block that is opened in the form is shown in the preview beside it', async ({ visit }) => {
    const page = await openPage(visit, { reducedMotion });
    const before = await heightOf(page, 'fifth');
    const top = await page.evaluate(() => window.scrollY);
    await openBlock(page, 'Quote', 4);
    await expect.poll(() => heightOf(page, 'fifth')).toBeLessThan(200);
    expect(before).toBeGreaterThan(600);
    expect(await page.evaluate(() => window.scrollY), 'the form stays where it is').toBe(top);
  });
});

test('EDI-05 a new block is shown in the preview as soon as there is something of it', async ({ visit }) => {
  const page = await openPage(visit);
  const quote = await addBlock(page, 'Quote');
  await quote.getByLabel(/^Quote/).fill('This one is new.');
  const fresh = frame(page).locator('[data-block]', { hasText: 'This one is new.' });
  await fresh.waitFor();
  await expect
    .poll(() => fresh.evaluate((block) => block.getBoundingClientRect().top < window.innerHeight))
    .toBe(true);
});

test('EDI-05 on a phone form and preview lead to each other, too', async ({ visit }) => {
  const page = await openPage(visit, { width: 390 });
  const form = await openBlock(page, 'Quote', 3);
  await form.getByRole('button', { name: 'Show in the preview' }).click();
  const fourth = blockInFrame(page, 'fourth');
  await fourth.waitFor();
  await expect.poll(() => heightOf(page, 'fourth')).toBeLessThan(200);
  await fourth.getByText('This is the fourth one.').click();
  await page.locator('#block-fourth').waitFor();
  await expect
    .poll(() => page.locator('#block-fourth').evaluate((head) => head.getBoundingClientRect().top > 0))
    .toBe(true);
});

test('EDI-05 what is chosen for the preview is read whole, and the theme of the product site is called as that site', async ({
  visit,
}) => {
  const page = await openPage(visit);
  const choices = page.getByRole('region', { name: 'Preview' }).getByRole('combobox');
  expect(await choices.nth(2).locator('option').allInnerTexts()).toContain('Wirelane');
  expect(await choices.locator('option', { hasText: '{product}' }).count()).toBe(0);
  const room = await choices.evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).map((select) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const words = pen.measureText(select.selectedOptions[0]?.label ?? '').width;
      return (
        select.clientWidth -
        Number.parseFloat(paddingInlineStart) -
        Number.parseFloat(paddingInlineEnd) -
        words
      );
    }),
  );
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
});

test('EDI-05 what visitors get says nothing of blocks', async ({ visit }) => {
  const page = await visit('/en/about-us', { cookies: await editorCookies('editor') });
  expect(await page.locator('[data-block]').count()).toBe(0);
});
