import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { mainMenu } from '../../support/site/frame.ts';

const topItems = async (page: Page) => {
  const items = mainMenu(page).locator('> ul > li');
  return (await items.allTextContents()).map((words) => words.trim());
};
const hasCareers = async (page: Page) => (await topItems(page)).some((title) => title.startsWith('Careers'));
const cookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'is-next-release');

test('NAV-08 NEX-01 the next release is switched on by the address, remembered, and switched off again', async ({
  visit,
}) => {
  const page = await visit('/en');
  expect(await hasCareers(page)).toBe(true);
  expect(await cookie(page)).toBeUndefined();

  await page.goto('/en?nextRelease=true');
  expect(await hasCareers(page)).toBe(false);
  expect(await cookie(page)).toMatchObject({ value: 'true', sameSite: 'Lax' });

  await page.goto('/en/about-us');
  expect(await hasCareers(page)).toBe(false);

  await page.goto('/en?nextRelease=false');
  expect(await hasCareers(page)).toBe(true);
  expect(await cookie(page)).toBeUndefined();
});

test('NAV-08 the pages themselves stay where they are in the next release', async ({ visit }) => {
  const page = await visit('/en/careers', { cookies: { 'is-next-release': 'true' } });
  expect(await hasCareers(page)).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
