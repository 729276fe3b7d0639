import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { colourRules, expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { samplePassword } from '../../support/server.ts';
import { accessTo, actionOn, change, namesIn, openPerson } from '../../support/site/people.ts';
import { expectNotice } from '../../support/site/portal.ts';
import { enterPortal, fillInStep, sendStep } from '../../support/site/sign-in.ts';
import { text } from '../../support/texts.ts';

const list = '/en/mykomax/user-admin';

test('UAD-01 an administrator finds the people of the own organisation, and only those', async ({
  visit,
}) => {
  const page = await visit(list, { as: 'administrator' });
  await page.getByRole('heading', { level: 1, name: 'User administration' }).waitFor();
  await expect.poll(() => namesIn(page)).toContain('Eva Brandt');
  expect(await namesIn(page)).not.toContain('Luis Ortega');
  await page.getByRole('searchbox', { name: 'Name or email address' }).fill('keil');
  await expect.poll(() => namesIn(page)).toEqual(['Jonas Keil']);
  expect(new URL(page.url()).search).toBe('?search=keil');
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Declined' });
  await page.getByRole('heading', { name: 'No users found' }).waitFor();
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect.poll(async () => (await namesIn(page)).length).toBeGreaterThan(3);
});

test('UAD-01 an internal administrator sees all organisations and saves the list', async ({ visit }) => {
  const page = await visit(`${list}?status=inviteExpired`, { as: 'internalAdministrator' });
  await expect.poll(() => namesIn(page)).toContain('Nadia Idrissi');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('people.csv');
  const [head, first] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toBe('\uFEFFPerson,Email address,Organisation,Application,Role,Status');
  expect(first).toMatch(/,Invite expired$/);
});

test('0081 the list of people is saved in the reader’s language, with the separator of the spreadsheet', async ({
  visit,
}) => {
  const page = await visit('/de-ch/mykomax/user-admin', { as: 'administrator' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: text('de', 'portal', 'export') }).click();
  const [head] = (await readFile(await (await download).path(), 'utf8')).split('\r\n');
  expect(head).toBe(
    `\uFEFF${[
      'column.name',
      'field.email',
      'field.organisation',
      'field.application',
      'field.role',
      'field.status',
    ]
      .map((key) => text('de', 'people', key))
      .join(';')}`,
  );
});

test('UAD-01 who is invited gets a place at once; mistakes stand at their fields, who is here is led to', async ({
  visit,
}) => {
  const page = await visit(`${list}/invite`, { as: 'administrator' });
  await page.getByRole('button', { name: 'Send invite' }).click();
  const summary = page.getByRole('alert');
  await summary.waitFor();
  for (const words of [
    'Please provide a valid email address',
    'Please enter the first name',
    'Please enter the last name',
  ]) {
    expect(await page.getByText(words).count(), words).toBe(2);
  }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Email address').fill('eva.brandt@nordlicht.example');
  await field('First name').fill('Eva');
  await field('Last name').fill('Brandt');
  await page.getByRole('button', { name: 'Send invite' }).click();
  await page.getByText('A user with this email address exists already.').waitFor();
  expect(await page.getByRole('link', { name: 'To the profile' }).getAttribute('href')).toMatch(
    /user-admin\/[\w-]{36}$/,
  );
  await field('Email address').fill('olga.winter@nordlicht.example');
  await field('First name').fill('Olga');
  await field('Last name').fill('Winter');
  await page.getByRole('button', { name: 'Send invite' }).click();
  await page.getByRole('heading', { level: 1, name: 'Olga Winter' }).waitFor();
  await accessTo(page, 'Tickets').getByText('Invite pending').waitFor();
  await change(page, 'Tickets', 'Resend invite', 'Invite pending');
  await page.getByText('was sent the invite to Tickets again').waitFor();
});

test('UAD-02 each state offers its actions, and each action leads to its state', async ({ visit }) => {
  const page = await visit(list, { as: 'administrator' });
  await openPerson(page, 'Jonas Keil');
  const actions = async () =>
    (await accessTo(page, 'Tickets').getByRole('button').allTextContents()).map((label) =>
      label.split(':')[0]?.trim(),
    );
  await expect.poll(actions).toEqual(['Accept request', 'Update', 'Deny access', 'Withdraw access']);
  await change(page, 'Tickets', 'Deny access', 'Declined');
  await expect.poll(actions).toEqual(['Grant access', 'Withdraw access']);
  await change(page, 'Tickets', 'Grant access', 'Active');
  await expect.poll(actions).toEqual(['Update', 'Suspend access', 'Withdraw access']);
  await change(page, 'Tickets', 'Suspend access', 'Inactive');
  await change(page, 'Tickets', 'Resume access', 'Active');
  await accessTo(page, 'Tickets')
    .getByRole('button', { name: actionOn('Update', 'Tickets') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Manager' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await accessTo(page, 'Tickets').getByText('Manager', { exact: true }).waitFor();
  await page.getByRole('region', { name: 'History' }).getByText('Access updated: Tickets').waitFor();
  await accessTo(page, 'Tickets')
    .getByRole('button', { name: actionOn('Withdraw access', 'Tickets') })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw access' }).click();
  await expect.poll(() => accessTo(page, 'Tickets').count()).toBe(0);
  await page.getByRole('button', { name: 'Add application' }).click();
  const adding = page.getByRole('dialog', { name: 'Add an application' });
  await adding.getByRole('combobox', { name: 'Application' }).selectOption({ label: 'Tickets' });
  await adding.getByRole('button', { name: 'Add application' }).click();
  await accessTo(page, 'Tickets').getByText('Active', { exact: true }).waitFor();
});

test('UAD-02 an expired invitation is sent anew', async ({ visit }) => {
  const page = await visit(list, { as: 'internalAdministrator' });
  await openPerson(page, 'Nadia Idrissi');
  await change(page, 'Inventory', 'Send new invite', 'Invite pending');
});

test('UAD-01 somebody joins and leaves an organisation, and is deleted after the address is typed', async ({
  visit,
}) => {
  const page = await visit(`${list}/invite`, { as: 'internalAdministrator' });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Email address').fill('ida.sommer@atlas.example');
  await field('First name').fill('Ida');
  await field('Last name').fill('Sommer');
  await page.getByRole('combobox', { name: 'Organisation' }).selectOption({ label: 'Câblage Atlas SARL' });
  await page.getByRole('button', { name: 'Send invite' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ida Sommer' }).waitFor();
  const organisations = page.getByRole('region', { name: 'Organisations' });
  await organisations.getByRole('button', { name: 'Add organisation' }).click();
  const joining = page.getByRole('dialog', { name: 'Add organisation' });
  await joining.getByRole('combobox').selectOption({ label: 'Prairie Harness Inc.' });
  await joining.getByRole('button', { name: 'Add organisation' }).click();
  await organisations.getByRole('button', { name: 'Remove from Prairie Harness Inc.' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => organisations.getByText('Prairie Harness Inc.').count()).toBe(0);
  await page.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Ida Sommer?' });
  await dialog.getByRole('textbox').fill('somebody@else.example');
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await dialog.getByText('This is not the address of this person.').waitFor();
  await dialog.getByRole('textbox').fill('ida.sommer@atlas.example');
  await dialog.getByRole('button', { name: 'Delete user' }).click();
  await page.getByText('Ida Sommer is deleted.').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe(list);
});

test('UAD-03 a person of another organisation looks exactly like one who does not exist', async ({
  visit,
}) => {
  const all = await visit(`${list}?search=ortega`, { as: 'internalAdministrator' });
  const href = await all.getByRole('link', { name: 'Luis Ortega' }).getAttribute('href');
  const shown = async (path: string) => {
    const page = await visit(path, { as: 'administrator' });
    await page.getByRole('heading', { name: 'This user cannot be shown' }).waitFor();
    return page.getByRole('main').innerText();
  };
  const foreign = await shown(href ?? '');
  expect(await shown(`${list}/00000000-0000-4000-8000-000000000000`)).toBe(foreign);
});

test('UAD-01 who administers nobody is told so', async ({ visit }) => {
  const page = await visit(list, { as: 'customer' });
  await page.getByRole('heading', { name: 'You have no access to this service' }).waitFor();
});

test.for([list, `${list}/invite`])('UAD-01 %s is accessible and fits a phone', async (path, { visit }) => {
  const page = await visit(path, { as: 'administrator' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await resize(page, 390);
  await expectNoOverflow(page);
  await expectNoViolations(page, { without: colourRules });
});

// Its accessibility, and that of its dialogs, is tested with all other screens (tests/e2e/portal/keyboard.test.ts).

test('UAD-01 requests that wait are counted in the navigation and on the dashboard', async ({ visit }) => {
  const page = await visit('/en/mykomax', { as: 'internalAdministrator' });
  await page.getByRole('link', { name: /^User administration\s+requests waiting: \d/ }).waitFor();
  await page.getByRole('link', { name: 'Requests that wait for you' }).click();
  await expect.poll(() => new URL(page.url()).search).toBe('?status=pending');
  expect((await namesIn(page)).length).toBeGreaterThan(0);
});

test('UAD-02 who waits is one click away; before all are accepted it is said who gets what', async ({
  visit,
}) => {
  const page = await visit(list, { as: 'internalAdministrator' });
  await page.getByRole('link', { name: /^Waits for you/ }).click();
  const panel = page.getByRole('region', { name: /^Waits for you/ });
  await panel.getByRole('link', { name: 'Kim Dalton' }).first().waitFor();
  await page.getByRole('button', { name: text('en', 'people', 'waiting.acceptAll') }).click();
  const dialog = page.getByRole('dialog', { name: text('en', 'people', 'waiting.acceptAll') });
  await dialog
    .getByText(/^Kim Dalton: /)
    .first()
    .waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: text('en', 'people', 'cancel') }).click();
});

test('UAD-01 a list is read in the letters of the reader’s spreadsheet, and in others when they are chosen', async ({
  visit,
}) => {
  const page = await visit(`/ja/mykomax/user-admin/invite-many`, { as: 'administrator' });
  const listed = page.getByRole('textbox', { name: text('ja', 'people', 'many.list') });
  await listed.waitFor();
  // 田中 <tanaka@nordlicht.example>, as Excel in Japan saves it.
  const table = Buffer.concat([
    Buffer.from([0x93, 0x63, 0x92, 0x86]),
    Buffer.from(' <tanaka@nordlicht.example>'),
  ]);
  const file = { name: '名簿.csv', mimeType: 'text/csv', buffer: table };
  await page.getByLabel(text('ja', 'people', 'many.file')).setInputFiles(file);
  await expect.poll(() => listed.inputValue()).toBe('田中 <tanaka@nordlicht.example>');
  await page.getByLabel(text('ja', 'people', 'many.encoding')).selectOption('windows-1252');
  await expect.poll(() => listed.inputValue()).toContain('“c’†');
  await page.getByLabel(text('ja', 'people', 'many.encoding')).selectOption('shift_jis');
  await page.getByRole('button', { name: text('ja', 'people', 'many.check') }).click();
  await page.getByRole('status').getByText('田中 <tanaka@nordlicht.example>').waitFor();
  await expectNoViolations(page);
});

test('UAD-01 many are invited by a pasted list: first what becomes of each line, then the mails', async ({
  visit,
}) => {
  const page = await visit(list, { as: 'internalAdministrator' });
  await page.getByRole('link', { name: 'Invite many' }).click();
  await page.getByRole('heading', { level: 1, name: 'Invite many' }).waitFor();
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByText('Please enter at least one address and at most 200').waitFor();
  await page
    .getByLabel('Addresses')
    .fill('shift1@atlas.example\nshift2@atlas.example; eva.brandt@nordlicht.example\nmontage@atlas');
  await page.getByRole('button', { name: 'Check the list' }).click();
  const report = page.getByRole('status', { name: 'What becomes of the list' });
  await report.getByText('Will be invited (2)').waitFor();
  await report.getByText('Already have an account (1)').waitFor();
  await report.getByText('montage@atlas (line 3)').waitFor();
  await page.getByRole('button', { name: 'Invite: 2' }).click();
  await page.getByText('Invitations on their way: 2.').waitFor();
  expect(await page.getByLabel('Addresses').inputValue()).toBe('montage@atlas');
  await page.goto(`${list}?search=shift1`);
  await expect.poll(() => namesIn(page)).toEqual(['shift1@atlas.example']);
});

test('UAD-01 a second factor is seen, required and no longer required', async ({ visit }) => {
  // A sign-in that is more than five minutes old has to be proved again: the shared session of the tests is
  // often older.
  const page = await visit(list);
  await enterPortal(page, 'internalAdministrator', list);
  await page.getByRole('columnheader', { name: 'Second factor' }).waitFor();
  await openPerson(page, 'Kim Dalton');
  const panel = page.getByRole('region', { name: 'Logging in' });
  await panel.getByText('None', { exact: true }).waitFor();
  const reload = Promise.withResolvers<void>();
  await page.route('**/api/accounts-proxy', async (route) => {
    if (route.request().postDataJSON().operationName === 'person') await reload.promise;
    await route.continue();
  });
  const reloading = page.waitForRequest(
    (request) => request.method() === 'POST' && request.postDataJSON()?.operationName === 'person',
  );
  const require = panel.getByRole('button', { name: 'Require' });
  await require.click();
  await reloading;
  // The button is busy until the screen shows the change: another click would revert it.
  expect(await require.getAttribute('aria-busy')).toBe('true');
  reload.resolve();
  await panel.getByText('None · required').waitFor();
  await page.getByRole('region', { name: 'History' }).getByText('Second factor required').waitFor();
  await panel.getByRole('button', { name: 'No longer require' }).click();
  await panel.getByText('None', { exact: true }).waitFor();
});

test('UAD-01 who lost the phone gets in again when an administrator has reset the second factor', async ({
  visit,
}) => {
  const desk = await visit(list);
  await enterPortal(desk, 'internalAdministrator', list);
  await openPerson(desk, 'Carmen Ríos');
  const panel = desk.getByRole('region', { name: 'Logging in' });
  await panel.getByRole('button', { name: 'Require' }).click();
  await panel.getByText('None · required').waitFor();

  const logIn = async () => {
    const page = await visit('/en/sign-in');
    await fillInStep(page, { email: 'carmen.rios@bajio.example', password: samplePassword });
    await sendStep(page);
    return page;
  };
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const setUpApp = async (page: Page) => {
    await heading(page, text('en', 'signIn', 'setUp.title'));
    const secret = Secret.fromBase32((await page.locator('code').innerText()).replaceAll(' ', ''));
    await fillInStep(page, { code: new TOTP({ secret }).generate() });
    await sendStep(page);
    await heading(page, text('en', 'signIn', 'codes.title'));
    await sendStep(page);
    await page.waitForURL('**/mykomax');
  };
  await setUpApp(await logIn());
  await heading(await logIn(), text('en', 'signIn', 'code.title'));

  await desk.reload();
  await panel.getByText('App · required').waitFor();
  await panel.getByText('recovery codes left: 10').waitFor();
  await panel.getByRole('button', { name: 'Reset second factor' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Reset second factor' });
  await dialog.getByText('Make sure by telephone').waitFor();
  await expectNoViolations(desk);
  await dialog.getByRole('button', { name: 'Reset second factor' }).click();
  await expectNotice(desk, 'The second factor of Carmen Ríos is reset.');
  await panel.getByText('None · required').waitFor();
  await panel.getByText('Sessions: 0').waitFor();

  await setUpApp(await logIn());
});
