import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { crimping } from '../../support/site/catalogue.ts';

/** The text of each sheet of the printed page. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<string[]> {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const { text } = await extractText(paper);
  return text.map((sheet) => sheet.replaceAll(/\s+/g, ' '));
}

test.for([
  [`/en${crimping}/reuss-560`, 'A4'],
  [`/hu${crimping}/reuss-455`, 'A4'],
  [`/ja${crimping}/reuss-566-s`, 'A4'],
  ['/de/products/wire-processing/automatic-cut-and-strip/cut-and-strip/emme-480-coax', 'A4'],
  [`/en-us${crimping}/reuss-635-cab`, 'Letter'],
] as const)('CAT-03 %s is a data sheet of two pages (%s)', async ([path, format], { visit }) => {
  const page = await visit(path);
  const figures = await page.locator('#data dt').count();
  expect(figures).toBeGreaterThan(6);
  const sheets = await sheetsOf(page, format);
  expect(sheets).toHaveLength(2);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  expect(sheets[0]).toContain(name);
  expect(sheets[1]?.replaceAll(' ', '')).toContain(new URL(path, page.url()).href);
});

test('CAT-03 on paper a product has what it is, all its figures and the way back to its page, and nothing that leads elsewhere', async ({
  visit,
}) => {
  const page = await visit(`/en${crimping}/reuss-455`);
  const [first = '', second = ''] = await sheetsOf(page);
  expect(first).toContain('Wire cross-section');
  expect(second).toContain('Technical data');
  // Including the groups that the screen shows on request.
  expect(second).toContain('Noise level');
  const elsewhere = ['Careers', 'Cookies', 'Higher automation', 'Stories', 'Downloads', 'Similar', 'Expert'];
  expect(elsewhere.filter((word) => `${first}${second}`.includes(word))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  const code = page.getByRole('img', { name: 'QR code with the address of this page' });
  expect(await code.isVisible()).toBe(true);
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
});

test('CAT-03 the paper of a variant leads back to it', async ({ visit }) => {
  const page = await visit(`/en${crimping}/reuss-455`);
  await page.getByRole('navigation', { name: 'Show the data of' }).getByRole('link').nth(1).click();
  await page.waitForURL(/variant=/);
  const [, second = ''] = await sheetsOf(page);
  expect(second.replaceAll(' ', '')).toContain(new URL(page.url()).search);
});

test('STO-01 on paper a story is its text, its author and its pictures', async ({ visit }) => {
  const page = await visit('/en/stories/reading-a-micrograph');
  const text = (await sheetsOf(page)).join(' ');
  expect(text).toContain('Reading a micrograph in five minutes');
  expect(text).toContain('Zsófia Nagy');
  expect(text).toContain('nobody has announced');
  const elsewhere = ['Careers', 'Cookies', 'Contact', 'More stories', 'Share', 'newsletter'];
  expect(elsewhere.filter((word) => text.includes(word))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
  expect(await page.locator('article form, main form').filter({ visible: true }).count()).toBe(0);
});
