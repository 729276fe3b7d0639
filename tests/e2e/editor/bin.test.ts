import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { newDraft, savedDraft } from '../../support/site/drafts.ts';
import { callEditor, editorCookies } from '../../support/site/editors.ts';
import { expectNotice, screen } from '../../support/site/portal.ts';

const named = (title: string) => ({
  texts: { en: { title, navigationTitle: null, description: null, lead: null, blocks: {} } },
});

/** The page in the preview has a search field with autofocus, but the focus stays in the form. */
const expected = [/Autofocus processing was blocked/];

async function putInBin(pageId: string): Promise<void> {
  const { editor: cookie } = await editorCookies('editor');
  const { data } = await callEditor('changes', 'removePage', { pageId }, { cookie });
  expect(data).toMatchObject({ removePage: { done: true } });
}

test.for([1440, 390])(
  'EDI-05 a page is deleted, found in the bin and comes back with its words, %s wide',
  async (width, { visit }) => {
    const title = `Deleted ${crypto.randomUUID()}`;
    const id = await newDraft([{ id: 'said', type: 'quote' }], {}, named(title));
    const page = await visit(`/en/editor/pages/${id}`, {
      width,
      cookies: await editorCookies('editor'),
      expected,
    });
    await screen(page, title);
    await page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/For 30 days it can be restored/).waitFor();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expectNotice(page, 'The page is in the bin.');
    await screen(page, 'Pages');

    await page.goto('/en/editor/bin');
    await screen(page, 'Bin');
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByText('30 days left').waitFor();
    expect(await row.getByText('Jonas Meier').count()).toBe(1);
    // Only chief editors may delete for good.
    expect(await page.getByRole('button', { name: /for good/ }).count()).toBe(0);
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await row.getByRole('button', { name: `Restore “${title}”` }).click();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
    await screen(page, title);
    expect((await savedDraft(id)).blocks.map(({ type }) => type)).toEqual(['quote']);
  },
);

test('EDI-05 the bin says that an address is taken, and asks for another one', async ({ visit }) => {
  const [title, path] = [`Old ${crypto.randomUUID()}`, `/taken-${crypto.randomUUID()}`];
  const id = await newDraft([], {}, { ...named(title), path });
  await putInBin(id);
  await newDraft([], {}, { ...named('The new one'), path });
  const page = await visit('/en/editor/bin', { cookies: await editorCookies('editor'), expected });
  await page.getByRole('button', { name: `Restore “${title}”` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('“The new one” has its address now.', { exact: false }).waitFor();
  const address = dialog.getByLabel('Address on the site');
  expect(await address.inputValue()).toBe(`${path}-2`);
  await address.fill(path);
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await dialog.getByText(/Another page is at/).waitFor();
  await address.fill(`${path}-back`);
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click();
  await screen(page, title);
  expect((await savedDraft(id)).path).toBe(`${path}-back`);
});

test('EDI-05 for good a page is deleted by a chief editor alone', async ({ visit }) => {
  const title = `Gone ${crypto.randomUUID()}`;
  const id = await newDraft([], {}, named(title));
  await putInBin(id);
  const { editor: cookie } = await editorCookies('editor');
  const refused = await callEditor('changes', 'removeBinnedPage', { pageId: id }, { cookie });
  expect([refused.status, refused.code]).toEqual([403, 'FORBIDDEN']);
  const page = await visit('/en/editor/bin', { cookies: await editorCookies('chief') });
  await page.getByRole('button', { name: `Delete “${title}” for good` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/Nothing of it can come back/).waitFor();
  await dialog.getByRole('button', { name: 'Delete for good', exact: true }).click();
  await expectNotice(page, 'Deleted for good.');
  await expect.poll(() => page.getByRole('row').filter({ hasText: title }).count()).toBe(0);
});

test.for([1440, 390])(
  'EDI-05 a removed redirect lies in the bin, comes back, and goes for good by a chief editor alone, %s wide',
  async (width, { visit }) => {
    const own = `/old-${crypto.randomUUID()}`;
    const { editor: cookie } = await editorCookies('editor');
    const data = {
      siteId: (await savedDraft(await newDraft([]))).siteId,
      previousUrl: own,
      target: '/stories',
      status: '301',
    };
    const saved = await callEditor(
      'changes',
      'saveRecord',
      { kind: 'redirect', id: null, data, revision: 0 },
      { cookie },
    );
    const { id } = (saved.data as { saveRecord: { id: string } }).saveRecord;
    const remove = () => callEditor('changes', 'removeRecord', { kind: 'redirect', id }, { cookie });
    await remove();
    const page = await visit('/en/editor/bin', { width, cookies: await editorCookies('editor') });
    const row = page.getByRole('row').filter({ hasText: own });
    await row.getByText('30 days left').waitFor();
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await row.getByRole('button', { name: `Restore “${own}”` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).press('Enter');
    await screen(page, own);

    await remove();
    const refused = await callEditor('changes', 'removeBinnedRecord', { kind: 'redirect', id }, { cookie });
    expect([refused.status, refused.code]).toEqual([403, 'FORBIDDEN']);
    const chief = await visit('/en/editor/bin', { width, cookies: await editorCookies('chief') });
    await chief.getByRole('button', { name: `Delete “${own}” for good` }).press('Enter');
    await chief
      .getByRole('dialog')
      .getByRole('button', { name: 'Delete for good', exact: true })
      .press('Enter');
    await expectNotice(chief, 'Deleted for good.');
    await expect.poll(() => chief.getByRole('row').filter({ hasText: own }).count()).toBe(0);
  },
);
