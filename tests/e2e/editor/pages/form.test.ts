import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { blocks, blockTypes } from '#contracts/content/blocks.ts';
import type { StoredItem } from '#contracts/content/draft.ts';
import type { Fields } from '#contracts/content/fields.ts';
import { newValues } from '#web/apps/editor/form/new-values.ts';
import { expectNoViolations, violationsOf } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { expectNothing } from '../../../support/nothing.ts';
import { newDraft, savedDraft, savedTexts } from '../../../support/site/drafts.ts';
import { editorCookies } from '../../../support/site/editors.ts';
import { messagesOf } from '../../../support/texts.ts';

const cookies = () => editorCookies('editor');
const words = messagesOf('en', 'editorFields');
const figures = (count: number) => ({
  id: 'figures',
  type: 'keyFigures',
  items: Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` })),
});
const figureTexts = (...values: string[]) =>
  Object.fromEntries(values.map((value, index) => [`figures/items/${index + 1}/value`, value]));

/** Opens the form of a block, which is collapsed to one line at first. */
async function openBlock(page: Page, name: string): Promise<Locator> {
  const head = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: new RegExp(`^${name}`) });
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  const form = page.locator(`#${await head.getAttribute('aria-controls')}`);
  await form.waitFor();
  return form;
}
const entries = (form: Locator) => form.locator('ol > li');
const named = (form: Locator) => entries(form).locator('button[aria-expanded]').allInnerTexts();
const savedItems = async (id: string) =>
  ((await savedDraft(id)).blocks[0]!.items as StoredItem[]).map((item) => item.id);

const idOf = (type: string) => type.toLowerCase();

/** Opens a block of the draft by its id. */
async function openById(page: Page, id: string): Promise<Locator> {
  await page.locator(`#block-${id}`).press('Enter');
  const form = page.locator(`#block-${id}-form`);
  await form.waitFor();
  return form;
}

/** The labels of the fields, without their messages. */
const labelsOf = async (form: Locator) =>
  (await form.locator('label, legend').allInnerTexts()).map((label) => label.replace(/ \(.*\)$/, ''));

test('EDI-05 every declared field of every type of block can be edited, and the forms are accessible', async ({
  visit,
}) => {
  const id = await newDraft(blockTypes.map((type) => ({ id: idOf(type), type, ...newValues(blocks[type]) })));
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies() });
  const found: string[] = [];
  for (const type of blockTypes) {
    const form = await openById(page, idOf(type));
    const fields: Fields = blocks[type];
    const labels = Object.keys(fields).map((name) => words[`field.${name}`]!);
    await expect.poll(() => labelsOf(form), { message: type }).toEqual(expect.arrayContaining(labels));
    // The text editor is loaded after its form.
    const texts = Object.values(fields).filter(({ kind }) => kind === 'richText');
    await expect.poll(() => form.locator('[contenteditable]').count()).toBe(texts.length);
    found.push(...(await violationsOf(page, { within: `#block-${idOf(type)}-form` })));
    await page.locator(`#block-${idOf(type)}`).press('Enter');
  }
  expectNothing(found);
});

test('EDI-05 entries are added, duplicated, removed and brought back with their words', async ({ visit }) => {
  const id = await newDraft([figures(2)], figureTexts('60', '3300'));
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies() });
  const form = await openBlock(page, 'Key figures');
  await form.getByRole('button', { name: 'Add an entry' }).click();
  await entries(form).nth(2).getByLabel('Value').fill('28');
  await expect.poll(() => named(form)).toEqual(['60', '3300', '28']);
  await entries(form).nth(2).getByRole('button', { name: 'Duplicate' }).click();
  await expect.poll(() => named(form)).toEqual(['60', '3300', '28', '28']);
  await entries(form).nth(0).getByRole('button', { name: '60', exact: true }).click();
  await entries(form).nth(0).getByRole('button', { name: 'Remove' }).click();
  await form.getByText('“60” was removed.').waitFor();
  await expect.poll(() => named(form)).toEqual(['3300', '28', '28']);
  await expect.poll(() => savedTexts(id)).not.toHaveProperty('figures/items/1/value');
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => named(form)).toEqual(['60', '3300', '28', '28']);
  await expect.poll(async () => (await savedTexts(id))['figures/items/1/value']).toBe('60');
});

