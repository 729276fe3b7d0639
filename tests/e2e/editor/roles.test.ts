import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { newEditor } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const ofRecords = (key: string) => text('en', 'editorRecords', key);
const ofThemes = (key: string) => text('en', 'editorThemes', key);
const ofEditor = (key: string) => text('en', 'editor', key);

type Person = { cookie: string };

async function open(visit: Visit, path: string, { cookie }: Person, width = 1440): Promise<Page> {
  const page = await visit(`/en/editor${path}`, { cookies: { editor: cookie }, width });
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
  return page;
}

const main = (page: Page) => page.getByRole('main');
const buttons = (where: Locator, name: string) => where.getByRole('button', { name, exact: true });
const links = (where: Locator, name: string) => where.getByRole('link', { name, exact: true });
const sections = (page: Page) => page.getByRole('navigation', { name: ofEditor('navigation') });

async function expectSections(page: Page, offered: readonly string[], kept: readonly string[]) {
  for (const key of offered) await links(sections(page), ofEditor(`section.${key}`)).waitFor();
  for (const key of kept)
    expect(await links(sections(page), ofEditor(`section.${key}`)).count(), key).toBe(0);
}

/** Fields can be read, and nothing that would change them is offered. */
async function expectReadOnly(page: Page, ...changes: readonly string[]) {
  await page.getByRole('note').waitFor();
  const fields = await main(page).getByRole('textbox').all();
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields)
    expect(await field.isEditable(), (await field.getAttribute('id')) ?? '').toBe(false);
  for (const name of changes) expect(await buttons(main(page), name).count(), name).toBe(0);
  await expectNoOverflow(page);
  await expectNoViolations(page);
}

async function openFirst(page: Page, rows: Locator) {
  await rows.first().click();
  await main(page).getByRole('textbox').first().waitFor();
}

test.for([1440, 390])(
  'EDI-02 a product manager is offered products and files, and reads the rest, %s wide',
  async (width, { visit }) => {
    const person = await newEditor([{ role: 'productManager' }]);
    const products = await open(visit, '/catalogue', person, width);
    await links(main(products), text('en', 'editorCatalogue', 'new')).waitFor();
    if (width > 1000)
      await expectSections(
        products,
        ['catalogue', 'media', 'pages'],
        ['organisations', 'machines', 'enquiries', 'webhooks'],
      );
    const product = await open(visit, '/catalogue/jura-coil-40', person, width);
    await buttons(product.locator('#editor'), text('en', 'editorCatalogue', 'publish')).waitFor();

    const file = await open(visit, '/media', person, width);
    await openFirst(file, main(file).locator('a[href*="/media/"]'));
    await buttons(main(file), ofRecords('save')).waitFor();
    expect(await file.getByRole('textbox', { name: ofRecords('field.title') }).isEditable()).toBe(true);
    expect(await file.getByRole('note').count()).toBe(0);

    const news = await open(visit, '/records/news', person, width);
    expect(await links(main(news), ofRecords('add')).count()).toBe(0);
    await openFirst(news, news.locator('tbody a'));
    await expectReadOnly(news, ofRecords('save'), ofRecords('remove'), ofRecords('restore'));

    const navigation = await open(visit, '/navigation', person, width);
    await main(navigation).locator('[data-row]').first().getByRole('button').first().click();
    await main(navigation).getByRole('textbox').first().waitFor();
    await expectReadOnly(navigation, ofRecords('nav.addEntry'), ofRecords('nav.publish'), ofRecords('save'));

    const theme = await open(visit, '/themes/Cirris', person, width);
    await theme.locator('[id="accent-text"]').waitFor();
    await expectReadOnly(theme, ofThemes('solve'), ofRecords('save'), ofRecords('nav.publish'));
    expect(await links(main(theme), ofThemes('copy')).count()).toBe(0);
    const accent = theme.getByLabel(ofThemes('pick').replace('{name}', ofRecords('field.accent-text')), {
      exact: true,
    });
    expect(await accent.isDisabled()).toBe(true);

    const newPage = await open(visit, '/pages/new', person, width);
    await newPage.getByRole('heading', { name: ofEditor('readOnly') }).waitFor();
    expect(await newPage.getByRole('textbox').count()).toBe(0);
  },
);

test('EDI-02 a service administrator is offered customers and enquiries, and reads products and files', async ({
  visit,
}) => {
  const person = await newEditor([{ role: 'serviceAdministrator' }]);
  const customers = await open(visit, '/organisations', person);
  await links(main(customers), text('en', 'editorCustomers', 'organisation.new')).waitFor();
  await expectSections(customers, ['organisations', 'machines', 'enquiries'], ['webhooks']);
  await expectNoViolations(customers);

  const files = await open(visit, '/media', person);
  expect(await files.locator('input[type=file]').count()).toBe(0);
  await openFirst(files, main(files).locator('a[href*="/media/"]'));
  await expectReadOnly(files, ofRecords('save'), ofRecords('remove'), ofRecords('restore'));
  expect(await files.locator('input[type=file]').count()).toBe(0);

  const product = await open(visit, '/catalogue/jura-coil-40', person);
  await product.getByRole('heading', { name: ofEditor('readOnly') }).waitFor();
  expect(await buttons(product.locator('#editor'), text('en', 'editorCatalogue', 'publish')).count()).toBe(0);
  await expectNoViolations(product);
});
