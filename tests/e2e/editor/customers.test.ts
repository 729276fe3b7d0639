import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorCustomers', key);
const cancel = text('en', 'editor', 'cancel');

async function open(visit: Visit, path: string, width = 1440) {
  const page = await visit(`/en/editor${path}`, { cookies: await editorCookies('chief'), width });
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
  return page;
}

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`);
/** With the keyboard, since a notice may cover the button for a moment. */
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');

test('UAD-01 a chief editor makes an organisation, changes it, lets a domain in, invites an administrator and closes it', async ({
  visit,
}) => {
  const page = await open(visit, '/organisations');
  await page.getByRole('link', { name: 'Nordlicht Kabelsysteme GmbH' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('link', { name: t('organisation.new') }).click();
  await field(page, 'name').fill('Werra Kabel GmbH');
  await press(page, t('organisation.create'));
  await page.getByRole('alert').waitFor();
  await expectNoViolations(page);
  await field(page, 'id').fill('org-777001');
  await field(page, 'city').fill('Eisenach');
  await field(page, 'country').selectOption('DE');
  await field(page, 'subRegion').fill('DACH');
  await press(page, t('place.add'));
  await page.getByLabel(t('field.timeZone')).selectOption('Europe/Berlin');
  await press(page, t('organisation.create'));
  await page.waitForURL(/organisations\/ORG-777001$/);
  await page.getByText(t('event.organisation.create')).waitFor();
  await page.getByText(t('state.unadministered')).waitFor();

  await field(page, 'name').fill('Werra Kabel SE');
  await press(page, t('save'));
  await page.getByText(t('event.organisation.change')).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Werra Kabel SE' }).waitFor();

  const dialog = page.getByRole('dialog');
  await press(page, t('domain.add'));
  await dialog.getByLabel(t('field.domain')).fill('gmail.com');
  await dialog.getByRole('button', { name: t('domain.add') }).click();
  await dialog.getByText(t('error.domain.publicMail')).waitFor();
  await dialog.getByLabel(t('field.domain')).fill('werra.example');
  await dialog.getByRole('button', { name: t('domain.add') }).click();
  await page.getByText(t('domain.added')).waitFor();

  await press(page, t('invite'));
  await dialog.getByLabel(t('field.email')).fill('uwe.rau@werra.example');
  await dialog.getByLabel(t('field.firstName')).fill('Uwe');
  await dialog.getByLabel(t('field.lastName')).fill('Rau');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: t('invite.send') }).click();
  await page.getByText('uwe.rau@werra.example').waitFor();
  await expectNoViolations(page);

  await press(page, t('close'));
  await dialog.getByRole('button', { name: cancel }).waitFor();
  await dialog.getByRole('button', { name: t('close') }).click();
  await page.getByText(t('state.closed')).first().waitFor();
  const phone = await open(visit, '/organisations/ORG-777001', 390);
  await expectNoOverflow(phone);
  await expectNoOverflow(await open(visit, '/organisations?search=werra', 390));
});

test('AST-01 a chief editor adds a machine, changes it and gives it to another organisation', async ({
  visit,
}) => {
  const page = await open(visit, '/machines');
  await page.getByRole('link', { name: '455.1187' }).waitFor();
  await expectNoViolations(page);
  await page.getByRole('link', { name: t('machine.new') }).click();
  await press(page, t('machine.add'));
  await page.getByRole('alert').waitFor();
  await expectNoViolations(page);
  await page.getByRole('combobox', { name: t('machine.product') }).fill('Reuss 560');
  await page.getByRole('option', { name: 'Reuss 560' }).first().click();
  expect(await field(page, 'model').inputValue()).toBe('Reuss 560');
  await field(page, 'serialNumber').fill('560.7777');
  await field(page, 'yearOfConstruction').fill('2026');
  await page.getByRole('combobox', { name: t('machine.place') }).fill('nordlicht hof');
  await page.getByRole('option', { name: 'Nordlicht Kabelsysteme GmbH' }).first().click();
  await press(page, t('machine.add'));
  await page.waitForURL(/machines\/M-\d{4}$/);
  await page.getByText(t('event.machine.create')).waitFor();

  await field(page, 'commissionedAt').fill('2026-09-05');
  await field(page, 'warrantyUntil').fill('2022-09-04');
  await press(page, t('save'));
  await page.getByText(t('error.warrantyUntil.beforeCommissioning')).first().waitFor();
  await field(page, 'warrantyUntil').fill('2028-09-04');
  await press(page, t('save'));
  await page.getByText(t('event.machine.change')).waitFor();
  await expectNoViolations(page);

  await press(page, t('move'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('bajío león');
  await dialog.getByRole('option').first().click();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: t('move') }).click();
  await page.getByText(t('event.machine.move')).waitFor();
  const path = new URL(page.url()).pathname.replace('/en/editor', '');
  await expectNoOverflow(await open(visit, path, 390));
  await expectNoOverflow(await open(visit, '/machines?search=560.7777', 390));
});

test('EDI-02 customers are for chief editors', async ({ visit }) => {
  const page = await visit('/en/editor/organisations', { cookies: await editorCookies('editor') });
  await page.getByText(t('forManagers')).waitFor();
  expect(await page.getByRole('link', { name: text('en', 'editor', 'section.machines') }).count()).toBe(0);
});
