import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { colourRules, expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow, resize } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft, savedDraft, savedTexts } from '../../../support/site/drafts.ts';
import { addBlock, blockKinds, openBlock, saved, showPart } from '../../../support/site/editing.ts';
import { editorCookies } from '../../../support/site/editors.ts';
import { expectNotice, screen } from '../../../support/site/portal.ts';

const cookies = () => editorCookies('editor');
/** The page in the preview has a search field with autofocus, but the focus stays in the form. */
const expected = [/Autofocus processing was blocked/];
const figures = { id: 'figures', type: 'keyFigures', items: [{ id: '1' }] };
const quote = { id: 'words', type: 'quote' };
const words = { 'figures/title': 'In figures', 'figures/items/1/value': '60', 'words/quote': 'It runs.' };
const titleOf = async (page: Page, kind: string) => (await openBlock(page, kind)).getByLabel(/^Title/);

test('EDI-05 a new page begins with a title and a shape', async ({ visit }) => {
  const page = await visit('/en/editor/pages', { cookies: await cookies(), expected });
  await screen(page, 'Pages');
  await page.getByRole('main').getByRole('link', { name: 'New page' }).click();
  await screen(page, 'New page');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Please enter a title.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('new-title');
  const name = `Crimp height ${crypto.randomUUID()}`;
  await page.getByLabel('Title', { exact: true }).fill(name);
  expect(await page.getByLabel('Address on the site').inputValue()).toMatch(/^\/crimp-height-/);
  await page.getByText('Overview', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Create' }).click();
  await screen(page, name);
  expect(await blockKinds(page)).toEqual(['Stage', 'Cards', 'List of pages']);
});

test('EDI-05 a new media release lies below /media-releases', async ({ visit }) => {
  const page = await visit('/en/editor/pages/new?type=MEDIA_RELEASE', { cookies: await cookies() });
  await page.getByLabel('Title', { exact: true }).fill('An award');
  expect(await page.getByLabel('Address on the site').inputValue()).toBe('/media-releases/an-award');
});

test('EDI-05 an address that another page has is told while it is typed', async ({ visit }) => {
  const page = await visit('/en/editor/pages/new', { cookies: await cookies() });
  await page.getByLabel('Title', { exact: true }).fill('About');
  await page.getByLabel('Address on the site').fill('/about-us');
  await page.getByText('Another page is at this address already.').waitFor();
  await page.getByLabel('Address on the site').fill('/About us');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByText(/^It begins with a slash/).waitFor();
});

test('EDI-05 the list finds pages by words and state, and its address says what it shows', async ({
  visit,
}) => {
  const page = await visit('/en/editor/pages?state=DRAFT', { cookies: await cookies() });
  await screen(page, 'Pages');
  const states = page.getByRole('main').getByText('Draft', { exact: true });
  await expect.poll(() => states.count()).toBeGreaterThan(0);
  await page.getByRole('searchbox').fill('no page has these words');
  await page.getByRole('heading', { name: 'No matching pages' }).waitFor();
  expect(new URL(page.url()).searchParams.get('state')).toBe('DRAFT');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('link', { name: 'About us', exact: true }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
});

test('EDI-05 a page that is opened right after typing stays open', async ({ visit }) => {
  const page = await visit('/en/editor/pages', { cookies: await cookies(), expected, stoppedClock: true });
  await screen(page, 'Pages');
  const held = Promise.withResolvers<void>();
  const asked = page.waitForRequest((request) => /"editedPage"/.test(request.postData() ?? ''));
  await page.route('**/api/hygraph-draft-proxy*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('searchbox').fill('About');
  await page.getByRole('main').getByRole('link', { name: 'About us', exact: true }).click();
  await asked;
  await page.clock.runFor(1000);
  held.resolve();
  await page.clock.resume();
  await screen(page, 'About us');
  expect(new URL(page.url()).searchParams.has('search')).toBe(false);
});

test('EDI-05 blocks are added, moved, duplicated, removed, brought back and undone, and all of it is kept', async ({
  visit,
}) => {
  const id = await newDraft([figures, quote], words);
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies(), expected });
  await addBlock(page, 'Picture');
  await expect.poll(() => blockKinds(page)).toEqual(['Key figures', 'Quote', 'Picture']);
  const card = await openBlock(page, 'Quote');
  await card.getByRole('button', { name: 'Duplicate' }).last().click();
  await expect.poll(() => blockKinds(page)).toEqual(['Key figures', 'Quote', 'Quote', 'Picture']);
  await card.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect.poll(() => blockKinds(page)).toEqual(['Key figures', 'Quote', 'Picture']);
  const removed = page.getByRole('paragraph').filter({ hasText: 'The block was removed.' });
  await removed.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => blockKinds(page)).toEqual(['Key figures', 'Quote', 'Quote', 'Picture']);
  for (let step = 0; step < 3; step += 1) {
    await page.getByRole('main').getByRole('button', { name: 'Undo', exact: true }).first().click();
  }
  await expect.poll(() => blockKinds(page)).toEqual(['Key figures', 'Quote', 'Picture']);
  await saved(page);
  const { blocks } = await savedDraft(id);
  expect(blocks.map(({ type }) => type)).toEqual(['keyFigures', 'quote', 'picture']);
});

