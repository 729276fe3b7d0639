import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskeyDevice } from '../support/browser/passkey-device.ts';
import { expectNothing } from '../support/nothing.ts';
import { samplePassword } from '../support/server.ts';
import { openBlock, publishNow, saved } from '../support/site/editing.ts';
import { appOf, editors, giveCode, tryGate } from '../support/site/editors.ts';
import { leave } from '../support/site/frame.ts';
import { screen } from '../support/site/portal.ts';
import { enterPortal, fillInStep, sendStep, signIn } from '../support/site/sign-in.ts';
import { describe, field, newTicket, sendTicket } from '../support/site/tickets.ts';
import { text } from '../support/texts.ts';
import { nginx } from './support/proxies.ts';
import { type SiteBehind, siteBehind } from './support/site-behind.ts';

let site: SiteBehind;
const words = (key: string) => text('en', 'signIn', key);

beforeAll(async () => {
  site = await siteBehind(nginx);
});
afterAll(() => site?.close());

test('IDP-07 TIC-02 a customer signs in with a password and opens a ticket with a film', async () => {
  const page = await site.visit(`${newTicket}?machine=M-0001`);
  await enterPortal(page, 'customer', '/en/mykomax/tickets/newticket?machine=M-0001');
  await describe(page, 'It rattles');
  await field(page, 'Choose files').setInputFiles([film('rattle.mp4', 3_000_000)]);
  await page.getByText('Sent', { exact: true }).waitFor();
  await sendTicket(page, 'It rattles');
  const shown = page.locator('video').first();
  await shown.waitFor();
  await expect
    .poll(() => shown.evaluate(async (video: HTMLVideoElement) => (await fetch(video.currentSrc)).status))
    .toBe(200);
  expectNothing(site.complaints());
});

test('IDP-07 an administrator sets up an authenticator app, and signs in with it', async () => {
  const page = await site.visit('/en/sign-in');
  await signIn(page, 'administrator');
  await heading(page, words('setUp.title'));
  const app = appOf((await page.locator('code').innerText()).replaceAll(' ', ''));
  await fillInStep(page, { code: app.generate() });
  await sendStep(page);
  await heading(page, words('codes.title'));
  await sendStep(page);
  await screen(page, 'Hello Sabine Vogt');

  await signOut(page);
  await page.goto('/en/sign-in');
  await signIn(page, 'administrator');
  await heading(page, words('code.title'));
  // No code can be used twice; the next one is used half a minute early.
  await fillInStep(page, { code: app.generate({ timestamp: Date.now() + 30_000 }) });
  await sendStep(page);
  await screen(page, 'Hello Sabine Vogt');
  expectNothing(site.complaints());
});

test('IDP-07 a customer adds a passkey, and signs in with it', async () => {
  const page = await site.visit('/en/mykomax/account');
  const device = await addPasskeyDevice(page);
  await page.waitForURL('**/sign-in?*');
  await fillInStep(page, { email: 'diego.salas@bajio.example', password: samplePassword });
  await sendStep(page);
  await screen(page, 'Account settings');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Name of the passkey').fill('Laptop of the workshop');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('dialog', { name: 'Recovery codes' }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Laptop of the workshop' }).waitFor();

  await signOut(page);
  // The offer in the user name field is not accepted.
  await device.setTouched(false);
  await page.goto('/en/sign-in');
  await leave(page, () => page.getByRole('link', { name: words('link.passkey') }).click());
  await device.setTouched(true);
  await page.getByRole('button', { name: words('passkey.submit') }).click();
  await screen(page, 'Hello Diego Salas');
  expectNothing(site.complaints());
});

test('DLC-01 a customer downloads a release, which is the one whose sum stands beside it', async () => {
  const page = await site.visit('/en/mykomax/downloads');
  await enterPortal(page, 'customer', '/en/mykomax/downloads');
  await screen(page, 'Download centre');
  const software = page.getByRole('region', { name: 'Wirelane Gateway' });
  const link = software.getByRole('link', { name: /\.zip$/ }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const bytes = await buffer(await download.createReadStream());
  const sum = createHash('sha256').update(bytes).digest('hex');
  await software.getByText(`SHA-256: ${sum}`).waitFor();
  expectNothing(site.complaints());
});

test('EDI-01 EDI-05 PAG-05 a chief editor comes in by a second factor, changes the partner area and publishes it; a member reads it', async () => {
  const title = 'Prices of the new year';
  const editor = await site.visit('/en/editor');
  await tryGate(editor, editors.chief, samplePassword);
  await heading(editor, words('setUp.title'));
  const secret = (await editor.locator('code').innerText()).replaceAll(' ', '');
  await giveCode(editor, appOf(secret).generate());
  await editor.getByRole('link', { name: words('codes.submit') }).click();
  await editor
    .getByRole('main')
    .getByRole('link', { name: /^Pages/ })
    .click();
  await editor.getByRole('searchbox').fill('Partner area');
  await editor.getByText('1 page', { exact: true }).waitFor();
  await editor.getByRole('main').getByRole('link', { name: 'Partner area', exact: true }).click();
  const stage = await openBlock(editor, 'Stage');
  await stage.getByLabel(/^Title/).fill(title);
  await saved(editor);
  await publishNow(editor);

  const member = await site.visit('/en/partner-area');
  await member.waitForURL('**/sign-in?*');
  await signIn(member, 'customer');
  await member.waitForURL('**/en/partner-area');
  await heading(member, title);
  expect((await site.sendRequest('/en/partner-area')).text).not.toContain(title);
  expectNothing(site.complaints());
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function signOut(page: Page): Promise<void> {
  await page.goto('/en/mykomax/logout');
  await page.waitForURL('**/en/signed-out');
}

/** A film of at least this many bytes: after its end comes a part that players ignore. */
function film(name: string, bytes: number) {
  const part = Buffer.alloc(bytes);
  part.writeUInt32BE(bytes);
  part.write('free', 4);
  return {
    name,
    mimeType: 'video/mp4',
    buffer: Buffer.concat([readFileSync('seed/company/media/machine-reuss-635-cab-turn.mp4'), part]),
  };
}
