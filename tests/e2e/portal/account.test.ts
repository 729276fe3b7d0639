import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { addPasskeyDevice } from '../../support/browser/passkey-device.ts';
import { samplePassword } from '../../support/server.ts';
import { expectNotice, screen } from '../../support/site/portal.ts';
import { fillInStep, sendStep } from '../../support/site/sign-in.ts';

const account = '/en/mykomax/account';

/** Somebody whom no other test uses, since the password changes. */
async function signInAsAna(page: Page): Promise<void> {
  await page.waitForURL('**/sign-in?*');
  await fillInStep(page, { email: 'ana.villarreal@bajio.example', password: samplePassword });
  await sendStep(page);
  await page.waitForURL('**/mykomax/account');
  await screen(page, 'Account settings');
}

test('ACC-01 the profile: both names are required, what was typed stays, what is saved is there again', async ({
  visit,
}) => {
  const page = await visit(account, { as: 'otherCustomer' });
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true });
  const lastName = await field('Last name').inputValue();
  await field('Last name').fill(' ');
  await field('Telephone').fill('+52 442 555 0199');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const summary = page.getByRole('alert');
  await expect.poll(() => summary.innerText()).toContain('Please enter your last name');
  await expectNoViolations(page);
  await summary.getByRole('link').click();
  await expect
    .poll(() => field('Last name').evaluate((input) => input === document.activeElement))
    .toBe(true);
  expect(await field('Telephone').inputValue()).toBe('+52 442 555 0199');
  await field('Last name').fill(lastName);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Saved.');
  await page.reload();
  await expect.poll(() => field('Telephone').inputValue()).toBe('+52 442 555 0199');
});

test('ACC-01 our own people change their language and how they prove who they are, and nothing else', async ({
  visit,
}) => {
  const page = await visit(account, { as: 'employee' });
  await screen(page, 'Account settings');
  const main = page.getByRole('main');
  for (const label of ['First name', 'Last name', 'Company', 'Telephone', 'Address', 'Postal code', 'City']) {
    expect(await main.getByLabel(label, { exact: true }).isEditable(), label).toBe(false);
  }
  expect(await main.getByLabel('Country').isDisabled()).toBe(true);
  for (const name of ['Set up app', 'Add passkey']) {
    expect(await page.getByRole('button', { name }).count(), name).toBe(1);
  }
  for (const name of ['Change password', 'Change email address', 'Delete account']) {
    expect(await page.getByRole('button', { name }).count(), name).toBe(0);
  }
  await main.getByLabel('Language of our emails').selectOption('fr');
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expectNotice(page, 'Saved.');
});

test('ACC-01 who is the last administrator hands over before leaving; others see what they lose', async ({
  visit,
}) => {
  const page = await visit(account, { as: 'administrator' });
  await expect.poll(() => page.getByRole('main').innerText()).toContain('You are the last administrator of');
  const other = await visit(account, { as: 'customer' });
  await other.getByRole('button', { name: 'Delete account' }).click();
  const dialog = other.getByRole('dialog', { name: 'Delete account' });
  expect(await dialog.getByRole('listitem').allInnerTexts()).toContain('Tickets');
  await dialog.getByLabel('Type your email address to confirm').fill('somebody@else.example');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(() => dialog.innerText()).toContain('This is not the email address of your account.');
  await expectNoViolations(other);
});

test('ACC-01 password, app, recovery codes and passkey: set up, used, reset', async ({ visit }) => {
  const page = await visit(account, { ownWindow: true });
  await signInAsAna(page);
  const dialog = page.getByRole('dialog').last();

  await page.getByRole('button', { name: 'Change password' }).click();
  const change = async (current: string, next: string) => {
    await dialog.getByLabel('Current password').fill(current);
    await dialog.getByLabel('New password').fill(next);
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await change('not my password', 'Schlaglänge-und-Steigung-12');
  await expect.poll(() => dialog.innerText()).toContain('This is not your password.');
  await change(samplePassword, 'short');
  await expect.poll(() => dialog.innerText()).toContain('Please use at least 12 characters.');
  await change(samplePassword, 'Schlaglänge-und-Steigung-12');
  await expectNotice(page, 'Your password has been changed.');

  await page.getByRole('button', { name: 'Set up app' }).click();
  await dialog.getByRole('img', { name: 'Code to scan with the app' }).waitFor();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Six digits').fill('000000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => dialog.innerText()).toContain('This code is not right');
  await expectNoViolations(page);
  await dialog.getByLabel('Six digits').fill(new TOTP({ secret }).generate());
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Recovery codes' }).waitFor();
  expect(await dialog.locator('li').count()).toBe(10);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('10 codes left').waitFor();

  await addPasskeyDevice(page);
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await dialog.getByLabel('Name of the passkey').fill('Laptop in Querétaro');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Laptop in Querétaro' }).waitFor();

  await page.getByRole('button', { name: 'Reset second factor' }).click();
  await dialog.getByRole('button', { name: 'Reset second factor' }).click();
  await expectNotice(page, 'Your second factor is reset.');
  await expect.poll(() => page.getByRole('heading', { name: 'Laptop in Querétaro' }).count()).toBe(0);
  await page.getByText('Not active').waitFor();
});

/**
 * As if the sign-in were long ago: operations that need a proof of identity are refused until there is one.
 */
async function asIfLongAgo(page: Page, proof: { code: boolean; passkey: boolean }): Promise<void> {
  let isProven = false;
  await page.route('**/api/accounts-proxy', async (route) => {
    const { operationName } = route.request().postDataJSON();
    const isGuarded = ['beginTotp', 'deleteAccount', 'requestEmailChange', 'endOtherSessions'].includes(
      operationName,
    );
    if (isGuarded && !isProven) {
      const extensions = { code: 'PROOF_REQUIRED', proof };
      return route.fulfill({ json: { errors: [{ message: 'no', extensions }] } });
    }
    const response = await route.fetch();
    if (operationName === 'proveIdentity') isProven = !(await response.text()).includes('errors');
    await route.fulfill({ response });
  });
}

test('ACC-01 whoever signed in long ago proves to be the owner; what was typed stays', async ({ visit }) => {
  const page = await visit(account, {
    as: 'customer',
    before: (page) => asIfLongAgo(page, { code: false, passkey: false }),
  });
  await page.getByRole('button', { name: 'Change email address' }).click();
  const form = page.getByRole('dialog', { name: 'Change email address' });
  await form.getByLabel('New email address').fill('luis@neu.example');
  await form.getByRole('button', { name: 'Send' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => dialog.innerText()).toContain('Please enter a password');
  await expectNoViolations(page);
  await dialog.getByLabel('Current password').fill('something');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => dialog.innerText()).toContain('This is not your password.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => dialog.count()).toBe(0);
  expect(await form.getByLabel('New email address').inputValue()).toBe('luis@neu.example');
  await form.getByRole('button', { name: 'Send' }).click();
  await dialog.getByLabel('Current password').fill(samplePassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectNotice(page, 'We have sent');
});

test('ACC-01 of whoever has a second factor the proof asks for that, too', async ({ visit }) => {
  const page = await visit(account, {
    as: 'customer',
    before: (page) => asIfLongAgo(page, { code: true, passkey: true }),
  });
  await page.getByRole('button', { name: 'Set up app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await dialog.getByRole('button', { name: 'Use passkey' }).waitFor();
  await dialog.getByLabel('Current password').fill(samplePassword);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => dialog.innerText()).toContain('This code is not right');
  await expectNoViolations(page);
});
