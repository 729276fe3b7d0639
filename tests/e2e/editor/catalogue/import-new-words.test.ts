import type { Page } from 'playwright-core';
import { expect } from 'vitest';
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
    text('en', key.startsWith('new.') ? 'editorStructure' : 'editorImporting', key),
  );

/** A catalogue as the program of a supplier writes it, with a class of ECLASS and features that nobody has mapped. */
const catalogue = (own: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2_simple_eclass.dtd">
<BMECAT version="1.2">
 <HEADER><CATALOG><LANGUAGE>eng</LANGUAGE><CATALOG_ID>K1</CATALOG_ID></CATALOG>
  <SUPPLIER><SUPPLIER_NAME>Supplier ${own}</SUPPLIER_NAME></SUPPLIER></HEADER>
 <T_NEW_CATALOG>
  <FEATURE_SYSTEM><FEATURE_SYSTEM_NAME>ECLASS-5.1</FEATURE_SYSTEM_NAME>
   <FEATURE_GROUP><FEATURE_GROUP_ID>21043355</FEATURE_GROUP_ID><FEATURE_GROUP_NAME>Sealing ${own}</FEATURE_GROUP_NAME>
   </FEATURE_GROUP></FEATURE_SYSTEM>
  <ARTICLE mode="new"><SUPPLIER_AID>${own}</SUPPLIER_AID>
   <ARTICLE_DETAILS><DESCRIPTION_SHORT>Sealer ${own}</DESCRIPTION_SHORT>
    <DESCRIPTION_LONG>Seals wires one by one.</DESCRIPTION_LONG><REMARKS>Seals wires.</REMARKS></ARTICLE_DETAILS>
   <ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-5.1</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>21043355</REFERENCE_FEATURE_GROUP_ID>
    <FEATURE><FNAME>Seal ${own}</FNAME><FVALUE>6.5</FVALUE><FUNIT>MMT</FUNIT></FEATURE>
    <FEATURE><FNAME>Cover ${own}</FNAME><FVALUE>yes</FVALUE></FEATURE>
    <FEATURE><FNAME>Mass ${own}</FNAME><FVALUE>62.5</FVALUE><FUNIT>KGM</FUNIT></FEATURE>
   </ARTICLE_FEATURES></ARTICLE>
 </T_NEW_CATALOG>
</BMECAT>`;

const field = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test('issue 30: a class and an attribute are made for what a file names, and visitors see them once its products are published', async ({
  visit,
}) => {
  const cookies = await editorCookies('editor');
  const own = `x${crypto.randomUUID().slice(0, 6)}`;
  const page = await visit('/en/editor/catalogue/import', {
    cookies,
    expected: [/status of (?:400|422)/, /^answered (?:400|422)/],
  });
  await page
    .getByLabel(t('choose'), { exact: true })
    .last()
    .setInputFiles({ name: `${own}.xml`, mimeType: 'text/xml', buffer: Buffer.from(catalogue(own)) });
  await page.getByRole('heading', { level: 1, name: `${own}.xml` }).waitFor();

  const choose = (name: string) => page.getByLabel(t('words.choose', { name }), { exact: true });
  await choose(`Mass ${own}`).focus();
  await choose(`Mass ${own}`).selectOption('weight');

  // A new attribute, whose kind and unit come from the values; a key that is taken says so at its field.
  await page.getByRole('button', { name: `${t('new.attribute')} (Seal ${own})` }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(t('new.attribute.text', { values: '6.5' })).waitFor();
  await expectNoViolations(page);
  await expect.poll(() => field(page, 'new-attribute-en').inputValue()).toBe(`Seal ${own}`);
  expect(await field(page, 'new-attribute-kind').inputValue()).toBe('number');
  expect(await field(page, 'new-attribute-unit').inputValue()).toBe('mm');
  await field(page, 'new-attribute-en').fill('');
  await field(page, 'new-attribute-key').fill('Weight!');
  await dialog.getByRole('button', { name: t('new.attribute.add') }).click();
  for (const problem of ['new.name.missing', 'new.key.malformed', 'new.group.missing'])
    await dialog.getByText(t(problem), { exact: true }).waitFor();
  await expectNoViolations(page);
  await field(page, 'new-attribute-en').fill(`Seal diameter ${own}`);
  await field(page, 'new-attribute-key').fill('weight');
  await field(page, 'new-attribute-group').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: t('new.attribute.add') }).click();
  await dialog.getByText(t('new.key.taken')).waitFor();
  expect(await field(page, 'new-attribute-en').inputValue()).toBe(`Seal diameter ${own}`);
  await field(page, 'new-attribute-key').fill(`seal_${own}`);
  await dialog.getByRole('button', { name: t('new.attribute.add') }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => choose(`Seal ${own}`).inputValue()).toBe(`seal_${own}`);
  await expect.poll(() => choose(`Seal ${own}`).evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await choose(`Mass ${own}`).inputValue()).toBe('weight');

  // Words have neither unit nor filter.
  await page.getByRole('button', { name: `${t('new.attribute')} (Cover ${own})` }).click();
  expect(await field(page, 'new-attribute-kind').inputValue()).toBe('text');
  expect(await field(page, 'new-attribute-unit').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  await page.getByRole('button', { name: `${t('new.class')} (21043355)` }).click();
  await dialog.getByText(t('new.class.text')).waitFor();
  await expectNoOverflow(page);
  await expectNoViolations(page);
  const slug = `sealing-${own}`;
  expect(await field(page, 'new-class-slug').inputValue()).toBe(slug);
  await dialog.getByRole('button', { name: t('new.class.add') }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => choose('21043355').inputValue()).toBe(slug);
  expect(await choose(`Seal ${own}`).inputValue()).toBe(`seal_${own}`);
  await page.setViewportSize({ width: 1440, height: 900 });

  const origin = originOf('main');
  const seen = async (path: string) => (await sendRequest(`${origin}${path}`)).status;
  const listed = async (path: string) => (await sendRequest(`${origin}${path}`)).text;
  expect(await seen(`/en/products/${slug}`)).toBe(404);
  expect(await listed('/api/catalogue/v1/classes')).not.toContain(slug);
  expect(await listed('/api/catalogue/v1/attributes')).not.toContain(`seal_${own}`);

  await page.getByRole('button', { name: t('words.compare') }).click();
  await page.getByRole('button', { name: t('draft', { count: '1' }) }).click();
  await page.getByRole('button', { name: t('publish', { count: '1' }) }).waitFor();
  expect(await seen(`/en/products/${slug}`)).toBe(404);
  await page.getByRole('button', { name: t('publish', { count: '1' }) }).click();
  await dialog.getByRole('button', { name: t('publish', { count: '1' }) }).click();
  await page.getByText(t('drafted', { count: '1', published: '1', waiting: '0' })).waitFor();

  await expect.poll(() => seen(`/en/products/${slug}`), { timeout: 60_000 }).toBe(200);
  await expect.poll(() => listed('/api/catalogue/v1/classes'), { timeout: 60_000 }).toContain(slug);
  expect(await listed('/api/catalogue/v1/attributes')).toContain(`seal_${own}`);
  const product = await visit(`/en/products/${slug}/${own}`);
  await product.getByText(`Seal diameter ${own}`).first().waitFor();
  expect(await product.locator('main').textContent()).toMatch(/6\.5\s?mm/);
});

test('issue 30: a source is fetched now, and says so until its result is there', async ({ visit }) => {
  const page = await visit('/en/editor/catalogue/import', { cookies: await editorCookies('editor') });
  const row = page.getByRole('row', { name: 'pim pim.internal' });
  await row.getByText(t('outcome.PRIVATE'), { exact: true }).waitFor();
  await row.getByRole('button', { name: `${t('source.fetch')} (pim)` }).click();
  await row.getByText(t('outcome.PRIVATE'), { exact: true }).waitFor();
  await expect.poll(() => row.getByRole('button').getAttribute('aria-busy')).toBe(null);
  await expectNoViolations(page);
});
