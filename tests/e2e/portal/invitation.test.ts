import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { mailTo, pathIn } from '../../support/browser/arrived-mail.ts';
import { test } from '../../support/browser/page-test.ts';
import { samplePassword } from '../../support/server.ts';
import { accessTo, openPerson } from '../../support/site/people.ts';
import { screen, serviceCard } from '../../support/site/portal.ts';
import { fillInStep, people, sendStep, signIn } from '../../support/site/sign-in.ts';
import { openSiteWithMails } from '../../support/site-with-mails.ts';
import { text } from '../../support/texts.ts';

const { mails, at } = openSiteWithMails();
const refused = /^answered 422: |status of 422 /;
const invited = { email: 'olga.winter@nordlicht.example', firstName: 'Olga', lastName: 'Winter' };
const password = 'ein Regenschirm auf dem Mond';
const last = 'You are the last administrator of Nordlicht Kabelsysteme GmbH';

const account = async (page: Page) => {
  await page.goto(at('/en/mykomax/account'));
  await screen(page, 'Account settings');
  return page.getByRole('region', { name: 'Delete account' });
};

test('UAD-01 ACC-01 an invitation from the mail to the work, a handing over, and the deletion of an account', async ({
  visit,
}) => {
  const sabine = await visit(at('/en/mykomax/user-admin/invite'), { expected: [refused] });
  await sabine.waitForURL('**/sign-in?*');
  await signIn(sabine, 'administrator');
  await screen(sabine, 'Invite a person');
  const field = (name: string) => sabine.getByRole('textbox', { name, exact: true });
  await field('Email address').fill(invited.email);
  await field('First name').fill(invited.firstName);
  await field('Last name').fill('Wintr');
  await sabine.getByRole('checkbox', { name: 'User administration' }).check();
  await sabine.getByRole('button', { name: 'Send invite' }).click();
  await screen(sabine, 'Olga Wintr');
  await accessTo(sabine, 'Tickets').getByText('Invite pending').waitFor();

  // The mail links to the invitation; a mistyped name is corrected there.
  const mail = await mailTo(mails, invited.email);
  expect(mail.text).toContain('Sabine Vogt');
  const path = pathIn(mail, '/invitation/');
  const olga = await visit(at(path), { expected: [refused] });
  await expectNoViolations(olga);
  await fillInStep(olga, { lastName: invited.lastName, newPassword: 'short', terms: true });
  await sendStep(olga);
  expect(await olga.getByRole('alert').count()).toBe(1);
  await fillInStep(olga, { newPassword: password, terms: true });
  await sendStep(olga);
  await screen(olga, 'Hello Olga Winter');
  await serviceCard(olga, 'Tickets').getByText('Registered').waitFor();
  const again = await visit(at(path));
  expect(await again.getByRole('alert').textContent()).toBe(text('en', 'signIn', 'problem.link'));

  await sabine.goto(at('/en/mykomax/user-admin'));
  await openPerson(sabine, 'Olga Winter');
  await accessTo(sabine, 'Tickets').getByText('Active', { exact: true }).waitFor();

  // With a second administrator the first one may leave, and the second becomes the last.
  const deletion = await account(sabine);
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  const dialog = sabine.getByRole('dialog', { name: 'Delete account' });
  await dialog.getByLabel('Type your email address to confirm').fill(people.administrator);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await sabine.waitForURL(at('/en'));
  await sabine.goto(at('/en/sign-in'));
  await fillInStep(sabine, { email: people.administrator, password: samplePassword });
  await sendStep(sabine);
  expect(await sabine.getByRole('alert').textContent()).toBe(text('en', 'signIn', 'problem.credentials'));
  await (await account(olga)).getByText(last).waitFor();
});
