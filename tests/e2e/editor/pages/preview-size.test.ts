import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft } from '../../../support/site/drafts.ts';
import { editorCookies, enterEditor } from '../../../support/site/editors.ts';

const quote = [{ id: 'first', type: 'quote' }];
const texts = { 'first/quote': 'This is the first one.' };
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const divider = (page: Page) => page.getByRole('separator', { name: /Boundary/ });
const widthOf = async (page: Page) => Math.round((await preview(page).boundingBox())?.width ?? 0);
const innerWidth = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('html')
    .evaluate(() => window.innerWidth);

async function openPage(visit: (path: string, options: object) => Promise<Page>, options: object = {}) {
  const id = await newDraft(quote, texts);
  return visit(`/en/editor/pages/${id}`, { cookies: await editorCookies('editor'), ...options });
}

test('EDI-05 the preview is as wide as its edge is moved to, by keys and by pointer, and stays so', async ({
  visit,
}) => {
  const page = await openPage(visit);
  await page.frameLocator('iframe').getByText('This is the first one.').waitFor();
  const before = await widthOf(page);
  expect(await innerWidth(page), 'the page is laid out as wide as there is room').toBeGreaterThan(
    before - 10,
  );
  await divider(page).focus();
  await page.keyboard.press('End');
  await expect.poll(() => widthOf(page)).toBeLessThan(before / 1.5);
  expect(await divider(page).getAttribute('aria-valuenow')).toBe('25');
  await page.keyboard.press('ArrowLeft');
  expect(await divider(page).getAttribute('aria-valuenow')).toBe('27');

  const box = (await divider(page).boundingBox())!;
  const middle = { x: box.x + box.width / 2, y: box.y + 100 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x - 400, middle.y, { steps: 4 });
  await page.mouse.up();
  const dragged = await widthOf(page);
  expect(dragged).toBeGreaterThan(before);
  await expectNoViolations(page);

  await page.reload();
  await page.frameLocator('iframe').getByText('This is the first one.').waitFor();
  expect(Math.abs((await widthOf(page)) - dragged), 'this browser remembers it').toBeLessThan(10);
  await divider(page).dblclick();
  await expect.poll(() => widthOf(page)).toBe(before);
});

test('EDI-05 the preview takes the whole screen and gives it back; phone, tablet and desktop are a press away', async ({
  visit,
}) => {
  const page = await openPage(visit);
  await page.frameLocator('iframe').getByText('This is the first one.').waitFor();
  await divider(page).press('Enter');
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1400);
  await page.keyboard.press('Escape');
  await expect.poll(() => widthOf(page)).toBeLessThan(900);
  await page.getByRole('button', { name: 'Preview in full screen' }).click();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1400);
  await expectNoViolations(page);
  for (const [name, width] of [
    ['Phone, 390', 390],
    ['Tablet, 768', 768],
    ['Desktop, 1440', 1440],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect.poll(() => innerWidth(page), { message: name }).toBe(width);
  }
  await page.getByRole('button', { name: 'Preview in full screen' }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});

test('EDI-05 on a tablet the preview is a drawer beside the fields, which can still be written', async ({
  visit,
}) => {
  const page = await openPage(visit, { width: 1024 });
  const tab = page
    .getByRole('navigation', { name: 'Parts of the page' })
    .getByRole('button', { name: 'Preview' });
  await tab.click();
  await page.frameLocator('iframe').getByText('This is the first one.').waitFor();
  await page.locator('#block-first').click();
  await page.getByLabel(/^Quote/).fill('Written beside it.');
  await page.frameLocator('iframe').getByText('Written beside it.').waitFor();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect.poll(() => preview(page).isVisible()).toBe(false);
  expect(await tab.getAttribute('aria-pressed')).toBe('false');
});

test('EDI-05 from its row in the list a page is looked at in full screen, also by an address that asks for the sign-in', async ({
  visit,
}) => {
  const id = await newDraft(quote, texts);
  const page = await visit('/en/editor/pages', { cookies: await editorCookies('editor') });
  const eye = page.getByRole('link', { name: /^Preview of / }).first();
  const href = (await eye.getAttribute('href')) ?? '';
  expect(href).toMatch(/\/en\/editor\/pages\/[\da-f-]{36}\?part=preview&full=true$/);
  await eye.click();
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1400);

  const stranger = await visit(`/en/editor/pages/${id}?part=preview&full=true`);
  await enterEditor(stranger, 'editor');
  await stranger.frameLocator('iframe').getByText('This is the first one.').waitFor();
  await expect.poll(() => widthOf(stranger)).toBeGreaterThan(1400);
});
