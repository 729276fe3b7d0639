import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { newDraft, savedTexts } from '../../support/site/drafts.ts';
import { editorCookies, newEditor } from '../../support/site/editors.ts';
import { screen } from '../../support/site/portal.ts';
import { text } from '../../support/texts.ts';

const cookies = () => editorCookies('editor');
const rooms = (page: Page) => page.getByRole('navigation', { name: 'Rooms of the editor area' });
const received = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, decodedBodySize }) => ({ name, bytes: decodedBodySize })),
  );

test('EDI-05 the first screen says who works here and what each room is for', async ({ visit }) => {
  const page = await visit('/en/editor', { cookies: await cookies() });
  await screen(page, 'Hello Jonas Meier');
  const names = await rooms(page).getByRole('link').allInnerTexts();
  expect(names).toEqual([
    'Overview',
    'Pages',
    'Stories',
    'Media releases',
    'Products',
    'Calendar',
    'Media library',
    'Enquiries',
    'Navigation',
    'Themes',
    'Records',
    'Translation',
    'Interface texts',
    'Import',
    'Content check',
    'Bin',
    'Team',
  ]);
  const scripts = await received(page);
  expect(
    scripts.reduce((sum, { bytes }) => sum + bytes, 0),
    'bytes of the first screen, before they are compressed',
  ).toBeLessThan(520_000);
  expect(scripts.map(({ name }) => name).filter((name) => name.includes('rich-text'))).toEqual([]);
});

test('EDI-05 the first screen leads back to what the team worked on last', async ({ visit }) => {
  const id = await newDraft([]);
  const page = await visit('/en/editor', { cookies: await cookies() });
  const recent = page.getByRole('region', { name: 'Worked on last' }).getByRole('listitem');
  const own = recent.filter({ has: page.locator(`a[href$="/pages/${id}"]`) });
  await own.getByText('Draft', { exact: true }).waitFor();
  expect(await own.innerText()).toMatch(/A draft\n.+ · \/draft-[\s\S]+Jonas Meier$/);
  await own.getByRole('link').click();
  await screen(page, 'A draft');
});

const nothing = '00000000-0000-4000-8000-000000000000';

test('URL-10 EDI-05 what is not there any more is said inside of the editor area', async ({ visit }) => {
  const page = await visit('/en/editor', { cookies: await cookies() });
  for (const path of [`media/${nothing}`, `records/brand/${nothing}`, `enquiries/${nothing}`]) {
    await page.goto(`/en/editor/${path}`);
    await screen(page, text('en', 'editor', 'absent.title'));
    expect(await page.title(), path).toBe(text('en', 'editor', 'title'));
  }
});

test('EDI-05 screens change without a new page: title, focus and place in the navigation follow', async ({
  visit,
}) => {
  const page = await visit('/en/editor', { cookies: await cookies() });
  await screen(page, 'Hello Jonas Meier');
  const document = await page.evaluateHandle(() => window.document);
  await rooms(page).getByRole('link', { name: 'Pages', exact: true }).click();
  await screen(page, 'Pages');
  await expect.poll(() => page.title()).toBe('Pages – Editor area');
  await expect.poll(() => page.evaluate(() => window.document.activeElement?.id)).toBe('content');
  expect(await rooms(page).locator('[aria-current]').allInnerTexts()).toEqual(['Pages']);
  await page.goBack();
  await screen(page, 'Hello Jonas Meier');
  expect(await document.evaluate((first) => first === window.document)).toBe(true);
});

test('URL-10 what the editor area does not have is not found', async ({ visit }) => {
  await visit('/en/editor/nothing', { status: 404, cookies: await cookies() });
});

test('EDI-05 on a phone the navigation opens below the bar, and Escape closes it', async ({ visit }) => {
  const page = await visit('/en/editor', { cookies: await cookies(), width: 390 });
  await screen(page, 'Hello Jonas Meier');
  expect(await rooms(page).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open the navigation' }).press('Enter');
  await rooms(page).getByRole('link', { name: 'Team', exact: true }).waitFor();
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await rooms(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open the navigation' }).press('Enter');
  await rooms(page).getByRole('link', { name: 'Pages', exact: true }).press('Enter');
  await screen(page, 'Pages');
  expect(await rooms(page).isVisible()).toBe(false);
});

describe.each([1440, 390, 320])('EDI-05 the first screen at %i px', (width) => {
  test('is accessible and fits', async ({ visit }) => {
    const page = await visit('/de-ch/editor', { cookies: await cookies(), width });
    await screen(page, 'Guten Tag, Jonas Meier');
    await expectNoViolations(page);
    await expectNoOverflow(page);
  });
});

test('EDI-01 a session that ends in the middle of work loses nothing: the password, and it goes on', async ({
  visit,
}) => {
  const id = await newDraft([{ id: 'figures', type: 'keyFigures', items: [] }]);
  const { name, password, cookie } = await newEditor();
  const page = await visit(`/en/editor/pages/${id}`, {
    cookies: { editor: cookie },
    expected: [/401/],
  });
  await page.getByRole('button', { name: /^Key figures/ }).click();
  await page.context().clearCookies();
  await page.getByLabel('Title').fill('Written without a session');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByText(name).waitFor();
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByLabel('Password').press('Enter');
  await dialog.getByRole('alert').getByText('This password is not right.').waitFor();
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByLabel('Password').press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.getByLabel('Title').inputValue()).toBe('Written without a session');
  await expect.poll(() => savedTexts(id)).toEqual({ 'figures/title': 'Written without a session' });
});

test('EDI-01 public pages load nothing of the editor area, also for editors', async ({ visit }) => {
  const editor = await visit('/en/editor', { cookies: await cookies() });
  const script = await editor.locator('body > script[type=module]').last().getAttribute('src');
  const page = await visit('/en', { cookies: await cookies() });
  const names = (await received(page)).map(({ name }) => new URL(name).pathname);
  expect(names).not.toContain(script);
});
