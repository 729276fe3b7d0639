import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { test, type Visit } from '../../../support/browser/page-test.ts';
import { newDraft, savedDraft, savedTexts } from '../../../support/site/drafts.ts';
import { openBlock, saved } from '../../../support/site/editing.ts';
import { callEditor, editorCookies } from '../../../support/site/editors.ts';
import { expectNotice } from '../../../support/site/portal.ts';

const block = { id: 'words', type: 'quote' };
const noConnection = [/request failed: /, /ERR_FAILED/];
/** The page in the preview has a search field with autofocus, but the focus stays in the form. */
const expected = [/Autofocus processing was blocked/];

const german = (id: string) => savedDraft(id).then(({ texts }) => texts.de?.blocks ?? {});
const toBoard = (page: Page) => page.getByRole('link', { name: 'Translation', exact: true }).last();
const fieldOf = (page: Page, unit: string) =>
  page.locator(`[data-unit="${unit}"]`).getByRole('textbox').first();

async function openTranslation(visit: Visit, id: string): Promise<Page> {
  const page = await visit(`/en/editor/pages/${id}/translation/de`, {
    cookies: await editorCookies('editor'),
    expected: noConnection,
  });
  await fieldOf(page, 'words/quote').waitFor();
  return page;
}

/** Delays requests to save; gives a function that releases them. */
async function holdSaves(page: Page) {
  const held: Route[] = [];
  const first = Promise.withResolvers<void>();
  let isOpen = false;
  await page.route('**/api/editor-proxy*', (route) => {
    if (isOpen) return route.continue();
    held.push(route);
    first.resolve();
    return undefined;
  });
  return {
    first: first.promise,
    async release() {
      isOpen = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}

test('EDI-05 a translator leaves while words are on their way: those typed after them are saved, too', async ({
  visit,
}) => {
  const id = await newDraft([block], { 'words/quote': 'It runs.' });
  const page = await openTranslation(visit, id);
  const saves = await holdSaves(page);
  await fieldOf(page, 'words/quote').fill('Sie');
  await saves.first;
  await fieldOf(page, 'words/quote').fill('Sie läuft.');
  let isLetGo = false;
  page.on('request', (request) => {
    isLetGo ||= request.postData()?.includes('"translationBoard"') ?? false;
  });
  const board = page.getByRole('heading', { level: 1, name: 'Translation' });
  await toBoard(page).click();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  // An editor who may leave before everything is saved is gone before the response arrives.
  if (isLetGo) await board.waitFor();
  await saves.release();
  await board.waitFor();
  await expect.poll(() => german(id)).toMatchObject({ 'words/quote': 'Sie läuft.' });
});

test('EDI-05 a translator leaves after words could not be saved: they wait in the browser', async ({
  visit,
}) => {
  const id = await newDraft([block], { 'words/quote': 'It runs.' });
  const page = await openTranslation(visit, id);
  await page.route('**/api/editor-proxy*', (route) => route.abort());
  await fieldOf(page, 'words/quote').fill('Sie läuft.');
  await page.locator('[data-trouble]').first().waitFor();
  await toBoard(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Translation' }).waitFor();
  await page.unroute('**/api/editor-proxy*');
  const again = page.waitForResponse('**/api/editor-proxy*');
  await page.goBack();
  await expectNotice(page, 'What you typed last time is back.');
  expect(await fieldOf(page, 'words/quote').inputValue()).toBe('Sie läuft.');
  await again;
  await expect.poll(() => german(id)).toMatchObject({ 'words/quote': 'Sie läuft.' });
});

test('EDI-05 a record that is left with changes has them when somebody comes back', async ({ visit }) => {
  const page = await visit('/en/editor/records/brand', { cookies: await editorCookies('editor') });
  await page.locator('tbody a').last().click();
  const name = page.locator('[id="name"]');
  const before = await name.inputValue();
  await name.fill(`${before} and more`);
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await name.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/en/editor');
  await page.goBack();
  await expectNotice(page, 'What you typed last time is back.');
  expect(await name.inputValue()).toBe(`${before} and more`);
});

test('EDI-05 whoever has left a record turns back at once, before the next screen stands', async ({
  visit,
}) => {
  const page = await visit('/en/editor/records/brand', { cookies: await editorCookies('editor') });
  await page.locator('tbody a').last().click();
  const name = page.locator('[id="name"]');
  const before = await name.inputValue();
  const address = page.url();
  await name.fill(`${before} and more`);
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await page.evaluate(() => {
    const push = history.pushState.bind(history);
    history.pushState = (...next) => {
      push(...next);
      history.pushState = push;
      history.back();
    };
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.waitForURL(address);
  await expect.poll(() => name.inputValue()).toBe(`${before} and more`);
  expect(await dialog.count()).toBe(0);
});

test('EDI-05 undo takes back one’s own words and leaves those of a colleague', async ({ visit }) => {
  const id = await newDraft([block], { 'words/quote': 'It runs.', 'words/name': 'Nobody' });
  const page = await visit(`/en/editor/pages/${id}`, {
    cookies: await editorCookies('editor'),
    expected,
  });
  const form = await openBlock(page, 'Quote');
  await form.getByLabel(/^Quote/).fill('It runs and runs.');
  await saved(page);
  const { editor: cookie } = await editorCookies('second');
  const { data } = await callEditor('reads', 'editedPage', { id }, { cookie });
  // biome-ignore lint/suspicious/noExplicitAny: an answer that is sent back changed
  const { draft, revision } = (data as any).editedPage;
  draft.texts.en.blocks['words/name'] = 'By a colleague';
  await callEditor('changes', 'savePage', { draft, revision }, { cookie });
  await form.getByLabel(/^Role/).fill('Operator');
  await expectNotice(page, 'Léa Favre works on this page, too.');
  await expect.poll(() => savedTexts(id)).toMatchObject({ 'words/role': 'Operator' });
  const undo = page.getByRole('button', { name: 'Undo' });
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
  await expect
    .poll(() => savedTexts(id))
    .toEqual({ 'words/quote': 'It runs.', 'words/name': 'By a colleague' });
});

test('EDI-05 a source that was empty for one save leaves its translations outdated, unless it says the same again', async ({
  visit,
}) => {
  const id = await newDraft([block], { 'words/quote': 'It runs.' });
  const translation = await openTranslation(visit, id);
  await fieldOf(translation, 'words/quote').fill('Sie läuft.');
  await expect.poll(() => german(id)).toMatchObject({ 'words/quote': 'Sie läuft.' });

  const page = await visit(`/en/editor/pages/${id}`, {
    cookies: await editorCookies('editor'),
    expected,
  });
  const quote = (await openBlock(page, 'Quote')).getByLabel(/^Quote/);
  await quote.fill('');
  await expect.poll(async () => (await savedTexts(id))['words/quote']).toBeUndefined();
  await quote.fill('It does not run.');
  await expect.poll(async () => (await savedTexts(id))['words/quote']).toBe('It does not run.');
  await translation.reload();
  await translation.getByText('The source has changed').waitFor();

  await quote.fill('');
  await expect.poll(async () => (await savedTexts(id))['words/quote']).toBeUndefined();
  await quote.fill('It runs.');
  await expect.poll(async () => (await savedTexts(id))['words/quote']).toBe('It runs.');
  await translation.reload();
  await fieldOf(translation, 'words/quote').waitFor();
  expect(await translation.getByText('The source has changed').count()).toBe(0);
});