test('EDI-05 by keyboard alone: a block is moved with the arrow keys and put back with Ctrl+Z', async ({
  visit,
}) => {
  const id = await newDraft([figures, quote], words);
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies(), expected });
  const handle = page.getByRole('button', { name: 'Move block “Key figures”: drag, or use the arrow keys' });
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => blockKinds(page)).toEqual(['Quote', 'Key figures']);
  await page.getByText('Block now at place 2 of 2').waitFor({ state: 'attached' });
  expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+z');
  await expect.poll(() => blockKinds(page)).toEqual(['Key figures', 'Quote']);
});

test('EDI-05 by keyboard alone: who removes a block, an item of it, or brings either back, keeps the place', async ({
  visit,
}) => {
  const id = await newDraft([figures, quote], words);
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies(), expected });
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  const form = await openBlock(page, 'Key figures');
  await form.getByRole('button', { name: /^60/ }).press('Enter');
  await form.getByRole('button', { name: 'Remove', exact: true }).first().press('Enter');
  await expect.poll(focused).toBe('Undo');
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^60/);
  await form.getByRole('button', { name: 'Duplicate' }).last().press('Enter');
  await expect.poll(focused).toMatch(/^Key figures/);
  await expect.poll(() => blockKinds(page)).toEqual(['Key figures', 'Key figures', 'Quote']);
  const copy = await openBlock(page, 'Key figures', 1);
  await copy.getByRole('button', { name: 'Remove', exact: true }).last().press('Enter');
  await expect.poll(focused).toBe('Undo');
  const note = page.getByText('The block was removed.');
  expect(await note.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  await expectNoViolations(page, { without: ['frame-title'] });
  await page.keyboard.press('Enter');
  await expect.poll(focused).toMatch(/^Key figures/);
  await expect.poll(() => blockKinds(page)).toEqual(['Key figures', 'Key figures', 'Quote']);
});

test('EDI-05 a moment that is not chosen yet is not a mistake until somebody goes on without it', async ({
  visit,
}) => {
  const id = await newDraft([quote], words);
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies(), expected });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByText('Nothing is in the way.').waitFor();
  await dialog.getByLabel('At a date and time of your choice').check();
  const moment = dialog.locator('#publish-moment');
  await expect.poll(() => moment.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await dialog.getByText('Please choose a date and time.').count()).toBe(0);
  await dialog.getByRole('button', { name: 'Plan English' }).click();
  await dialog.getByText('Please choose a date and time.').waitFor();
});

test('EDI-05 what cannot reach the server stays in the browser and comes back with a new page', async ({
  visit,
}) => {
  const id = await newDraft([quote], words);
  const page = await visit(`/en/editor/pages/${id}`, {
    cookies: await cookies(),
    expected: [...expected, /request failed: /, /ERR_FAILED/],
  });
  await page.route('**/api/editor-proxy*', (route) => route.abort());
  const field = (await openBlock(page, 'Quote')).getByLabel(/^Quote/);
  await field.fill('It runs and runs.');
  await page.getByText('No connection. Your browser keeps what you type.').waitFor();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectNotice(page, 'What you typed last time is back.');
  await page.unroute('**/api/editor-proxy*');
  await expect.poll(async () => (await savedTexts(id))['words/quote']).toBe('It runs and runs.');
});

