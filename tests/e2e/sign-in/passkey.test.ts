import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { addPasskeyDevice } from '../../support/browser/passkey-device.ts';
import { samplePassword } from '../../support/server.ts';
import { leave } from '../../support/site/frame.ts';
import { screen } from '../../support/site/portal.ts';
import { fillInStep, sendStep } from '../../support/site/sign-in.ts';
import { text } from '../../support/texts.ts';

const words = (key: string) => text('en', 'signIn', key);
const email = 'diego.salas@bajio.example';

const signOut = async (page: Page) => {
  await page.goto('/en/mykomax/logout');
  await page.waitForURL('**/en/signed-out');
};

test('IDP-07 a passkey is added, is offered by autofill, does alone, and is the second step after the password', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax/account', { ownWindow: true });
  const device = await addPasskeyDevice(page);
  await page.waitForURL('**/sign-in?*');
  await fillInStep(page, { email, password: samplePassword });
  await sendStep(page);
  await screen(page, 'Account settings');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Name of the passkey').fill('Laptop of the workshop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Recovery codes' }).waitFor();
  const [recoveryCode = ''] = await dialog.locator('li code').allInnerTexts();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Laptop of the workshop' }).waitFor();

  // The user name field offers the passkey; its owner chooses it there, without a click on the page.
  await signOut(page);
  await page.goto('/en/sign-in');
  await screen(page, 'Hello Diego Salas');

  await signOut(page);
  await device.setTouched(false);
  await page.goto('/en/sign-in');
  expect(await page.getByLabel(words('field.email')).getAttribute('autocomplete')).toBe('username webauthn');
  await leave(page, () => page.getByRole('link', { name: words('link.passkey') }).click());
  await expectNoViolations(page);
  await device.setTouched(true);
  await page.getByRole('button', { name: words('passkey.submit') }).click();
  await screen(page, 'Hello Diego Salas');

  await signOut(page);
  await device.setTouched(false);
  await page.goto('/en/sign-in');
  await fillInStep(page, { email, password: samplePassword });
  await sendStep(page);
  await page.getByRole('heading', { level: 1, name: words('passkey.title') }).waitFor();
  await expectNoViolations(page);
  await device.setTouched(true);
  await page.getByRole('button', { name: words('passkey.submit') }).click();
  await screen(page, 'Hello Diego Salas');

  // A person who holds the device but is not its owner needs another way.
  await signOut(page);
  await device.setOwnerThere(false);
  await page.goto('/en/sign-in?prefer=passkey');
  await page.getByRole('button', { name: words('passkey.submit') }).click();
  await page.getByText(words('passkey.failed')).waitFor();
  await leave(page, () => page.getByRole('link', { name: words('link.login') }).click());
  await fillInStep(page, { email, password: samplePassword });
  await sendStep(page);
  await leave(page, () => page.getByRole('button', { name: words('method.recovery') }).click());
  await fillInStep(page, { recoveryCode });
  await sendStep(page);
  await screen(page, 'Hello Diego Salas');
});
