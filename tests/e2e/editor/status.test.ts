import { expect } from 'vitest';
import type { InstallationStatus } from '#contracts/editing/installation-status.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { originOf } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorStatus', key);

async function askStatus(who: 'chief' | 'editor') {
  const { editor } = await editorCookies(who);
  return sendRequest(`${originOf('main')}/api/editor-status`, { headers: { cookie: `editor=${editor}` } });
}

test.for([1440, 390])('EDI-05 a chief sees how the installation is, %s wide', async (width, { visit }) => {
  const page = await visit('/en/editor/status', { width, cookies: await editorCookies('chief') });
  const topic = (key: string) => page.getByRole('region', { name: t(key), exact: true });
  for (const part of ['content', 'products', 'search', 'support', 'accounts', 'database', 'files'])
    await topic('parts')
      .getByText(t(`part.${part}`), { exact: true })
      .waitFor();
  expect(await topic('parts').getByText(t('verdict.good'), { exact: true }).count()).toBe(7);
  for (const line of ['queue.mails', 'queue.webhooks', 'queue.publications', 'index'])
    await topic('work').getByText(t(line), { exact: true }).waitFor();
  await topic('care').getByText(t('backup'), { exact: true }).waitFor();
  await topic('migrations').getByText(t('part.setup'), { exact: true }).waitFor();
  expect(await topic('migrations').getByText(t('verdict.failed'), { exact: true }).count()).toBe(0);
  await topic('process').getByText(process.versions.node, { exact: true }).waitFor();
  await page.getByText(/^As of \d/).waitFor();
  await expectNoViolations(page);
  await expectNoOverflow(page);

  const asked = page.waitForResponse('**/api/editor-status');
  await page.getByRole('button', { name: t('reload') }).click();
  expect((await asked).status()).toBe(200);
});

test('EDI-02 other editors are offered no status, and get none', async ({ visit }) => {
  const page = await visit('/en/editor/status', { cookies: await editorCookies('editor') });
  await page.getByRole('heading', { name: text('en', 'editor', 'forbidden.title') }).waitFor();
  expect(await page.getByRole('link', { name: text('en', 'editor', 'section.status') }).count()).toBe(0);
  expect(await askStatus('editor')).toMatchObject({ status: 403, text: '{}' });
});

test('EDI-02 nobody but editors learns how the installation is', async () => {
  const address = `${originOf('main')}/api/editor-status`;
  expect((await sendRequest(address, {})).status).toBe(401);
  expect(
    (await sendRequest(address, { headers: { cookie: 'editor=v1.9999999999.shared.forged' } })).status,
  ).toBe(401);
});

test('SYS-01 the status counts what pages and back ends are asked for, and is kept by nobody', async () => {
  await sendRequest(`${originOf('main')}/en`, {});
  await sendRequest(`${originOf('main')}/en`, {});
  const { status, text: answer, headers } = await askStatus('chief');
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  const found = JSON.parse(answer) as InstallationStatus;
  expect(found.pages?.hits).toBeGreaterThan(0);
  expect(found.pages?.misses).toBeGreaterThan(0);
  expect(found.index?.entries).toBeGreaterThan(100);
  expect(found.index?.isMaintained).toBe(true);
  const content = found.data.find(({ backEnd }) => backEnd === 'content');
  expect(content?.hits).toBeGreaterThan(0);
  expect(content?.bytes).toBeGreaterThan(1000);
  expect(found.migrations?.map(({ service }) => service).sort()).toEqual(
    ['content', 'identity', 'mail', 'products', 'search', 'setup', 'support'].sort(),
  );
  for (const { applied, waiting, newer } of found.migrations ?? []) {
    expect(applied).toBeGreaterThan(0);
    expect([waiting, newer]).toEqual([0, 0]);
  }
});

test('SYS-01 a chief clears the caches of all processes, after a question', async ({ visit }) => {
  const page = await visit('/en/editor/status', { cookies: await editorCookies('chief') });
  await page.getByRole('button', { name: t('clear') }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: t('clear') }).click();
  await page.getByText(t('cleared')).waitFor();
});
