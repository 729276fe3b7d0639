import { describe, expect } from 'vitest';
import { colourRules, expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { samplePassword } from '../../support/server.ts';
import { leave } from '../../support/site/frame.ts';
import {
  enterPortal,
  fillInStep,
  people,
  scriptRefused,
  sendStep,
  signIn,
  signInForm,
} from '../../support/site/sign-in.ts';
import { originOf } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

const refused = { expected: [/^answered 422: |status of 422 /] };

test('IDP-01 IDP-03 whoever opens a page of the portal signs in and is then on that page', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax/tickets/list?tab=open');
  await enterPortal(page, 'customer', '/en/mykomax/tickets/list?tab=open');
  const bar = page.getByRole('banner');
  await bar.locator('summary').filter({ hasText: 'Account menu of ' }).click();
  await bar.getByText(people.customer).waitFor();
});

test('IDP-07 without script the sign-in works, and the portal says what it needs', async ({ visit }) => {
  const page = await visit('/en/sign-in', { script: false, expected: [scriptRefused] });
  expect(await page.getByRole('link', { name: text('en', 'signIn', 'link.passkey') }).isVisible()).toBe(
    false,
  );
  await signIn(page, 'onPremise');
  expect(new URL(page.url()).pathname).toBe('/en/mykomax');
  // Text locators ignore the content of `noscript`.
  const notice = page.locator('#portal noscript');
  expect(await notice.innerText()).toContain(text('en', 'portal', 'noscript.title'));
  expect((await notice.boundingBox())?.height).toBeGreaterThan(100);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain('idp_session');
});

test('IDP-07 a wrong password and an unknown account hear the same; the address stays, the password goes', async ({
  visit,
}) => {
  const page = await visit('/en/sign-in', refused);
  const problems: string[] = [];
  for (const email of [people.employee, 'nobody@nowhere.example']) {
    await fillInStep(page, { email, password: 'not-the-password' });
    await sendStep(page);
    problems.push((await page.getByRole('alert').textContent()) ?? '');
    const form = signInForm(page);
    expect(await form.locator('[type=email]').inputValue()).toBe(email);
    expect(await form.locator('[type=password]').inputValue()).toBe('');
  }
  expect(problems).toEqual(Array(2).fill(text('en', 'signIn', 'problem.credentials')));
  await expectNoViolations(page);
});

test('IDP-07 what is missing is said at its field, in the reader’s language', async ({ visit }) => {
  const page = await visit('/fr/sign-in', refused);
  await sendStep(page);
  const password = signInForm(page).locator('[type=password]');
  expect(await password.getAttribute('aria-invalid')).toBe('true');
  const described = `#${await password.getAttribute('aria-describedby')}`;
  expect(await page.locator(described).textContent()).toBe(text('fr', 'signIn', 'problem.password'));
  const lines = await page.getByRole('alert').locator('li').allTextContents();
  expect(lines).toEqual([
    `${text('fr', 'signIn', 'field.email')}\u00a0: ${text('fr', 'signIn', 'policy.required')}`,
    text('fr', 'signIn', 'problem.password'),
  ]);
});

test('a password can be looked at while it is typed, and is hidden again when it is sent', async ({
  visit,
}) => {
  const page = await visit('/en/sign-in', refused);
  await fillInStep(page, { email: people.employee });
  const field = page.getByLabel(text('en', 'signIn', 'field.password'), { exact: true });
  await field.fill('not-the-password');
  await page.getByRole('button', { name: text('en', 'signIn', 'password.show') }).click();
  expect(await field.getAttribute('type')).toBe('text');
  await sendStep(page);
  expect(await field.getAttribute('type')).toBe('password');
});

test('by keyboard alone', async ({ visit }) => {
  const page = await visit('/en/sign-in');
  await signInForm(page)
    .getByLabel(text('en', 'signIn', 'field.email'))
    .focus();
  await page.keyboard.type(people.otherCustomer);
  await page.keyboard.press('Tab');
  const isAtPassword = () =>
    page.evaluate(() => (document.activeElement as HTMLInputElement).type === 'password');
  // The button that shows the password may come in between.
  if (!(await isAtPassword())) await page.keyboard.press('Tab');
  expect(await isAtPassword()).toBe(true);
  await page.keyboard.type(samplePassword);
  await leave(page, () => page.keyboard.press('Enter'));
  await page.waitForURL('**/en/mykomax');
});

describe('each page', () => {
  const pages = [
    'sign-in',
    'register',
    'reset-password',
    'invitation/no-such-token',
    'signed-out',
    'callback',
  ];
  test.for(pages.flatMap((path) => ['en', 'de', 'ja'].map((language) => `/${language}/${path}`)))(
    'IDP-07 %s is accessible, fits 320 pixels and is for no search engine',
    async (path, { visit }) => {
      const page = await visit(path, { width: 320, height: 700 });
      await expectNoOverflow(page);
      await expectNoViolations(page, path.startsWith('/en/') ? {} : { without: colourRules });
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    },
  );

  test.for(['sign-in', 'register', 'reset-password', 'invitation/x'])(
    'IDP-07 /%s is in no cache',
    async (path) => {
      const { headers } = await fetch(`${originOf('main')}/en/${path}`);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    },
  );
});

describe('ASVS 3.7.2 open redirects', () => {
  const origin = () => originOf('main');

  /** The hidden field of a page's form, without a browser that would normalise addresses. */
  async function signInFor(goto: string): Promise<string | null> {
    const address = `${origin()}/en/sign-in?${new URLSearchParams({ goto })}`;
    const html = await (await fetch(address)).text();
    const step = /name="step" value="([^"]+)"/
      .exec(html)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    const body = new URLSearchParams({
      step: step ?? '',
      IDToken1: people.newcomer,
      IDToken2: samplePassword,
    });
    const sent = { method: 'POST', body, headers: { origin: origin() }, redirect: 'manual' } as const;
    const answer = await fetch(address, sent);
    expect([answer.status, step === undefined], goto).toEqual([303, false]);
    return answer.headers.get('location');
  }

  test('a page of ours is gone to after signing in', async () => {
    expect(await signInFor('/de/about-us?x=1')).toBe('/de/about-us?x=1');
  });

  test.for([
    '//evil.example',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/.//evil.example',
    '/en/..//evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https://evil.example',
    'http://localhost@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('IDP-02 %s is none', async (goto) => {
    expect(await signInFor(goto)).toBe('/en/mykomax');
  });
});
