import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft, savedDraft } from '../../../support/site/drafts.ts';
import { showPart } from '../../../support/site/editing.ts';
import { editorCookies } from '../../../support/site/editors.ts';

const cookies = () => editorCookies('editor');
const nobody = '00000000-0000-4000-8000-000000000000';

const rows = (group: Locator) => group.locator('ol > li');
const group = (page: Page, name: RegExp) => page.getByRole('group', { name });

/** The settings of a new draft. */
async function settingsOf(
  visit: (path: string, options: object) => Promise<Page>,
  parts: Partial<PageDraft>,
) {
  const id = await newDraft([], {}, parts);
  const page = await visit(`/en/editor/pages/${id}?part=settings`, {
    cookies: await cookies(),
  });
  return { id, page };
}

/** Chooses the first result of a search, with the keyboard alone. */
async function pickFirst(page: Page, line: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: line }).fill(words);
  await dialog
    .getByRole('option', { name: new RegExp(words, 'i') })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

test('EDI-05 the people of a story are found by name, put in order by the keyboard, and taken out', async ({
  visit,
}) => {
  const { id, page } = await settingsOf(visit, { type: 'STORY' });
  const contacts = group(page, /^Contacts/);
  const add = contacts.getByRole('button', { name: 'Add a contact' });
  await add.press('Enter');
  const options = page.getByRole('dialog').getByRole('option');
  await options.nth(1).waitFor();
  const found = await options.allInnerTexts();
  const [first = '', second = ''] = found.map((option) => option.split('\n')[0] ?? '');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  for (const name of [first, second]) {
    await add.press('Enter');
    await pickFirst(page, 'Search by name or role', name);
  }
  await expect.poll(async () => (await savedDraft(id)).contacts.length).toBe(2);
  const [one = '', other = ''] = (await savedDraft(id)).contacts;
  const handle = contacts.getByRole('button', { name: `Move “${second}”: drag, or use the arrow keys` });
  await handle.press('ArrowUp');
  await expect.poll(async () => (await savedDraft(id)).contacts).toEqual([other, one]);
  expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
  await contacts.getByRole('button', { name: `Remove “${second}”` }).press('Enter');
  await expect.poll(async () => (await savedDraft(id)).contacts).toEqual([one]);
  await expect.poll(() => add.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('EDI-05 what a story speaks of is found among products and services', async ({ visit }) => {
  const { id, page } = await settingsOf(visit, { type: 'STORY' });
  const products = group(page, /^Products/);
  await products.getByRole('button', { name: 'Add a product or service' }).click();
  await pickFirst(page, 'Search for a product', 'reuss');
  await products.getByRole('button', { name: 'Add a product or service' }).click();
  await page.getByRole('dialog').getByLabel('Kind').selectOption('Service');
  await pickFirst(page, 'Search for a service', 'training');
  await expect
    .poll(async () => (await savedDraft(id)).products)
    .toEqual([expect.stringMatching(/^reuss-/), expect.stringMatching(/training/)]);
  await rows(products)
    .first()
    .getByText(/^reuss-/)
    .waitFor();
  await showPart(page, 'Blocks');
  await showPart(page, 'Settings');
  await expectNoViolations(page, { without: ['frame-title'] });
});

test('EDI-05 the product or service of a page is chosen, changed and left out', async ({ visit }) => {
  const { id, page } = await settingsOf(visit, {});
  const own = group(page, /^Product or service of the page/);
  await own.getByRole('button', { name: 'Choose a product or service' }).click();
  await pickFirst(page, 'Search for a product', 'reuss');
  await expect
    .poll(async () => (await savedDraft(id)).injection)
    .toEqual({ kind: 'product', slug: expect.stringMatching(/^reuss-/) });
  await own.getByText(/^Product · reuss-/).waitFor();
  await own.getByRole('button', { name: 'No product or service' }).click();
  await expect.poll(async () => (await savedDraft(id)).injection).toBeNull();
  // People and products are only shown on stories and releases, so their fields are missing here.
  expect(await group(page, /^Contacts/).count()).toBe(0);
});

test('EDI-05 who or what is gone is told at its place, and can be taken out', async ({ visit }) => {
  const { id, page } = await settingsOf(visit, {
    type: 'MEDIA_RELEASE',
    contacts: [nobody],
    products: ['sold-no-more'],
  });
  const contacts = group(page, /^Contacts/);
  await rows(contacts).getByText('Does not exist any more').waitFor();
  await rows(group(page, /^Products/))
    .getByText('sold-no-more')
    .waitFor();
  await contacts.getByText('A contact that was chosen does not exist any more.').waitFor();
  await contacts.getByRole('button', { name: 'Remove “Does not exist any more”' }).click();
  await expect.poll(async () => (await savedDraft(id)).contacts).toEqual([]);
});

test('EDI-05 on a phone the settings fit, and their choices too', async ({ visit }) => {
  const id = await newDraft([], {}, { type: 'STORY', products: ['reuss-455'] });
  const page = await visit(`/de-ch/editor/pages/${id}?part=settings`, {
    cookies: await cookies(),
    width: 390,
  });
  await group(page, /^Produkte/)
    .getByRole('button', { name: /hinzufügen$/ })
    .click();
  await page.getByRole('dialog').getByRole('combobox').last().waitFor();
  await expectNoOverflow(page);
  await expectNoViolations(page, { without: ['frame-title'] });
});
