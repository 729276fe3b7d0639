import { afterAll, beforeAll, expect } from 'vitest';
import { startEmailChangeBackEnd } from '../../support/back-ends/email-change-back-end.ts';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { sampleDataDir } from '../../support/sample-data.ts';
import { sendRequest } from '../../support/send-request.ts';
import { type RunningServer, startServer } from '../../support/server.ts';
import { leave } from '../../support/site/frame.ts';
import { text } from '../../support/texts.ts';

const data = sampleDataDir();
let accounts: Awaited<ReturnType<typeof startEmailChangeBackEnd>>;
let site: RunningServer;

beforeAll(async () => {
  accounts = await startEmailChangeBackEnd();
  site = await startServer({ DATA_DIR: data.path, ACCOUNTS_API_URL: accounts.url });
});

afterAll(async () => {
  await site?.stop();
  await accounts?.close();
  await data.remove();
});

const at = (path: string) => `${site.address}${path}`;
const words = (key: string, language = 'en') => text(language, 'signIn', `confirmEmail.${key}`);

test('ACC-01 looking at the link of a mail confirms nothing; its button does, without script', async ({
  visit,
}) => {
  const page = await visit(at('/en/confirm-email/changed'), { script: false });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words('title'));
  expect(await page.getByText('ada@new.example').isVisible()).toBe(true);
  expect(accounts.confirmed).not.toContain('changed');
  await leave(page, () => page.getByRole('button', { name: words('submit'), exact: true }).click());
  expect(accounts.confirmed).toContain('changed');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words('changed.title'));
});

test.for(['waiting', 'taken'])('ACC-01 the page says when the answer is: %s', async (outcome, { visit }) => {
  const page = await visit(at(`/en/confirm-email/${outcome}`));
  await leave(page, () => page.getByRole('button', { name: words('submit'), exact: true }).click());
  expect(await page.getByText(words(`${outcome}.text`)).isVisible()).toBe(true);
  await expectNoViolations(page);
});

test('ACC-01 an address that has confirmed is told to wait for the other one', async ({ visit }) => {
  const page = await visit(at('/de/confirm-email/done-x'));
  expect(await page.getByText(words('waiting.text', 'de')).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: words('submit', 'de'), exact: true }).count()).toBe(0);
});

test.for([1440, 390, 320])('ACC-01 a dead link says so in a window of %i px', async (width, { visit }) => {
  const page = await visit(at('/hu/confirm-email/dead'), { width, status: 410 });
  expect(await page.getByText(words('expired.text', 'hu')).isVisible()).toBe(true);
  await expectNoOverflow(page);
  await expectNoViolations(page);
});

test('ACC-01 the page is for one person: in no cache, in no search engine', async () => {
  const { headers, text: html } = await sendRequest(at('/en/confirm-email/waiting'));
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(html).toContain('ada@new.example');
});

test('ACC-01 a back end that cannot tell is no dead link', async () => {
  accounts.breakDown(true);
  expect((await sendRequest(at('/en/confirm-email/waiting'))).status).toBe(503);
  accounts.breakDown(false);
  expect((await sendRequest(at('/en/confirm-email/waiting'))).status).toBe(200);
});

test('ACC-01 another site cannot press the button', async () => {
  const before = accounts.confirmed.length;
  const { status } = await sendRequest(at('/en/confirm-email/waiting'), {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  });
  expect(status).toBe(403);
  expect(accounts.confirmed).toHaveLength(before);
});
