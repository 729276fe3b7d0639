import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type Request } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browserArgs } from '../../support/browser/browser.ts';
import { test } from '../../support/browser/page-test.ts';
import { enterPortal } from '../../support/site/sign-in.ts';
import { describe, field, largePicture, newTicket, photo, sendTicket } from '../../support/site/tickets.ts';
import { originOf } from '../../support/site.ts';
import { text } from '../../support/texts.ts';

const lost = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /The build could not be asked for/];
const megabyte = 1024 * 1024;

/** Controls the network of a page: slow enough that a part of a file can be interrupted, or offline. */
async function networkOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const set = (offline: boolean, uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  return { slow: () => set(false, 3 * megabyte), lose: () => set(true, -1), restore: () => set(false, -1) };
}

/** The response to the first part of a file. */
const firstPart = (page: Page) => page.waitForResponse((answer) => answer.request().method() === 'PATCH');

/** The offset of a part in bytes. */
const offsetOf = (request: Request) => Number(request.headers()['upload-offset']);

test('TIC-02 an upload goes on by itself when the network is back', async ({ visit, onTestFinished }) => {
  const picture = await largePicture();
  onTestFinished(picture.remove);
  const page = await visit(`${newTicket}?machine=M-0001`, {
    as: 'customer',
    expected: lost,
    ownWindow: true,
  });
  await describe(page, 'Interrupted');
  const network = await networkOf(page);
  await network.slow();
  const sent = firstPart(page);
  await field(page, 'Choose files').setInputFiles(picture.path);
  await sent;
  await network.lose();
  await page.getByText('Connection lost; goes on by itself').waitFor();
  const next = page.waitForRequest((request) => request.method() === 'PATCH');
  await network.restore();
  expect(offsetOf(await next)).toBeGreaterThanOrEqual(1_000_000);
  await page.getByText('Sent', { exact: true }).waitFor();
  await sendTicket(page, 'Interrupted');
  await page.getByRole('link', { name: 'cross-section.png, enlarge' }).waitFor();
});

test('TIC-02 who sends while a file is on its way reads that the file comes first, and sends once', async ({
  visit,
}) => {
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer', ownWindow: true });
  await describe(page, 'Sent at once');
  const { promise: seen, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/uploads/**', async (route) => {
    if (route.request().method() === 'PATCH') await seen;
    await route.continue();
  });
  await field(page, 'Choose files').setInputFiles(await photo());
  const sent = sendTicket(page, 'Sent at once');
  const status = page.getByRole('status').getByText(text('en', 'tickets', 'files.awaited'));
  await status.waitFor();
  go();
  await sent;
  expect(await status.count()).toBe(0);
});

test('TIC-02 what has arrived is still there after a new page, and can be taken back', async ({ visit }) => {
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer', ownWindow: true });
  await describe(page, 'Reloaded');
  await field(page, 'Choose files').setInputFiles([await photo()]);
  await page.getByText('Sent', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Sent', { exact: true }).waitFor();
  expect(await field(page, 'Subject').inputValue()).toBe('Reloaded');
  const remove = page.getByRole('button', { name: /^Remove/ });
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  await sendTicket(page, 'Reloaded');
  expect(await page.getByRole('link', { name: /enlarge/ }).count()).toBe(0);
});

test('TIC-02 a new page in the middle of an upload keeps its row, asks for the file by name and goes on', async ({
  visit,
  onTestFinished,
}) => {
  const picture = await largePicture();
  onTestFinished(picture.remove);
  const page = await visit(`${newTicket}?machine=M-0001`, {
    as: 'customer',
    expected: lost,
    ownWindow: true,
  });
  await describe(page, 'Reloaded in the middle');
  const network = await networkOf(page);
  await network.slow();
  const sent = firstPart(page);
  await field(page, 'Choose files').setInputFiles(picture.path);
  await sent;
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: 'cross-section.png' });
  await row.getByText(/^Interrupted\. Choose the file again/).waitFor();
  await page.getByRole('button', { name: 'Send ticket' }).click();
  await page.getByRole('alert').getByRole('link').waitFor();
  const chosen = page.waitForEvent('filechooser');
  await row.getByRole('button', { name: /^Choose file/ }).click();
  const next = page.waitForRequest((request) => request.method() === 'PATCH');
  await (await chosen).setFiles(picture.path);
  expect(offsetOf(await next)).toBeGreaterThanOrEqual(1_000_000);
  await (await networkOf(page)).restore();
  await row.getByText('Sent', { exact: true }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'cross-section.png' }).count()).toBe(1);
  // The message about the file has disappeared.
  await page.getByRole('alert').getByRole('link').waitFor({ state: 'detached' });
  await sendTicket(page, 'Reloaded in the middle');
});

test('TIC-02 the browser ends in the middle; opened again, the same file goes on where it stopped', async ({
  onTestFinished,
}) => {
  const picture = await largePicture();
  const profile = await mkdtemp(join(tmpdir(), 'profile-'));
  onTestFinished(() => rm(profile, { recursive: true, force: true }));
  onTestFinished(picture.remove);
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: inject('chromium'),
      args: browserArgs,
      baseURL: originOf('main'),
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(`${newTicket}?machine=M-0001`);
    return { context, page };
  };

  const first = await open();
  await enterPortal(first.page, 'customer', '/en/mykomax/tickets/newticket?machine=M-0001');
  await describe(first.page, 'Browser ended');
  await (await networkOf(first.page)).slow();
  const sent = firstPart(first.page);
  await field(first.page, 'Choose files').setInputFiles(picture.path);
  await sent;
  await first.context.close();

  const { page } = await open();
  await describe(page, 'Browser ended');
  const next = page.waitForRequest((request) => request.method() === 'PATCH');
  await field(page, 'Choose files').setInputFiles(picture.path);
  expect(offsetOf(await next)).toBeGreaterThanOrEqual(1_000_000);
  await page.getByText('Sent', { exact: true }).waitFor();
  await sendTicket(page, 'Browser ended');
  await page.getByRole('link', { name: 'cross-section.png, enlarge' }).waitFor();
});
