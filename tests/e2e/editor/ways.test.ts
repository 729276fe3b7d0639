import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { newDraft } from '../../support/site/drafts.ts';
import { saved } from '../../support/site/editing.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

/** The page in the preview has a search field with autofocus, but the focus stays in the form. */
const expected = [/Autofocus processing was blocked/];
const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const quotes = names.map((id) => ({ id, type: 'quote' }));
const words = Object.fromEntries(names.map((id) => [`${id}/quote`, `This is the ${id} one.`]));
const figures = { id: 'figures', type: 'keyFigures', items: [{ id: '1' }, { id: '2' }] };

async function openPage(visit: Visit, id: string) {
  const options = { cookies: await editorCookies('editor'), expected, height: 500 };
  return visit(`/en/editor/pages/${id}`, options);
}

/**
 * The position of an element in the window, once the address names its part of the page and everything is
 * rendered.
 */
async function settledTop(page: Page, place: string): Promise<number> {
  await expect.poll(() => new URL(page.url()).searchParams.get('part')).toBe('content');
  return page.evaluate(async (id) => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
  }, place);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('EDI-05 a click on a block in the preview leads to it in the form, and the form stays there', async ({
  visit,
}) => {
  const page = await openPage(visit, await newDraft(quotes, words));
  const block = page.frameLocator('iframe').locator('[data-block="eighth"]');
  await block.getByText('This is the eighth one.').evaluate((place) => (place as HTMLElement).click());
  await expect.poll(() => focused(page)).toBe('block-eighth');
  expect(await page.locator('[id^="block-"][aria-expanded="true"]').count()).toBe(1);
  const top = await settledTop(page, 'block-eighth');
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(500);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('EDI-05 a problem of a publication is one row with its field’s name, leads to the field and is gone once it is mended', async ({
  visit,
}) => {
  const id = await newDraft([...quotes, figures], { ...words, 'figures/items/1/value': '60' });
  const page = await openPage(visit, id);
  const open = page.getByRole('button', { name: 'Publish', exact: true });
  await open.click();
  const dialog = page.getByRole('dialog', { name: text('en', 'editorPages', 'publish.title') });
  const rows = dialog.locator('#publication-problems ~ ul > li');
  await rows.first().waitFor();
  expect(await rows.allInnerTexts()).toEqual([expect.stringMatching(/^Key figures › .* 2 › .* · English/)]);
  await rows.getByRole('button').click();
  await expect.poll(() => focused(page)).toBe('figures/items/2/value');
  const top = await settledTop(page, 'figures/items/2/value');
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(500);
  await page.keyboard.type('14');
  await saved(page);
  await open.click();
  await dialog.getByText(text('en', 'editorPages', 'publish.ready')).waitFor();
  expect(await rows.count()).toBe(0);
});
