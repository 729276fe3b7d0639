import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { linkIn, mailTo } from '../../support/browser/arrived-mail.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import {
  answered,
  formIn,
  newVisitor,
  problemAt,
  send,
  summaryOf,
  takeTime,
  thanksIn,
} from '../../support/site/forms.ts';
import { leave } from '../../support/site/frame.ts';
import { openSiteWithMails } from '../../support/site-with-mails.ts';
import { text } from '../../support/texts.ts';

const { mails, at } = openSiteWithMails({ TRUST_PROXY: '1' });

async function check(form: ReturnType<typeof formIn>, ...names: string[]): Promise<void> {
  for (const name of names) await form.locator(`[name="${name}"]`).check();
}

const words = (key: string) => text('en', 'subscription', key);

test('STO-02 without script a reader subscribes, confirms in the mail, changes the choice and leaves', async ({
  visit,
}) => {
  const email = 'ada@example.com';
  const page = await visit(at('/en/support/newsletter'), newVisitor({ script: false }));
  const form = formIn(page, 'newsletter');
  await form.locator('[name=email]').fill(email);
  await check(form, 'stories', 'consent');
  await leave(page, () => send(form));
  expect(new URL(page.url()).pathname).toBe('/en/forms/newsletter/sent');
  expect(await page.getByText(text('en', 'forms', 'newsletter.sent')).isVisible()).toBe(true);

  const request = await mailTo(mails, email);
  const confirm = linkIn(request, '/subscription/confirm/');
  expect(request.headers).not.toContain('List-Unsubscribe');
  // A scanner opens every link of a mail, and the subscription has not begun.
  for (const method of ['GET', 'HEAD']) expect((await fetch(confirm, { method })).status).toBe(200);
  await page.goto(confirm);
  expect(await page.getByText(words('confirm.title')).first().isVisible()).toBe(true);
  await leave(page, () => page.getByRole('button', { name: words('confirm.send') }).click());
  expect(await page.getByText(words('confirmed.title')).isVisible()).toBe(true);

  const begun = await mailTo(mails, email, 2);
  await page.goto(linkIn(begun, '/subscription/manage/'));
  expect(await page.getByLabel(text('en', 'forms', 'field.stories')).isChecked()).toBe(true);
  await page.getByLabel(text('en', 'forms', 'field.adhoc')).check();
  await page.getByLabel(text('en', 'forms', 'field.language')).selectOption('de');
  await leave(page, () => page.getByRole('button', { name: words('manage.save') }).click());
  expect(await page.getByText(words('saved')).isVisible()).toBe(true);
  expect(await page.getByLabel(text('en', 'forms', 'field.adhoc')).isChecked()).toBe(true);
  expect(await page.getByLabel(text('en', 'forms', 'field.language')).inputValue()).toBe('de');

  await leave(page, () =>
    page
      .getByRole('main')
      .getByRole('link', { name: words('end.title') })
      .click(),
  );
  expect(await page.getByText(words('end.text').replace('{email}', email)).isVisible()).toBe(true);
  await leave(page, () => page.getByRole('button', { name: words('end.send') }).click());
  expect(await page.getByText(words('ended.title')).isVisible()).toBe(true);
});

test('STO-02 with script the wish is taken in place; a second one for the same address looks the same', async ({
  visit,
}) => {
  const email = 'bea@example.com';
  for (const [count, topic] of [
    [1, 'releases'],
    [2, 'adhoc'],
  ] as const) {
    const page = await visit(at('/en/invest/news-service'), newVisitor());
    const form = formIn(page, 'newsletter');
    await form.locator('[name=email]').fill(email);
    await check(form, topic, 'consent');
    await takeTime(page);
    await send(form);
    await thanksIn(page).waitFor();
    const mail = await mailTo(mails, email, count === 1 ? 1 : 3);
    if (count === 2) {
      expect(mail.text).toContain('media releases');
      expect(mail.text).toContain('/subscription/manage/');
      continue;
    }
    await page.goto(linkIn(mail, '/subscription/confirm/'));
    await expectNoViolations(page);
    await page.getByRole('button', { name: words('confirm.send') }).click();
    await page.getByText(words('confirmed.title')).waitFor();
    const begun = await mailTo(mails, email, 2);
    for (const step of ['manage', 'unsubscribe']) {
      await page.goto(linkIn(begun, `/subscription/${step}/`));
      await expectNoViolations(page);
    }
  }
});

