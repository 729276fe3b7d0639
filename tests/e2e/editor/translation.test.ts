import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { RichText } from '#contracts/content/rich-text.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { newDraft, savedDraft } from '../../support/site/drafts.ts';
import { callEditor, editorCookies } from '../../support/site/editors.ts';
import { expectNotice, screen } from '../../support/site/portal.ts';
import { originOf } from '../../support/site.ts';

const cookies = () => editorCookies('editor');

type Listed = {
  id: string;
  title: string;
  sourceLanguage: string;
  targetLanguages: { language: string; missing: number }[];
};
type Board = { translationBoard: { pages: Listed[] } };

/** A page of the main site that is complete in English and German; `place` separates tests. */
async function translatedPage(place: number): Promise<Listed> {
  const { editor } = await cookies();
  const queryBoard = async (query: string, variables: object) =>
    (await callEditor('reads', query, variables, { cookie: editor })).data;
  const all = (await queryBoard('translationBoard', {
    language: 'hu',
    filter: 'translated',
    first: 200,
  })) as Board;
  const page = all.translationBoard.pages
    .filter(({ sourceLanguage, targetLanguages }) => {
      const german = targetLanguages.find(({ language }) => language === 'de');
      return sourceLanguage === 'en' && german?.missing === 0;
    })
    .at(-place);
  if (!page) throw new Error('The sample site has no such page');
  return page;
}

describe('EDI-03 the calls of other systems', () => {
  const call = async (name: string, id: string, headers: Record<string, string> = {}, method = 'GET') => {
    const { editor } = await cookies();
    const own = { cookie: `editor=${editor}`, 'sec-fetch-site': 'same-origin', ...headers };
    return sendRequest(`${originOf('main')}/api/translation/${name}/${id}`, { method, headers: own });
  };

  test('state, start and reset tell the source and every other language of the site', async () => {
    const { id } = await translatedPage(1);
    const state = await call('state', id);
    expect(state.status).toBe(200);
    expect(state.headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(state.text)).toMatchObject({ sourceLanguage: 'en' });
    // Reading changes nothing, so any program with the session may do it.
    expect((await call('state', id, { 'sec-fetch-site': 'none' })).status).toBe(200);
    const started = JSON.parse((await call('start', id)).text);
    expect(started.targetLanguages).toHaveLength(10);
    for (const target of started.targetLanguages) {
      expect(Object.keys(target)).toEqual(
        expect.arrayContaining(['id', 'language', 'translationState', 'exportedAt', 'importedAt']),
      );
      expect(target.translationState).toBe('MarkedForTranslation');
    }
    const reset = JSON.parse((await call('reset', id, {}, 'POST')).text);
    expect(reset.translationState).toBeNull();
  });

  test.each([
    ['nobody', { cookie: '' }, 'state', undefined, 401],
    ['nobody, by a program', { cookie: '', 'sec-fetch-site': '' }, 'start', undefined, 401],
    ['nobody, from another site', { cookie: '', 'sec-fetch-site': 'cross-site' }, 'reset', undefined, 401],
    ['a link on another site', { 'sec-fetch-site': 'cross-site' }, 'start', undefined, 403],
    ['an address that is typed', { 'sec-fetch-site': 'none' }, 'start', undefined, 403],
    ['a prefetch', { 'sec-purpose': 'prefetch' }, 'reset', undefined, 403],
    ['something that is not an id', {}, 'state', 'home', 400],
    ['a page that is not there', {}, 'start', '00000000-0000-4000-8000-000000000000', 404],
    ['a call that there is not', {}, 'forget', undefined, 404],
  ] as const)('%s is refused', async (_, headers, name, id, status) => {
    const pageId = id ?? (await translatedPage(1)).id;
    const answer = await call(name, pageId, headers);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toEqual({ error: expect.any(String) });
  });
});

test('EDI-05 the board shows every page in every language, narrowed by what the address says', async ({
  visit,
}) => {
  // A short list, since axe checks all of it.
  const page = await visit('/en/editor/translation?search=switzerland', { cookies: await cookies() });
  await screen(page, 'Translation');
  await page.getByRole('table').waitFor();
  await expectNoViolations(page);
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Not offered' });
  await expect.poll(() => new URL(page.url()).search).toContain('state=none');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Hungarian' });
  await expect.poll(() => new URL(page.url()).search).toContain('language=hu');
  await page.getByRole('link', { name: 'Hungarian Not offered' }).first().waitFor();
});

test('EDI-05 the board on a phone', async ({ visit }) => {
  const page = await visit('/de-ch/editor/translation', { cookies: await cookies(), width: 390 });
  await page.getByRole('table').waitFor();
  await expectNoOverflow(page);
});

