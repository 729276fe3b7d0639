import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test, type Visit } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { text } from '../../support/texts.ts';

const words = (key: string) => text('en', 'editorMedia', key);
const ofRecords = (key: string) => text('en', 'editorRecords', key);

async function open(visit: Visit, path: string, width = 1440): Promise<Page> {
  const page = await visit(`/en/editor${path}`, {
    cookies: await editorCookies('editor'),
    width,
    expected: [/answered 415: /, /status of 415/],
  });
  await page.locator('#editor main h1:not(.visually-hidden)').first().waitFor();
  return page;
}

const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7 ${name}`),
});

test('EDI-05 a file is added, named, given a German version, and removed', async ({ visit }) => {
  const page = await open(visit, '/media');
  await page.locator('input[type=file]').setInputFiles(paper('Fair plan 2026.pdf'));
  await page.getByText(words('upload.done')).waitFor();
  await page.getByRole('link', { name: /Fair plan 2026/ }).click();
  await page.locator('#title').fill('Plan of the fair');
  await page.getByRole('button', { name: ofRecords('save'), exact: true }).press('Enter');
  await page.getByText(ofRecords('save.done')).waitFor();
  await page.locator('#version-language').selectOption('de');
  await page.locator('input[type=file]').setInputFiles(paper('Messeplan.pdf'));
  await page.getByText(words('file.versions.replaced')).waitFor();
  await page.getByText('Messeplan.pdf').waitFor();
  await page
    .getByRole('button', { name: ofRecords('remove'), exact: true })
    .first()
    .press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ofRecords('remove'), exact: true })
    .click();
  await page.waitForURL(/\/editor\/media$/);
});

test('EDI-05 what is not a picture, paper or film is refused with the reason', async ({ visit }) => {
  const page = await open(visit, '/media');
  const program = { name: 'setup.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ not a paper') };
  await page.locator('input[type=file]').setInputFiles(program);
  await page.getByText(words('upload.kind')).waitFor();
  await page.getByRole('button', { name: words('upload.dismiss').replace('{name}', 'setup.pdf') }).click();
  expect(await page.getByText(words('upload.kind')).count()).toBe(0);
});

test('EDI-05 IMG-01 the focal point is set by the arrow keys, and the crops follow', async ({ visit }) => {
  const page = await open(visit, '/media');
  const picture = {
    name: 'hero.jpg',
    mimeType: 'image/jpeg',
    buffer: readFileSync('seed/company/papers/hero-line.jpg'),
  };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByText(words('upload.done')).waitFor();
  await page.getByRole('link', { name: /hero/ }).first().click();
  const surface = page.getByRole('button', {
    name: words('file.focal.point').replace('{x}', '50').replace('{y}', '50'),
  });
  await surface.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.locator('img[src*="@40x40"]').count()).toBe(4);
  await expectNoViolations(page);
  await page.getByRole('button', { name: ofRecords('save'), exact: true }).press('Enter');
  await page.getByText(ofRecords('save.done')).waitFor();
});

test('EDI-05 a used file says where, and cannot be removed', async ({ visit }) => {
  const page = await open(visit, '/media?kind=DOCUMENT&search=annual');
  await page.locator('#editor main li a').first().click();
  await page.getByRole('heading', { name: words('file.uses') }).waitFor();
  await page
    .getByRole('button', { name: ofRecords('remove'), exact: true })
    .first()
    .press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ofRecords('remove'), exact: true })
    .click();
  await page.getByText(ofRecords('remove.used.text')).waitFor();
});

test('EDI-05 WCAG-01 the media library is accessible, and fits a phone', async ({ visit }) => {
  const page = await open(visit, '/media', 390);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
