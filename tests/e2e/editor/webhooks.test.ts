import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorWebhooks', key);

/** The receiver of webhooks; the shared site may send to 127.0.0.1 (tests/support/global-setup.ts). */
let status = 200;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await readText(request) });
  response.writeHead(status).end(status === 200 ? 'thanks' : 'out of order');
});
beforeAll(() => new Promise<void>((done) => void receiver.listen(0, '127.0.0.1', done)));
afterAll(() => void receiver.close());

test('FRM-01 a chief editor sets up a webhook, sees what became of each message, and sends one again', async ({
  visit,
}) => {
  const page = await visit('/en/editor/webhooks', { cookies: await editorCookies('chief') });
  await page.getByRole('button', { name: t('add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('url') }).fill('https://10.0.0.8/hooks');
  await dialog.getByRole('button', { name: t('add') }).click();
  await dialog.getByText(t('error.url.private')).waitFor();
  await expectNoViolations(page);
  const path = `/hooks/${crypto.randomUUID()}`;
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;
  await dialog.getByRole('textbox', { name: t('url') }).fill(address);
  await dialog.getByRole('button', { name: t('add') }).click();
  const shown = page.getByRole('textbox', { name: t('secret') });
  expect(await shown.inputValue()).toMatch(/^whsec_/);
  await page.getByRole('button', { name: text('en', 'editor', 'close') }).click();

  await page.getByRole('link', { name: address }).click();
  status = 500;
  await page.getByRole('button', { name: t('test') }).click();
  const row = page.getByRole('row').filter({ hasText: t('event.test') });
  await row.getByText('500 out of order').waitFor();
  await expectNoViolations(page);
  status = 200;
  await row.getByRole('button', { name: t('again') }).click();
  await row.getByText(t('delivery.delivered')).waitFor();
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({ type: 'webhook.test' });

  const phone = await visit(new URL(page.url()).pathname, {
    width: 390,
    cookies: await editorCookies('chief'),
  });
  await phone.getByText(t('delivery.delivered')).last().waitFor();
  await expectNoOverflow(phone);

  await page.getByRole('button', { name: t('remove') }).click();
  await dialog.getByRole('button', { name: t('remove') }).click();
  await page.getByText(t('removed')).waitFor();
  await expect.poll(() => page.getByRole('link', { name: address }).count()).toBe(0);
});

test('FRM-01 webhooks are for chief editors', async ({ visit }) => {
  const page = await visit('/en/editor/webhooks', { cookies: await editorCookies('editor') });
  await page.getByText(t('forChiefs')).waitFor();
  expect(await page.getByRole('link', { name: text('en', 'editor', 'section.webhooks') }).count()).toBe(0);
});