test('EDI-05 two editors, one page: what each has changed stands, what both have is chosen, nothing is lost', async ({
  visit,
}) => {
  const id = await newDraft([figures, quote], words);
  const one = await visit(`/en/editor/pages/${id}`, { cookies: await cookies(), expected });
  const other = await visit(`/en/editor/pages/${id}`, { cookies: await editorCookies('second'), expected });
  await (await openBlock(one, 'Quote')).getByLabel(/^Quote/).fill('By one.');
  await saved(one);
  await (await titleOf(other, 'Key figures')).fill('By the other');
  await expectNotice(other, 'Jonas Meier works on this page, too.');
  await expect
    .poll(() => savedTexts(id))
    .toMatchObject({ 'words/quote': 'By one.', 'figures/title': 'By the other' });

  await (await titleOf(one, 'Key figures')).fill('By one, too');
  const dialog = one.getByRole('dialog', { name: 'Léa Favre has changed the same' });
  await dialog.getByText('By the other').waitFor();
  await expectNoViolations(one, { without: ['frame-title'] });
  await dialog.getByText('By one, too').click();
  await dialog.getByRole('button', { name: 'Keep this' }).click();
  await expectNotice(one, 'Kept. Nothing is lost.');
  expect(await savedTexts(id)).toMatchObject({ 'words/quote': 'By one.', 'figures/title': 'By one, too' });
  await one.getByRole('main').getByRole('link', { name: 'History' }).click();
  const versions = one.getByRole('navigation', { name: 'Versions' });
  await versions.getByRole('link', { name: /Léa Favre/ }).click();
  await one.getByRole('main').locator('ins', { hasText: 'other' }).waitFor();
});

test('EDI-05 a title in another language stands beside its source; the settings are kept', async ({
  visit,
}) => {
  const id = await newDraft([quote], words);
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies(), expected });
  await page.getByLabel('Language that is edited').selectOption('de');
  await showPart(page, 'Settings');
  await page.getByText('Source: A draft').waitFor();
  await page.getByLabel('Title', { exact: true }).fill('Ein Entwurf');
  await page.getByLabel('Colours', { exact: true }).selectOption('Copper');
  await saved(page);
  const { theme, texts } = await savedDraft(id);
  expect([theme, texts.de?.title]).toEqual(['Copper', 'Ein Entwurf']);
});

test('EDI-05 a publication that is refused says what has to be put right and leads to it', async ({
  visit,
}) => {
  const id = await newDraft([quote], {});
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies(), expected });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByRole('button', { name: /Quote › Quote/ }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('words/quote');
});

const screens = [
  ['/en/editor/pages', 'Pages'],
  ['/en/editor/pages/new', 'New page'],
  ['/en/editor/stories', 'Stories'],
  ['/en/editor/releases', 'Media releases'],
  ['/en/editor/navigation', 'Navigation'],
  ['/en/editor/records/redirect', 'Redirects'],
] as const;

test.for(screens)('EDI-05 %s is accessible and fits a phone', async ([path, name], { visit }) => {
  const page = await visit(path, { cookies: await cookies() });
  await screen(page, name);
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await resize(page, 390);
  await expectNoViolations(page, { without: colourRules });
  await expectNoOverflow(page);
});

test.for([1440, 390, 320])(
  'EDI-05 the page editor is accessible and fits a window of %s',
  async (width, { visit }) => {
    const id = await newDraft([figures, quote], words);
    const page = await visit(`/en/editor/pages/${id}`, { cookies: await cookies(), width, expected });
    await openBlock(page, 'Key figures');
    await expectNoOverflow(page);
    await showPart(page, 'Settings');
    await page.getByRole('heading', { name: 'Title and search engines' }).waitFor();
    await expectNoViolations(page, { without: ['frame-title'] });
    await expectNoOverflow(page);
    if (width < 1280) {
      await showPart(page, 'Preview');
      await page.locator('iframe').waitFor();
      await expectNoOverflow(page);
    }
    await page.goto(`/en/editor/pages/${id}/history`);
    await screen(page, 'History');
    await expectNoViolations(page);
    await expectNoOverflow(page);
  },
);
