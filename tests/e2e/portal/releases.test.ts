import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { walkByKeyboard } from '../../support/browser/keyboard.ts';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { expectNothing } from '../../support/nothing.ts';
import { expectNotice, screen } from '../../support/site/portal.ts';

const version = '10.0.0';
const program = Buffer.from(`PK\u0003\u0004 the program ${'x'.repeat(20_000)}`, 'latin1');
const sum = createHash('sha256').update(program).digest('hex');
const packed = (name: string) => ({ name, mimeType: 'application/zip', buffer: program });

const field = (page: Page, label: string) =>
  page.getByRole('main').getByLabel(label, { exact: true }).and(page.locator('input, select, textarea'));

/** Moves to a field by its label with the keyboard, and types. */
async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).focus();
  await page.keyboard.insertText(text);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await field(page, label).selectOption({ label: option });
}

async function press(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).focus();
  await page.keyboard.press('Enter');
}

/** Begins a draft and waits for its page. */
async function beginDraft(page: Page, number: string): Promise<void> {
  await screen(page, 'New release');
  await choose(page, 'Software', 'Wirelane Gateway');
  await typeInto(page, 'Version', number);
  await choose(page, 'For users of', 'Wire flow');
  await typeInto(page, 'English', 'Wire lists are read twice as fast.\nA list may have 20 000 wires.');
  await press(page, 'Save draft');
  await screen(page, `Wirelane Gateway ${number}`);
}

/** The panel of the software in the customer's download centre. */
const offered = (page: Page) => page.getByRole('region', { name: 'Wirelane Gateway' });

test('DLC-01 a draft takes notes and files, says what it lacks, and can be worked on by keyboard alone', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax/downloads', { as: 'employee' });
  await screen(page, 'Download centre');
  await page.getByRole('link', { name: 'Manage releases' }).press('Enter');
  await screen(page, 'Releases');
  await page.getByRole('link', { name: 'New release' }).press('Enter');
  await screen(page, 'New release');
  await press(page, 'Save draft');
  await page.getByRole('link', { name: 'Version: please fill in.' }).waitFor();
  await beginDraft(page, '10.2.0');
  await choose(page, 'Add a language', 'German');
  await typeInto(page, 'German', 'Leitungslisten werden doppelt so schnell gelesen.');
  // Without a file, there is nothing to publish.
  await press(page, 'Publish');
  await page.getByRole('link', { name: 'Please add at least one file.' }).waitFor();
  await page.getByLabel('Choose files').setInputFiles([packed('wirelane-gateway-10.2.0-windows.zip')]);
  await page.getByText(sum).waitFor();
  await page.getByLabel('Choose files').setInputFiles([packed('notes.txt')]);
  await page.getByText('notes.txt: Only ZIP archives and PDF can be added.').waitFor();
  await expectNoViolations(page);
  const { problems } = await walkByKeyboard(page, '#content');
  expectNothing(problems, 'the draft of a release');
  await resize(page, 390);
  await expectNoOverflow(page);
});

test('DLC-01 an employee publishes a version by keyboard; a customer downloads it and compares the SHA-256', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax/downloads/releases/new', { as: 'employee' });
  await beginDraft(page, version);
  await page.getByLabel('Choose files').setInputFiles([packed('wirelane-gateway-10.0.0-windows.zip')]);
  await page.getByText(sum).waitFor();

  const customer = await visit('/en/mykomax/downloads', { as: 'customer' });
  await screen(customer, 'Download centre');
  expect(await customer.getByRole('link', { name: 'Manage releases' }).count()).toBe(0);
  expect(await customer.getByText(`Version ${version}`).count()).toBe(0);

  await press(page, 'Publish');
  await expectNotice(page, 'Customers can download this version now.');

  await customer.reload();
  await screen(customer, 'Download centre');
  await expectNoViolations(customer);
  const panel = offered(customer);
  await panel.getByText('Wire lists are read twice as fast.').waitFor();
  await panel.getByText(`SHA-256: ${sum}`).waitFor();
  const link = panel.getByRole('link', { name: 'wirelane-gateway-10.0.0-windows.zip' });
  const [download] = await Promise.all([customer.waitForEvent('download'), link.press('Enter')]);
  const bytes = await buffer(await download.createReadStream());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sum);
  const address = download.url();

  await press(page, 'Withdraw');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason, for our own people').fill('It forgets the last wire.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await page.getByText('Withdrawn: It forgets the last wire.').waitFor();
  await customer.reload();
  await screen(customer, 'Download centre');
  expect(await customer.getByText(`Version ${version}`).count()).toBe(0);
  expect((await customer.request.get(address)).status()).toBe(410);
});

test('DLC-01 who is none of our people finds no way to releases', async ({ visit }) => {
  const page = await visit('/en/mykomax/downloads/releases', { as: 'administrator' });
  await screen(page, 'You have no access to this service');
  const begun = await visit('/en/mykomax/downloads/releases/new', { as: 'customer' });
  await screen(begun, 'You have no access to this service');
});

test('DLC-01 a draft that will not come out is deleted; the list is narrowed by its state', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax/downloads/releases/new', { as: 'employee' });
  await beginDraft(page, '10.1.0');
  await press(page, 'Delete draft');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).press('Enter');
  await screen(page, 'Releases');
  await expectNotice(page, 'The draft is deleted.');
  await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption({ label: 'Published' });
  await page.getByRole('link', { name: 'Wirelane Gateway 2.1.0' }).waitFor();
  expect(await page.getByRole('link', { name: 'Wirelane Gateway 10.1.0' }).count()).toBe(0);
  await expectNoViolations(page);
  await resize(page, 390);
  await expectNoOverflow(page);
});
