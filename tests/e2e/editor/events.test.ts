import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { newDraft, savedPage } from '../../support/site/drafts.ts';
import {
  callEditor,
  type EditorName,
  editorCookies,
  editors,
  newEditor,
} from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorEvents', key);
const ofEditor = (key: string) => text('en', 'editor', key);

async function change<Answer>(who: EditorName, name: string, variables: object): Promise<Answer> {
  const { editor: cookie } = await editorCookies(who);
  const { data, code } = await callEditor('changes', name, variables, { cookie });
  expect([name, code]).toEqual([name, '']);
  return (data as Record<string, Answer>)[name]!;
}

const paragraph = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Air costs.' }] }],
};

/** A page that an editor has made, saved twice and published. */
async function publishedPage() {
  const title = `Air ${crypto.randomUUID().slice(0, 8)}`;
  const blank = { navigationTitle: null, description: null, lead: null };
  const en = { title, ...blank, blocks: { 'intro/text': paragraph } };
  const id = await newDraft([{ id: 'intro', type: 'text', width: 'Inline' }], {}, { texts: { en } });
  const { draft, ...saved } = await savedPage(id);
  let { revision } = saved;
  for (const navigationTitle of ['Air', 'Compressed air']) {
    const texts = { en: { ...draft.texts.en, navigationTitle } };
    const answer = await change<{ done: boolean; revision: number }>('editor', 'savePage', {
      draft: { ...draft, texts },
      revision,
    });
    expect(answer.done).toBe(true);
    revision = answer.revision;
  }
  const out = await change('editor', 'publishPage', { pageId: id, languages: ['en'], revision });
  expect(out).toMatchObject({ done: true });
  return { id, title };
}

const rows = (page: Page) => page.getByRole('rowheader');
const expectRows = (page: Page, operations: readonly string[]) =>
  expect
    .poll(async () => (await rows(page).allTextContents()).map((words) => words.trim()))
    .toEqual(operations.map((key) => expect.stringContaining(t(`operation.${key}`))));

test('EDI-02 a chief sees what an editor did to a page, filters it, goes there and takes it along as a file', async ({
  visit,
}) => {
  const { id, title } = await publishedPage();
  const page = await visit('/en/editor/events', { cookies: await editorCookies('chief') });
  await page.getByRole('searchbox', { name: t('search') }).fill(title);
  await expectRows(page, ['publishPage', 'savePage', 'createPage']);
  await rows(page)
    .nth(1)
    .getByText(/2 times/)
    .waitFor();
  await page.getByRole('cell').filter({ hasText: editors.editor }).first().waitFor();
  await expectNoViolations(page);
  await expectNoOverflow(page);

  await page.getByRole('combobox', { name: t('column.person'), exact: true }).selectOption(editors.second);
  await page.getByText(t('none.found')).waitFor();
  await page.getByRole('combobox', { name: t('column.person'), exact: true }).selectOption(editors.editor);
  await page.getByRole('combobox', { name: t('column.kind'), exact: true }).selectOption('page');
  await expectRows(page, ['publishPage', 'savePage', 'createPage']);
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('kind'), searchParams.get('search')]).toEqual(['page', title]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('activity-log.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain(t('column.person'));
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,/);
  for (const words of [editors.editor, t('operation.publishPage'), t('kind.page'), title])
    expect(lines[1]).toContain(words);

  await page.getByLabel(t('until')).fill('2020-01-01');
  await page.getByText(t('none.found')).waitFor();
  await page.getByLabel(t('until')).fill('');
  await expectRows(page, ['publishPage', 'savePage', 'createPage']);
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await page.waitForURL(`**/editor/pages/${id}`);
});

test('EDI-02 roles and tokens stand there, too, and a phone shows it all', async ({ visit }) => {
  const person = await newEditor();
  const { editor: cookie } = await editorCookies('chief');
  const listed = await callEditor('reads', 'editors', {}, { cookie });
  const team = (listed.data as { editors: { id: string; name: string }[] }).editors;
  const { id } = team.find(({ name }) => name === person.name)!;
  // Once more would change nothing.
  for (const _ of ['changed', 'unchanged'])
    await change('chief', 'changeEditorAccess', { id, grants: [{ role: 'translator' }] });
  const token = `Stock ${person.name}`.slice(0, 60);
  const wish = { name: token, scopes: ['readCatalogue'], days: 30 };
  const made = await change<{ id: string }>('chief', 'addApiToken', wish);
  await change('chief', 'revokeApiToken', { id: made.id });

  const words = new URLSearchParams({ search: person.name.slice(0, 50) });
  const page = await visit(`/en/editor/events?${words}`, {
    width: 390,
    cookies: await editorCookies('chief'),
  });
  await expectRows(page, [
    'revokeApiToken',
    'addApiToken',
    'changeEditorAccess',
    'signInEditor',
    'addEditor',
  ]);
  await expectNoViolations(page);
  await expectNoOverflow(page);
});

test('EDI-02 a back end that keeps no log is named, and the others are shown', async ({ visit }) => {
  const page = await visit('/en/editor/events', {
    cookies: await editorCookies('chief'),
    ownWindow: true,
    expected: [/answered 400|Failed to load resource/],
    before: (opened) =>
      opened.route('**/api/hygraph-draft-proxy?backend=products', (route) => {
        const errors = [{ message: 'Cannot query field "editorEvents" on type "Query".' }];
        return route.fulfill({ status: 400, json: { errors } });
      }),
  });
  await page.getByText(t('missing').replace('{areas}', t('source.products'))).waitFor();
  await rows(page).first().waitFor();
  await expectNoViolations(page);
});

test('EDI-02 whoever may not see what others did is refused, and offered no such section', async ({
  visit,
}) => {
  const page = await visit('/en/editor/events', { cookies: await editorCookies('editor') });
  await page.getByRole('heading', { name: ofEditor('forbidden.title') }).waitFor();
  expect(await page.getByRole('link', { name: ofEditor('section.events') }).count()).toBe(0);
  await expectNoViolations(page);
});
