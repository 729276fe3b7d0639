import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { originOf } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorHealth', key);

test.for([1440, 390])(
  'EDI-05 the content check tells how everything is, %s wide',
  async (width, { visit }) => {
    const page = await visit('/en/editor/health', { width, cookies: await editorCookies('chief') });
    const parts = page.getByRole('region', { name: t('parts') });
    await parts.waitFor();
    for (const part of ['content', 'products', 'search', 'support', 'accounts', 'database']) {
      await parts.getByText(t(`part.${part}`), { exact: true }).waitFor();
    }
    expect(await parts.getByText(/^no good answer/).count()).toBe(0);
    await page.getByRole('heading', { name: t('inOrder') }).waitFor();
    const translations = page.getByRole('region', { name: t('translation'), exact: true });
    await translations.getByRole('columnheader', { name: t('owed'), exact: true }).waitFor();
    // The links lead to the pages that need a translation, on any site.
    for (const href of await translations
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      expect(href).toMatch(/\/translation\?site=all&language=[a-z]{2}&state=owed$/);
    await expectNoViolations(page);
    await expectNoOverflow(page);
  },
);

test('SYS-01 a chief clears the caches of all processes, after a question', async ({ visit }) => {
  const page = await visit('/en/editor/health', { cookies: await editorCookies('chief') });
  await page.getByRole('button', { name: t('clear') }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: t('clear') }).click();
  await page.getByText(t('cleared')).waitFor();
});

test('SYS-01 other editors see the caches and cannot clear them', async ({ visit }) => {
  const page = await visit('/en/editor/health', { cookies: await editorCookies('editor') });
  await page.getByRole('region', { name: t('caches') }).waitFor();
  expect(await page.getByRole('button', { name: t('clear') }).count()).toBe(0);
});

test('SYS-01 editors see what the process remembers of each back end, and how often that was enough', async ({
  visit,
}) => {
  const cookies = await editorCookies('editor');
  const page = await visit('/en/editor/health', { cookies });
  await page
    .getByRole('region', { name: t('data') })
    .getByText(/^enough \d/)
    .first()
    .waitFor();
  const { text: answer } = await sendRequest(`${originOf('main')}/api/editor-health`, {
    headers: { cookie: `editor=${cookies.editor}` },
  });
  const { data } = JSON.parse(answer) as { data: { backEnd: string; bytes: number; hits: number }[] };
  const content = data.find(({ backEnd }) => backEnd === 'content');
  expect(content?.hits).toBeGreaterThan(0);
  expect(content?.bytes).toBeGreaterThan(1000);
});

test('EDI-05 nobody but editors learns how the process is', async () => {
  const address = `${originOf('main')}/api/editor-health`;
  expect((await sendRequest(address, {})).status).toBe(401);
  expect(
    (await sendRequest(address, { headers: { cookie: 'editor=v1.9999999999.shared.forged' } })).status,
  ).toBe(401);
});
