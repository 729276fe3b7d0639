import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { screen } from './portal.ts';

export const newTicket = '/en/mykomax/tickets/newticket';

/** A picture as an operator of a machine takes it. */
export async function photo(name = 'crimp.jpg') {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a65' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** A picture on disk that needs several parts for its upload; `remove` deletes it. */
export async function largePicture(): Promise<{ path: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'ticket-'));
  const path = join(directory, 'cross-section.png');
  const side = 2000;
  const raw = { width: side, height: side, channels: 3 } as const;
  const picture = sharp(Buffer.alloc(side * side * 3, 'crimp'), { raw });
  await writeFile(path, await picture.png({ compressionLevel: 0 }).toBuffer());
  return { path, remove: () => rm(directory, { recursive: true }) };
}

export function field(page: Page, name: string) {
  return page.getByRole('main').getByLabel(name, { exact: true });
}

/** Fills in the required fields of a ticket; the machine is given by the address or in the form. */
export async function describe(page: Page, subject: string): Promise<void> {
  await field(page, 'Type').selectOption({ label: 'Malfunction' });
  await field(page, 'Subject').fill(subject);
  await field(page, 'Description').fill('Every 30th piece is above the limit.');
}

/** Sends the form and waits for the ticket. Gives its number. */
export async function sendTicket(page: Page, subject: string): Promise<string> {
  await page.getByRole('button', { name: 'Send ticket' }).click();
  await screen(page, subject);
  return new URL(page.url()).pathname.split('/').at(-1)!;
}

/** Closes the shown ticket, for a reason. */
export async function close(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Close ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: reason }).check();
  await dialog.getByRole('textbox').fill('Thank you.');
  await dialog.getByRole('button', { name: 'Close ticket' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Waits until the shown ticket has a status. */
export async function hasStatus(page: Page, status: string): Promise<void> {
  await page.locator('main header').first().getByText(status, { exact: true }).waitFor();
}
