import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { mailTo, pathIn } from '../../support/browser/arrived-mail.ts';
import { test, type VisitOptions } from '../../support/browser/page-test.ts';
import { samplePassword } from '../../support/server.ts';
import { leave } from '../../support/site/frame.ts';
import { fillInStep, people, scriptRefused, sendStep, signInForm } from '../../support/site/sign-in.ts';
import { openSiteWithMails } from '../../support/site-with-mails.ts';
import { text } from '../../support/texts.ts';

const { mails, at } = openSiteWithMails({ TRUST_PROXY: '1' });
const refused = /^answered (?:422|429): |status of (?:422|429) /;

let visitors = 0;
/** A visitor without earlier attempts. Mail programs open links in their own browser, here without script. */
function newVisitor(): VisitOptions {
  visitors += 1;
  const address = `198.51.100.${visitors}`;
  return {
    script: false,
    expected: [refused, scriptRefused],
    before: (page) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address }),
  };
}

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const isIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'idp_session');

async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await fillInStep(page, { email, password });
  await sendStep(page);
}

describe('IDP-07 registering', () => {
  const applicant = { email: 'ada@newcomer.example', firstName: 'Ada', lastName: 'Keller' };
  const password = 'ein Regenschirm auf dem Mond';

  test('a weak password is refused by name, and nothing else is lost', async ({ visit }) => {
    const page = await visit(at('/de/register'), newVisitor());
    await fillInStep(page, { ...applicant, newPassword: 'passwort1234', terms: true });
    await sendStep(page);
    const alert = page.getByRole('alert');
    expect(await alert.textContent()).toContain(text('de', 'signIn', 'policy.common'));
    const form = signInForm(page);
    expect(await form.locator('[type=email]').inputValue()).toBe(applicant.email);
    expect(await form.getByLabel(text('de', 'signIn', 'field.lastName')).inputValue()).toBe('Keller');
    expect(await form.getByRole('checkbox').isChecked()).toBe(true);
    expect(await form.locator('[type=password]').inputValue()).toBe('');
  });

  test('the mail leads on; with the password the address is confirmed, once', async ({ visit }) => {
    const page = await visit(at('/de/register'), newVisitor());
    await fillInStep(page, { ...applicant, newPassword: password, terms: true });
    await sendStep(page);
    expect(await titleOf(page)).toBe(text('de', 'signIn', 'mail.title'));
    expect(await isIn(page)).toBe(false);

    const mail = await mailTo(mails, applicant.email);
    // Anybody can enter any address: what was typed beside it is sent to nobody.
    expect(JSON.stringify(mail)).not.toMatch(/Ada(?!@)|Keller/i);
    const path = pathIn(mail, '/de/register');
    await page.goto(at(path));
    expect(await titleOf(page)).toBe(text('de', 'signIn', 'confirm.title'));
    await fillInStep(page, { password: 'another password' });
    await sendStep(page);
    expect(await page.getByRole('alert').textContent()).toBe(text('de', 'signIn', 'problem.wrongPassword'));
    await fillInStep(page, { password });
    await sendStep(page);
    expect([new URL(page.url()).pathname, await isIn(page)]).toEqual(['/de/mykomax', true]);

    const later = await visit(at(path), newVisitor());
    expect(await later.getByRole('alert').textContent()).toBe(text('de', 'signIn', 'problem.link'));
    await leave(later, () => later.getByRole('link', { name: text('de', 'signIn', 'link.again') }).click());
    expect(new URL(later.url()).pathname + new URL(later.url()).search).toBe('/de/register');
  });

  test('whoever has an account hears of it by mail alone', async ({ visit }) => {
    const page = await visit(at('/en/register'), newVisitor());
    await fillInStep(page, { ...applicant, email: people.employee, newPassword: password, terms: true });
    await sendStep(page);
    expect(await titleOf(page)).toBe(text('en', 'signIn', 'mail.title'));
    expect((await mailTo(mails, people.employee)).text).toContain('/reset-password');
  });
});

