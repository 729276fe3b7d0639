import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorCatalogue', key);

test('EDI-05 the list is searched and filtered by keyboard, and leads to the product', async ({ visit }) => {
  const page = await visit('/en/editor/catalogue', { cookies: await editorCookies('editor') });
  const search = page.getByRole('searchbox', { name: t('search') });
  await search.waitFor();
  await expectNoViolations(page);
  await search.focus();
  await page.keyboard.type('coil 40');
  await expect.poll(() => page.getByRole('rowheader').allInnerTexts()).toHaveLength(1);
  await page.getByRole('rowheader').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Weight', exact: true }).waitFor();
});

test('CAT-02 a new product says at each field what it lacks, and begins as a draft', async ({ visit }) => {
  const cookies = await editorCookies('editor');
  const page = await visit('/en/editor/catalogue/new', { cookies });
  await page.getByRole('button', { name: t('new.add') }).click();
  await page.getByText(t('new.name.missing')).waitFor();
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: t('new.name') }).fill('Jura Coil 40');
  await page.getByRole('combobox', { name: t('class') }).selectOption({ index: 1 });
  await page.getByRole('button', { name: t('new.add') }).click();
  await page.getByText(t('new.slug.taken')).waitFor();
  const fresh = `test-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: t('new.slug') }).fill(fresh);
  await page.getByRole('button', { name: t('new.add') }).click();
  await page.getByText(t('new.done')).waitFor();
  await page.getByRole('main').getByText(t('state.DRAFT'), { exact: true }).waitFor();
  await visit(`/en/products/${fresh}`, { status: 404 });
});
