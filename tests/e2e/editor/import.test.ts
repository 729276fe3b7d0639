import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { maxExportBytes } from '#contracts/content/largest-export.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { originOf } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorImport', key);
/** Without its menus, since other tests change the navigation of the site. */
const sample = readFileSync(
  join(import.meta.dirname, '../../contract/import/sample/wordpress.xml'),
  'utf8',
).replaceAll('nav_menu_item</wp:post_type>', 'wp_template</wp:post_type>');

test('EDI-05 an export of WordPress is tried, imported and accounted for', async ({ visit }) => {
  const page = await visit('/en/editor/import', { cookies: await editorCookies('chief') });
  await page.getByRole('button', { name: t('try') }).click();
  await page.getByText(t('field.file.missing')).waitFor();
  const name = `crimp-${crypto.randomUUID().slice(0, 8)}.xml`;
  const file = { name, mimeType: 'text/xml', buffer: Buffer.from(sample) };
  await page.getByLabel(t('field.file'), { exact: true }).setInputFiles(file);
  await page.getByLabel(t('field.prefix')).fill(`/imported-${crypto.randomUUID().slice(0, 8)}`);
  await page.getByRole('button', { name: t('try') }).click();
  await page.getByText(t('report.try')).waitFor();
  await page.getByLabel('post (2)').selectOption('none');
  await page.getByRole('button', { name: t('try.again') }).click();
  await page.getByText(t('reason.typeLeftOut')).first().waitFor();
  await page.getByText(/^This would come of it: 2 pages and 2 redirects/).waitFor();
  await expectNoViolations(page);

  await page.getByRole('button', { name: /^Import 2 items$/ }).click();
  await page.getByText(t('done')).waitFor();
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: 'About us' }).waitFor();
  await page.getByLabel(t('column.outcome')).selectOption('taken');
  await expectNoViolations(page);
  const path = new URL(page.url());
  const phone = await visit(path.pathname + path.search, {
    width: 390,
    cookies: await editorCookies('chief'),
  });
  await phone.getByRole('heading', { level: 1, name }).waitFor();
  await expectNoOverflow(phone);
});

test('EDI-05 a file that is none is refused in words at its field', async ({ visit }) => {
  const page = await visit('/en/editor/import', { cookies: await editorCookies('chief') });
  const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') };
  await page.getByLabel(t('field.file'), { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: t('try') }).click();
  await page.getByText(t('file.unknownFormat')).waitFor();
});

test('EDI-05 other editors are told whom to ask', async ({ visit }) => {
  const page = await visit('/en/editor/import', { cookies: await editorCookies('editor') });
  await page.getByText(t('chief'), { exact: true }).waitFor();
  expect(await page.getByRole('button', { name: t('try') }).count()).toBe(0);
});

test('EDI-02 the way of imports is open to chief editors from pages of the site only', async () => {
  const origin = originOf('main');
  const order = encodeURIComponent(JSON.stringify({ fileName: 'a', isTry: true }));
  const send = async (headers: Record<string, string>) => {
    const { status } = await sendRequest(`${origin}/api/editor-import?order=${order}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: '{}',
    });
    return status;
  };
  const chief = `editor=${(await editorCookies('chief')).editor}`;
  const editor = `editor=${(await editorCookies('editor')).editor}`;
  expect(await send({ origin })).toBe(401);
  expect(await send({ origin, cookie: 'editor=v1.9999999999.shared.forged' })).toBe(401);
  expect(await send({ origin, cookie: editor })).toBe(403);
  expect(await send({ origin: 'https://elsewhere.example', cookie: chief })).toBe(403);
  expect(await send({ 'sec-fetch-site': 'cross-site', cookie: chief })).toBe(403);
});

test('EDI-05 a file of 50 MB and a byte is refused in words, a large one is read', async () => {
  const origin = originOf('main');
  const order = {
    fileName: 'a.xml',
    siteId: crypto.randomUUID(),
    language: 'en',
    prefix: '',
    types: [],
    isTry: true,
  };
  const cookie = `editor=${(await editorCookies('chief')).editor}`;
  const send = async (bytes: number) => {
    const { status, text: answer } = await sendRequest(
      `${origin}/api/editor-import?order=${encodeURIComponent(JSON.stringify(order))}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', origin, cookie },
        body: ' '.repeat(bytes),
      },
    );
    const { errors } = JSON.parse(answer) as { errors: { extensions: { field: string; reason?: string } }[] };
    return { status, ...errors[0]?.extensions };
  };
  expect(await send(maxExportBytes + 1)).toMatchObject({ status: 413, reason: 'tooLarge' });
  // The upload was accepted in full: only the site is wrong.
  expect(await send(6_000_000)).toMatchObject({ status: 200, field: 'siteId' });
});
