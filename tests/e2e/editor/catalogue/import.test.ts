import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { maxCatalogueBytes } from '#contracts/products/catalogue-import.ts';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { sendRequest } from '../../../support/send-request.ts';
import { editorCookies } from '../../../support/site/editors.ts';
import { originOf } from '../../../support/site.ts';
import { text } from '../../../support/texts.ts';

const t = (key: string, parts: Record<string, string> = {}) =>
  Object.entries(parts).reduce(
    (words, [name, value]) => words.replace(`{${name}}`, value).replace(`{${name}, number}`, value),
    text('en', 'editorImporting', key),
  );

/** A column name that no other file has, so that the mapping of one test is not proposed to another. */
const table = (own: string, rows: string) => `Article no.;Name;Class;Weight (kg);${own}\n${rows}`;

async function bring(page: Page, name: string, content: string) {
  await page
    .getByLabel(t('choose'), { exact: true })
    .last()
    .setInputFiles({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    });
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

test('issue 30: a table is dropped, mapped, compared and becomes drafts that are published at once', async ({
  visit,
}) => {
  const cookies = await editorCookies('editor');
  const page = await visit('/en/editor/catalogue', { cookies });
  await page.getByRole('link', { name: t('import'), exact: true }).click();
  await page.getByText(t('drop'), { exact: true }).waitFor();
  await expectNoViolations(page);
  const slug = `acme-${crypto.randomUUID().slice(0, 8)}`;
  const own = `Colour ${slug}`;
  await bring(
    page,
    `${slug}.csv`,
    table(own, `${slug};Acme press;Crimping;62,5;blue\nother ${slug};Other;;heavy;red\n`),
  );

  const choose = (name: string) => page.getByLabel(t('words.choose', { name }), { exact: true });
  await expect.poll(() => choose('Article no.').inputValue()).toBe('slug');
  await expect.poll(() => choose('Weight (kg)').inputValue()).toBe('weight');
  await choose('Article no.').selectOption('');
  await page.getByRole('button', { name: t('words.compare') }).click();
  await page.getByText(t('words.noNumber')).waitFor();
  await choose('Article no.').focus();
  await choose('Article no.').selectOption('slug');
  const group = choose('Crimping');
  await group.focus();
  await group.selectOption({ index: 1 });
  await expectNoViolations(page);
  await page.getByRole('button', { name: t('words.compare') }).click();

  await page.getByText(t('problem.noClass')).waitFor();
  await page.getByText(t('ready', { count: '1' })).waitFor();
  await expectNoViolations(page);
  await page.getByRole('link', { name: t('report.source') }).click();
  await page.getByText('heavy', { exact: true }).waitFor();
  await expectNoViolations(page);
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('report.csv') }).click(),
  ]);
  expect(report.suggestedFilename()).toBe(`${slug}-report.csv`);
  const saved = await readFile(await report.path(), 'utf8');
  expect(saved).toContain(t('column.before'));
  expect(saved).toContain(t('problem.noClass'));
  expect(saved).toContain(t('decision.left'));
  await page.reload();
  await page.getByRole('button', { name: t('draft', { count: '1' }) }).click();
  await page.getByRole('button', { name: t('publish', { count: '1' }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('publish.text')).waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: t('publish', { count: '1' }) }).click();
  // The product without texts stays a draft.
  await page.getByText(t('drafted', { count: '1', published: '0', waiting: '1' })).waitFor();

  const again = await visit('/en/editor/catalogue/import', { width: 390, cookies });
  await again.getByRole('link', { name: `${slug}.csv` }).waitFor();
  await expectNoOverflow(again);
  await bring(again, `${slug}-2.csv`, table(own, `${slug};Acme press;Crimping;62,5;blue\n`));
  await again.getByRole('button', { name: t('words.compare') }).waitFor();
  await expectNoOverflow(again);
  await again.getByRole('button', { name: t('words.compare') }).click();
  await again.getByText(t('report.none')).waitFor();
  await expectNoOverflow(again);
  await expectNoViolations(again);
  await again.getByRole('button', { name: t('drop.import'), exact: true }).click();
  await again
    .getByRole('dialog')
    .getByRole('button', { name: t('drop.import') })
    .click();
  await again.getByText(t('drop'), { exact: true }).waitFor();
});

test('issue 30: the list of imports says when a catalogue was fetched by plan, and what came of it', async ({
  visit,
}) => {
  const page = await visit('/en/editor/catalogue/import', { cookies: await editorCookies('editor') });
  const row = page.getByRole('row', { name: 'pim pim.internal' });
  await row.getByText(t('outcome.PRIVATE'), { exact: true }).waitFor();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoOverflow(page);
});

test('issue 30: a file that breaks off says so, and where', async ({ visit }) => {
  const page = await visit('/en/editor/catalogue/import', { cookies: await editorCookies('editor') });
  await bring(page, 'half.xml', '<BMECAT><T_NEW_CATALOG>\n<PRODUCT>');
  await page.getByText(t('unreadable.brokenOff')).waitFor();
  await page.getByText(t('unreadable.line', { line: '2' })).waitFor();
  await expectNoViolations(page);
});

test('issue 30: the list goes out with its filter, for editors alone', async ({ visit }) => {
  const page = await visit('/en/editor/catalogue?search=reuss', { cookies: await editorCookies('editor') });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: t('format.csv'), exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('products.csv');
  const origin = originOf('main');
  const cookie = `editor=${(await editorCookies('editor')).editor}`;
  const status = async (
    query: string,
    init: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ) => (await sendRequest(`${origin}/api/editor-catalogue?${query}`, init)).status;
  expect(await status('format=csv')).toBe(401);
  expect(await status('format=csv', { headers: { cookie } })).toBe(200);
  expect(await status('format=exe', { headers: { cookie } })).toBe(400);
  expect(await status('format=csv&class=..%2F..', { headers: { cookie } })).toBe(400);
  expect(await status('name=a', { method: 'DELETE', headers: { cookie, origin } })).toBe(405);
  expect(await status('name=a', { method: 'POST', headers: { origin }, body: 'x' })).toBe(401);
  expect(
    await status('name=a', {
      method: 'POST',
      headers: { cookie, origin: 'https://elsewhere.example' },
      body: 'x',
    }),
  ).toBe(403);
  expect(maxCatalogueBytes).toBe(512 * 1024 * 1024);
});