test('STO-02 a mail program unsubscribes with one request, without a cookie or a sign of its origin', async ({
  visit,
}) => {
  const email = 'carl@example.com';
  // Without script, the language of the last page is not remembered, so the browser's language decides
  // (0103).
  const options = { ...newVisitor({ script: false }), languages: 'de' };
  const page = await visit(at('/de/support/newsletter'), options);
  const form = formIn(page, 'newsletter');
  await form.locator('[name=email]').fill(email);
  await check(form, 'releases', 'consent');
  await leave(page, () => send(form));
  await page.goto(linkIn(await mailTo(mails, email), '/subscription/confirm/'));
  await leave(page, () => page.getByRole('main').getByRole('button').click());
  const { headers } = await mailTo(mails, email, 2);
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const address = /^List-Unsubscribe: <(.+)>/m.exec(headers)?.[1] ?? '';

  const looked = await fetch(address, { redirect: 'manual' });
  expect([looked.status, looked.headers.get('location')]).toEqual([
    302,
    `/de/subscription/unsubscribe/${address.split('/').at(-1)}`,
  ]);
  const once = () =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await once()).status).toBe(200);
  expect((await once()).status).toBe(200);
  await page.goto(address);
  expect(await page.getByText(text('de', 'subscription', 'ended.title')).isVisible()).toBe(true);
  const made = await fetch(`${address.slice(0, -3)}xyz`, { method: 'POST' });
  expect(made.status).toBe(404);
});

test('FRM-01 a subscription without topic, consent or address says what is missing', async ({ visit }) => {
  const options = newVisitor();
  const page = await visit(at('/en/support/newsletter'), { ...options, expected: answered(422) });
  const form = formIn(page, 'newsletter');
  await send(form);
  await form.getByRole('alert').waitFor();
  expect(await summaryOf(form)).toEqual([
    'Please provide a valid email address',
    text('en', 'forms', 'problem.topic'),
    'Please select the checkbox to continue.',
  ]);
  expect(await problemAt(form, 'consent')).toBe('Please select the checkbox to continue.');
  await expectNoViolations(page);
});

test('FRM-01 a white paper comes by mail, and to nobody who has no such mail', async ({ visit }) => {
  const email = 'dora@example.com';
  expect((await fetch(at('/file/whitepaper-wire-data?l=de'))).status).toBe(403);
  const page = await visit(at('/de/support/whitepaper-wire-data'), {
    ...newVisitor({ script: false }),
    expected: answered(422),
  });
  const form = formIn(page, 'whitepaper');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=firstName]').fill('Dora');
  await form.locator('[name=lastName]').fill('Frei\r\nBcc: all@example.com');
  await form.locator('[name=company]').fill('Frei AG');
  await leave(page, () => send(form));
  expect(await summaryOf(form)).toEqual([text('de', 'validation', 'checkbox')]);
  await check(form, 'consent');
  await leave(page, () => send(form));
  expect(new URL(page.url()).pathname).toBe('/de/forms/whitepaper/sent');
  const paper = await fetch(linkIn(await mailTo(mails, email), '/api/whitepaper/'));
  expect(paper.status).toBe(200);
  expect(paper.headers.get('content-disposition')).toContain('whitepaper-wire-data-de.pdf');
  expect(paper.headers.get('cache-control')).toBe('private, no-store');
  expect(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(mails.arrived.some(({ to }) => to === 'all@example.com')).toBe(false);
  expect((await fetch(at('/api/whitepaper/whitepaper-wire-data.de.9999999999.x'))).status).toBe(410);
});

test('STO-02 a dead link says so and leads to the form; what it said is kept nowhere', async ({ visit }) => {
  for (const step of ['confirm', 'manage', 'unsubscribe']) {
    const path = at(`/en/subscription/${step}/${'A'.repeat(64)}`);
    const page = await visit(path, { ...newVisitor({ script: false }), status: 410 });
    expect(await page.getByText(words('dead.title')).isVisible()).toBe(true);
    const answer = await fetch(path);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
  }
});

test.for([320, 390])('STO-02 at %d pixels the forms fit', async (width, { visit }) => {
  for (const path of ['/hu/support/newsletter', '/de/support/whitepaper-high-voltage']) {
    await expectNoOverflow(await visit(at(path), { ...newVisitor({ script: false }), width }));
  }
});
