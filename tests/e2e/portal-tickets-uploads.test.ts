import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/page-test.ts';
import { describe, field, largePicture, newTicket, sendTicket } from '../support/tickets.ts';

const lost = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
const megabyte = 1024 * 1024;

/** Lets the first part of a file through; `meet` decides what happens to the second. */
async function meetSecondPart(page: Page, meet: (route: Route) => Promise<void>): Promise<void> {
  let parts = 0;
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH') parts += 1;
    await (parts === 2 ? meet(route) : route.continue());
  });
}

/** From which byte on a part is sent. */
const offsetOf = (request: Request) => Number(request.headers()['upload-offset']);

test('TIC-02 an upload goes on by itself when the network is back', async ({ visit, onTestFinished }) => {
  const picture = await largePicture();
  onTestFinished(picture.remove);
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer', expected: lost });
  await describe(page, 'Interrupted');
  await meetSecondPart(page, async (route) => {
    await page.context().setOffline(true);
    await route.abort('internetdisconnected');
  });
  await field(page, 'Choose files').setInputFiles(picture.path);
  await page.getByText('Connection lost; goes on by itself').waitFor();
  const next = page.waitForRequest((request) => request.method() === 'PATCH');
  await page.context().setOffline(false);
  expect(offsetOf(await next)).toBe(5 * megabyte);
  await page.getByText('Sent', { exact: true }).waitFor();
  await sendTicket(page, 'Interrupted');
  await page.getByRole('link', { name: 'cross-section.png, enlarge' }).waitFor();
});

test('TIC-02 after a new page the same file goes on where it stopped; finished ones are still there', async ({
  visit,
  onTestFinished,
}) => {
  const picture = await largePicture();
  onTestFinished(picture.remove);
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer', expected: lost });
  await describe(page, 'Reloaded');
  // It is on its way for ever.
  await meetSecondPart(page, async () => {});
  await field(page, 'Choose files').setInputFiles(picture.path);
  const progress = page.getByRole('progressbar', { name: 'cross-section.png' });
  await expect
    .poll(async () => Number(await progress.getAttribute('value')))
    .toBeGreaterThanOrEqual(5 * megabyte);
  await page.getByRole('button', { name: 'Pause: cross-section.png' }).click();
  await page.getByRole('button', { name: 'Resume: cross-section.png' }).waitFor();
  await page.unroute('**/api/uploads/*');
  await page.reload();
  expect(await field(page, 'Subject').inputValue()).toBe('Reloaded');
  const next = page.waitForRequest((request) => request.url().includes('/api/uploads/'));
  await field(page, 'Choose files').setInputFiles(picture.path);
  expect((await next).method()).toBe('HEAD');
  await page.getByText('Sent', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Sent', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove: cross-section.png' }).click();
  await page.getByRole('button', { name: 'Remove: cross-section.png' }).waitFor({ state: 'detached' });
  await sendTicket(page, 'Reloaded');
  expect(await page.getByRole('link', { name: /enlarge/ }).count()).toBe(0);
});