test('IDP-07 a new password: by mail, for this account alone, and the old one is worthless', async ({
  visit,
}) => {
  const password = 'crimped, cut and stripped';
  const page = await visit(at('/cs/reset-password'), newVisitor());
  await fillInStep(page, { email: people.onPremise });
  await sendStep(page);
  expect(await titleOf(page)).toBe(text('cs', 'signIn', 'mail.title'));
  const mail = await mailTo(mails, people.onPremise);
  await page.goto(at(pathIn(mail, '/reset-password')));
  const language = new URL(page.url()).pathname.slice(1, 3);
  expect(await titleOf(page)).toBe(text(language, 'signIn', 'newPassword.title'));
  await fillInStep(page, { newPassword: 'short' });
  await sendStep(page);
  expect(await signInForm(page).locator('[aria-invalid]').count()).toBe(1);
  await fillInStep(page, { newPassword: password });
  await sendStep(page);
  expect([new URL(page.url()).pathname, await isIn(page)]).toEqual([`/${language}/mykomax`, true]);

  const other = await visit(at('/en/sign-in'), newVisitor());
  await signInAs(other, people.onPremise, samplePassword);
  expect(await other.getByRole('alert').textContent()).toBe(text('en', 'signIn', 'problem.credentials'));
  await signInAs(other, people.onPremise, password);
  expect(await isIn(other)).toBe(true);
});

test('IDP-07 who guesses waits longer and longer, and is told how long; the owner elsewhere comes in', async ({
  visit,
}) => {
  const page = await visit(at('/en/sign-in'), newVisitor());
  const tryUntilRefused = async (count: number): Promise<string> => {
    await signInAs(page, people.applicant, `guess ${count}`);
    const words = (await page.getByRole('alert').textContent()) ?? '';
    return words.startsWith('Too many attempts') || count === 10 ? words : tryUntilRefused(count + 1);
  };
  expect(await tryUntilRefused(0)).toMatch(/Please try again in \d+ (?:second|minute)s?\.$/);
  const owner = await visit(at('/en/sign-in'), newVisitor());
  await signInAs(owner, people.applicant, samplePassword);
  expect(await isIn(owner)).toBe(true);
});

test('IDP-07 the second step: a code of the app, or one of the recovery codes', async ({ visit }) => {
  const { before, expected = [] } = newVisitor();
  const page = await visit(at('/en/mykomax'), { before, expected: [...expected] });
  await page.waitForURL('**/sign-in?*');
  await signInAs(page, people.administrator, samplePassword);
  await page.waitForURL('**/en/mykomax');
  await page
    .getByRole('banner')
    .getByText(/^Account menu of /)
    .waitFor({ state: 'attached' });

  /** Calls one of the portal's operations on the own account, as the account screen does. */
  const call = (operationName: string, variables: object) =>
    page.evaluate(
      async ([name, values]) => {
        const { idToken } = JSON.parse(localStorage.getItem('FR-SDK-kmx_uapp_login') ?? '{}');
        const answer = await fetch('/api/accounts-proxy', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ciam_id_token: idToken },
          body: JSON.stringify({ operationName: name, variables: values }),
        });
        return (await answer.json()).data;
      },
      [operationName, variables] as const,
    );
  const { beginTotp } = (await call('beginTotp', { password: samplePassword })) as {
    beginTotp: { secret: string };
  };
  const app = new TOTP({ secret: Secret.fromBase32(beginTotp.secret) });
  const { confirmTotp } = (await call('confirmTotp', { code: app.generate() })) as {
    confirmTotp: { recoveryCodes: string[] };
  };

  const other = await visit(at('/en/sign-in'), { ...newVisitor(), script: true });
  await signInAs(other, people.administrator, samplePassword);
  expect(await titleOf(other)).toBe(text('en', 'signIn', 'code.title'));
  expect(await isIn(other)).toBe(false);
  await expectNoViolations(other);
  await fillInStep(other, { code: '000000' });
  await sendStep(other);
  expect(await other.getByRole('alert').textContent()).toBe(text('en', 'signIn', 'problem.code'));
  await leave(other, () =>
    other.getByRole('button', { name: text('en', 'signIn', 'method.recovery') }).click(),
  );
  expect(await titleOf(other)).toBe(text('en', 'signIn', 'recovery.title'));
  await fillInStep(other, { recoveryCode: confirmTotp.recoveryCodes[0]! });
  await sendStep(other);
  expect(await isIn(other)).toBe(true);

  const third = await visit(at('/en/sign-in'), newVisitor());
  await signInAs(third, people.administrator, samplePassword);
  // The code with which the app was set up cannot be used again; the next one can.
  await fillInStep(third, { code: app.generate({ timestamp: Date.now() + 30_000 }) });
  await sendStep(third);
  expect(await isIn(third)).toBe(true);
});
