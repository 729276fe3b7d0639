import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { sendRequest } from '../../../support/send-request.ts';
import { newDraft, savedDraft } from '../../../support/site/drafts.ts';
import { publishNow, saved } from '../../../support/site/editing.ts';
import { callEditor, type EditorName, editorCookies } from '../../../support/site/editors.ts';
import { expectNotice } from '../../../support/site/portal.ts';
import { originOf } from '../../../support/site.ts';
import { text } from '../../../support/texts.ts';

const quote = [{ id: 'words', type: 'quote' }];
const words = { 'words/quote': 'For the dealers only.' };

async function settings(
  visit: (path: string, options: object) => Promise<Page>,
  { id, as = 'chief', ...options }: { id: string; as?: EditorName; width?: number },
): Promise<Page> {
  return visit(`/en/editor/pages/${id}?part=settings`, {
    cookies: await editorCookies(as),
    ...options,
  });
}

const panel = (page: Page) => page.getByRole('region', { name: 'Passwords of this page' });

async function addPassword(page: Page, label: string, password: string): Promise<void> {
  await panel(page).getByRole('button', { name: 'Add password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add password' });
  await dialog.getByLabel('For whom').fill(label);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

test('PAG-05 a page gets a password, an invitation opens it, and whom it was for is shut out again', async ({
  visit,
}) => {
  const id = await newDraft(quote, words);
  const page = await settings(visit, { id });
  await page.getByLabel('Who may read it').selectOption('With a password');
  await panel(page).getByText('No password yet: nobody can open this page.').waitFor();
  await addPassword(page, 'Dealers 2026', 'only-for-this-test');
  await expectNotice(page, 'The password “Dealers 2026” has been added.');
  await saved(page);
  await publishNow(page);

  const address = `${originOf('main')}/en${(await savedDraft(id)).path}`;
  const closed = text('en', 'page', 'password.title');
  expect((await sendRequest(address)).text).toContain(closed);
  await panel(page).getByRole('button', { name: 'Invitation link: Dealers 2026' }).click();
  const invitation = page.getByRole('dialog', { name: 'Invitation link: Dealers 2026' });
  await invitation.getByRole('button', { name: 'Make link' }).click();
  const link = await invitation.getByLabel('Link', { exact: true }).inputValue();
  await invitation.getByRole('button', { name: 'Close' }).click();
  const invited = await sendRequest(link);
  const cookie = (invited.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  const opened = await sendRequest(address, { headers: { cookie } });
  expect(opened.text).toContain('For the dealers only.');
  expect(opened.text).not.toContain(closed);

  await panel(page).getByRole('button', { name: 'Remove: Dealers 2026' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove: Dealers 2026' });
  await removal.getByText(/is shut out at once/).waitFor();
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await panel(page).getByText('No password yet: nobody can open this page.').waitFor();
  expect((await sendRequest(address, { headers: { cookie } })).text).toContain(closed);
});

test('PAG-05 what is wrong with a password is said at its field, which gets the focus', async ({ visit }) => {
  const id = await newDraft(quote, words, { protection: 'password' });
  const page = await settings(visit, { id });
  await panel(page).getByRole('button', { name: 'Add password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add password' });
  const wrong = async (label: string, message: string) => {
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await dialog.getByText(message).waitFor();
    const field = dialog.getByLabel(label, { exact: true });
    expect(await field.getAttribute('aria-invalid'), label).toBe('true');
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  };
  await wrong('For whom', 'Please say for whom it is.');
  await dialog.getByLabel('For whom').fill('Dealers');
  await dialog.getByLabel('Password', { exact: true }).fill('short');
  await wrong('Password', 'The password needs at least 8 characters.');
  await dialog.getByLabel('Password', { exact: true }).fill('long enough');
  await dialog.getByLabel('Valid until').fill('2020-01-31');
  await wrong('Valid until', 'This day is over.');
  await expectNoViolations(page, { without: ['frame-title'] });
  await dialog.getByText('It ends when this day is over (Coordinated Universal Time).').waitFor();
  const year = new Date().getFullYear() + 1;
  await dialog.getByLabel('Valid until').fill(`${year}-01-31`);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  // Until the end of that day, in the time zone that the hint has named.
  await panel(page).getByText(`31 January ${year} at 23:59 UTC`).waitFor();
});

test('PAG-05 only a chief editor gives passwords and takes them away; on a phone the panel fits', async ({
  visit,
}) => {
  const id = await newDraft(quote, words, { protection: 'password' });
  const wish = { pageId: id, label: 'Dealers', password: 'only-for-this-test' };
  const { editor: cookie } = await editorCookies('chief');
  await callEditor('changes', 'addPagePassword', wish, { cookie });
  const page = await settings(visit, { id, as: 'editor', width: 390 });
  await panel(page).getByRole('button', { name: 'Invitation link: Dealers' }).waitFor();
  expect(
    await panel(page)
      .getByRole('button', { name: /^(Remove|Add)/ })
      .count(),
  ).toBe(0);
  await expectNoOverflow(page);
  await expectNoViolations(page, { without: ['frame-title'] });
});
