import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft, savedDraft } from '../../../support/site/drafts.ts';
import { callEditor, editorCookies } from '../../../support/site/editors.ts';
import { expectNotice } from '../../../support/site/portal.ts';
import { text } from '../../../support/texts.ts';

const t = (key: string) => text('en', 'editorBulk', key);

const titled = (title: string) => ({
  texts: { en: { title, navigationTitle: null, description: null, lead: null, blocks: {} } },
});

/** Two pages whose titles begin alike; the second cannot be published, since its quote is empty. */
async function twoPages(): Promise<{ own: string; good: string; bad: string }> {
  const own = crypto.randomUUID().slice(0, 8);
  const good = await newDraft([], {}, { ...titled(`Many ${own} good`), path: `/many-${own}-good` });
  const bad = await newDraft(
    [{ id: 'said', type: 'quote' }],
    {},
    { ...titled(`Many ${own} bad`), path: `/many-${own}-bad` },
  );
  return { own, good, bad };
}

async function chooseBoth(page: Page, own: string): Promise<void> {
  for (const which of ['good', 'bad'])
    await page.getByRole('checkbox', { name: `Choose “Many ${own} ${which}”` }).check();
  await page.getByText('Chosen pages: 2').waitFor();
}

const act = (page: Page, key: string) =>
  page
    .getByRole('region', { name: 'Chosen pages: 2' })
    .getByRole('button', { name: t(key), exact: true })
    .press('Enter');

test.for([1440, 390])(
  'EDI-05 many pages are published at once; first it says which cannot and why, %s wide',
  async (width, { visit }) => {
    const { own, good, bad } = await twoPages();
    const page = await visit(`/en/editor/pages?search=${own}`, {
      width,
      cookies: await editorCookies('editor'),
    });
    await chooseBoth(page, own);
    await expectNoViolations(page);
    await expectNoOverflow(page);
    const bar = page.getByRole('region', { name: 'Chosen pages: 2' });
    if (width < 600) {
      // A single line until the actions are opened.
      expect((await bar.boundingBox())!.height).toBeLessThan(90);
      await bar.getByRole('button', { name: text('en', 'editor', 'actions') }).click();
      await expectNoOverflow(page);
    }
    await act(page, 'action.publish');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('outcome.publish')).waitFor();
    await dialog.getByText(t('outcome.refused')).waitFor();
    const place = dialog.getByRole('link', { name: 'Quote › Quote' });
    await place.waitFor();
    await expectNoViolations(page);
    const [opened] = await Promise.all([page.context().waitForEvent('page'), place.press('Enter')]);
    const field = opened.locator('[id="said/quote"]');
    await expect
      .poll(() => field.evaluate((one) => one.contains(document.activeElement)).catch(() => false))
      .toBe(true);
    await opened.close();
    await dialog.getByRole('button', { name: 'Publish (1)' }).press('Enter');
    await expectNotice(page, 'Published. Pages: 1');
    expect((await openPage(good)).state).toBe('PUBLISHED');
    expect((await openPage(bad)).state).toBe('DRAFT');
  },
);

test('EDI-05 many pages move below another, and go into the bin', async ({ visit }) => {
  const { own, good, bad } = await twoPages();
  const page = await visit(`/en/editor/pages?search=${own}`, { cookies: await editorCookies('editor') });
  await chooseBoth(page, own);
  await act(page, 'action.move');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('below')).fill('about-us');
  await dialog.getByRole('button', { name: t('look') }).press('Enter');
  await dialog.getByText(text('en', 'editorPages', 'path.malformed')).waitFor();
  await dialog.getByLabel(t('below')).fill('/about-us');
  await dialog.getByRole('button', { name: t('look') }).press('Enter');
  await dialog.getByText(`New address: /about-us/many-${own}-good`).waitFor();
  await dialog.getByRole('button', { name: 'Move (2)' }).press('Enter');
  await expectNotice(page, 'Moved. Pages: 2');
  expect((await savedDraft(bad)).path).toBe(`/about-us/many-${own}-bad`);

  await chooseBoth(page, own);
  await act(page, 'action.bin');
  await dialog.getByRole('button', { name: 'Delete (2)' }).press('Enter');
  await expectNotice(page, 'The pages are in the bin. Pages: 2');
  await expect.poll(() => page.getByRole('checkbox', { name: /^Choose “Many/ }).count()).toBe(0);
  const { editor: cookie } = await editorCookies('editor');
  const { data } = await callEditor('reads', 'editedPage', { id: good }, { cookie });
  expect(data).toMatchObject({ editedPage: null });
});

async function openPage(id: string): Promise<{ state: string }> {
  const { editor: cookie } = await editorCookies('editor');
  const { data } = await callEditor('reads', 'editedPage', { id }, { cookie });
  return (data as { editedPage: { state: string } }).editedPage;
}