test('EDI-05 side by side: what is typed is kept, what changed in the source is seen', async ({ visit }) => {
  const { id } = await translatedPage(2);
  const { editor } = await cookies();
  const page = await visit(`/en/editor/pages/${id}/translation/de`, { cookies: await cookies() });
  const title = page.getByLabel('Title', { exact: true });
  await title.fill('Ein neuer Titel');
  await expect.poll(() => page.getByText('Everything is saved').count()).toBe(1);
  await expectNoViolations(page);
  await page.reload();
  await expect.poll(() => title.inputValue()).toBe('Ein neuer Titel');

  const { data } = await callEditor('reads', 'editedPage', { id }, { cookie: editor });
  const { draft, revision } = (data as { editedPage: { draft: Draft; revision: number } }).editedPage;
  const english = draft.texts.en;
  if (!english) throw new Error('The page has no English');
  english.title = `${english.title} renewed`;
  const saved = await callEditor('changes', 'savePage', { draft, revision }, { cookie: editor });
  expect(saved.code).toBe('');
  await page.reload();
  await page.getByText('The source has changed').waitFor();
  expect(await page.locator('ins').allInnerTexts()).toEqual([' renewed']);
  await page.getByRole('button', { name: 'Translation is still right' }).click();
  await expect.poll(() => page.getByText('The source has changed').count()).toBe(0);
  await expectNoOverflow(page);
});

type Draft = { texts: Record<string, { title: string }> };

test('EDI-05 side by side: formatted text is translated in its own editor, beginning with none', async ({
  visit,
}) => {
  const saying = (text: string): RichText => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  });
  const id = await newDraft([{ id: 'words', type: 'text', width: 'Inline' }], {
    'words/text': saying('Cut.'),
  });
  const page = await visit(`/en/editor/pages/${id}/translation/de`, { cookies: await cookies() });
  const words = page.locator('[data-unit="words/text"]').getByRole('textbox', { name: 'Text' });
  await words.click();
  await page.keyboard.type('Ablängen.');
  await kept(page);
  expect((await savedDraft(id)).texts.de?.blocks['words/text']).toEqual(saying('Ablängen.'));
  await page.reload();
  await expect.poll(() => words.innerText()).toBe('Ablängen.');
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'French' });
  await expect.poll(() => words.innerText()).not.toBe('Ablängen.');
  await expectNoViolations(page);
});

test('EDI-05 files go to translators and come back with a report', async ({ visit }) => {
  const { id, title } = await translatedPage(3);
  const page = await visit(`/en/editor/translation?search=${encodeURIComponent(title)}`, {
    cookies: await cookies(),
  });
  await page
    .getByRole('checkbox', { name: `Choose “${title}”` })
    .first()
    .check();
  await page.getByRole('button', { name: 'Export' }).last().click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  for (const language of await dialog.getByRole('checkbox').all()) await language.uncheck();
  await dialog.getByRole('checkbox', { name: 'German' }).check();
  await dialog.getByRole('radio', { name: 'All', exact: true }).check();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const document = await text(await (await download).createReadStream());
  await expectNotice(page, 'Exported. Files: 1');
  expect(document).toContain(`<file id="${id}"`);
  const translated = document.replace(/(<target>)[^<]+(<\/target>)/, '$1Zurück vom Übersetzungsbüro$2');
  await page.locator('input[type=file]').setInputFiles({
    name: 'back.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(translated),
  });
  const report = page.getByRole('region', { name: 'What was imported' }).first();
  await report.getByText('Taken over: 1').waitFor();
  await report.getByText('Complete', { exact: true }).waitFor();
  await page.locator('input[type=file]').setInputFiles({
    name: 'broken.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from('<xliff>'),
  });
  await report.getByText('The file cannot be read.').waitFor();
  await expectNoViolations(page);
});

test('EDI-05 two translators, one segment: nobody’s words are lost', async ({ visit }) => {
  const { id } = await translatedPage(4);
  const path = `/en/editor/pages/${id}/translation/de`;
  const mine = await visit(path, { cookies: await cookies() });
  const theirs = await visit(path, { cookies: await editorCookies('second') });
  const title = (page: Page) => page.getByLabel('Title', { exact: true });
  await title(mine).waitFor();
  await title(theirs).fill('Was Léa schrieb');
  await kept(theirs);
  await title(mine).fill('Was Jonas schrieb');
  await mine.getByText('Somebody else has translated this meanwhile:').waitFor();
  expect(await mine.getByText('Was Léa schrieb').isVisible()).toBe(true);
  await expectNoViolations(mine);
  await mine.getByRole('button', { name: 'Keep mine' }).click();
  await kept(mine);
  await theirs.reload();
  await expect.poll(() => title(theirs).inputValue()).toBe('Was Jonas schrieb');
});

/** Waits until the screen shows that everything is saved; it shows otherwise from the first key on. */
async function kept(page: Page): Promise<void> {
  await page.getByText('Everything is saved').waitFor();
}

test('EDI-05 from the board to the next open segment by keyboard alone', async ({ visit }) => {
  const page = await visit('/en/editor/translation?state=none&language=hu', { cookies: await cookies() });
  const place = page.getByRole('link', { name: 'Hungarian Not offered' }).first();
  await place.focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-unit]').first().waitFor();
  const next = page.getByRole('button', { name: /^Next open segment/ });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Title', { exact: true }).evaluate(isFocused)).toBe(true);
  await page.keyboard.type('Magyar cím');
  await kept(page);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('Title', { exact: true }).evaluate(isFocused)).toBe(false);
});

const isFocused = (element: Element) => element === document.activeElement;