test('EDI-05 entries are put in order by the arrow keys, and the focus stays', async ({ visit }) => {
  const id = await newDraft([figures(3)], figureTexts('a', 'b', 'c'));
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies() });
  const form = await openBlock(page, 'Key figures');
  const handle = form.getByRole('button', { name: 'Move “c”: drag, or use the arrow keys' });
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => named(form)).toEqual(['a', 'c', 'b']);
  await form.getByText('Now at place 2 of 3').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => named(form)).toEqual(['c', 'a', 'b']);
  expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => savedItems(id)).toEqual(['3', '1', '2']);
});

test('EDI-05 entries are put in order by dragging', async ({ visit }) => {
  const id = await newDraft([figures(3)], figureTexts('a', 'b', 'c'));
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies() });
  const form = await openBlock(page, 'Key figures');
  await entries(form).nth(2).scrollIntoViewIfNeeded();
  const from = (await form.getByRole('button', { name: /^Move “a”/ }).boundingBox())!;
  const to = (await entries(form).nth(2).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height - 4, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => named(form)).toEqual(['b', 'c', 'a']);
  await expect.poll(() => savedItems(id)).toEqual(['2', '3', '1']);
});

test('EDI-05 what is unfinished is told at its field, and goes when it is done', async ({ visit }) => {
  const id = await newDraft([figures(1)]);
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies() });
  const form = await openBlock(page, 'Key figures');
  await entries(form).locator('button[aria-expanded]').first().click();
  const value = entries(form).getByLabel('Value');
  await value.fill('x'.repeat(41));
  await form.getByText('41 characters; at most 40 fit.').waitFor();
  expect(await value.getAttribute('aria-invalid')).toBe('true');
  await value.fill('');
  await form.getByText('This is still missing.').waitFor();
  await value.fill('60');
  await form.getByText('This is still missing.').waitFor({ state: 'hidden' });
  expect(await value.getAttribute('aria-invalid')).toBeNull();
});

test('EDI-05 a link is chosen by search: a page, a product, an address that is safe', async ({ visit }) => {
  const id = await newDraft([{ id: 'call', type: 'portalTeaser', points: [], actions: [] }]);
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies() });
  const form = await openBlock(page, 'Customer portal');
  await form.getByRole('button', { name: 'Add a link' }).click();
  await form.getByRole('button', { name: 'Choose a target' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where does the link lead?' });

  await dialog.getByLabel('Kind').selectOption('Address elsewhere');
  await dialog.getByLabel('Address', { exact: true }).fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Take this link' }).click();
  await dialog.getByText('An address begins with https://, mailto: or tel:.').waitFor();

  await dialog.getByLabel('Kind').selectOption('Page');
  await dialog.getByRole('combobox', { name: 'Search by title or path' }).fill('about');
  await dialog
    .getByRole('option', { name: /^About us/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Take this link' }).click();
  await form.getByText(/^Page · /).waitFor();
  await form.getByLabel('Words of the link').fill('Who we are');
  const action = async () => ((await savedDraft(id)).blocks[0]!.actions as StoredItem[])[0];
  await expect.poll(action).toMatchObject({ kind: 'PAGE', page: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  await expect.poll(async () => Object.values(await savedTexts(id))).toEqual(['Who we are']);

  await form.getByRole('button', { name: 'Choose another' }).click();
  await dialog.getByLabel('Kind').selectOption('Product');
  await dialog.getByRole('combobox', { name: 'Search for a product' }).fill('reuss');
  await dialog.getByRole('listbox').getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Take this link' }).click();
  await form.getByText(/^Product · reuss-/).waitFor();
  await expect.poll(action).toMatchObject({ kind: 'PRODUCT', slug: expect.stringMatching(/^reuss-/) });
  expect(await action()).not.toHaveProperty('page');
});

test('EDI-05 on a phone the form fits, with an entry open', async ({ visit }) => {
  const id = await newDraft([figures(2)], figureTexts('60', '3300'));
  const page = await visit(`/de-ch/editor/pages/${id}`, {
    cookies: await cookies(),
    width: 390,
  });
  const form = await openBlock(page, 'Kennzahlen');
  await entries(form).locator('button[aria-expanded]').first().click();
  await entries(form).getByLabel('Wert').waitFor();
  await expectNoOverflow(page);
  await expectNoViolations(page, { without: ['frame-title'] });
});
