import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';

/** Chooses another value than the current one and returns it. */
async function chooseAnother(filter: Locator): Promise<string> {
  const other = await filter.evaluate((element: HTMLSelectElement) => {
    const values = [...element.options].map(({ value }) => value);
    return values.findLast((value) => value !== '' && value !== element.value);
  });
  if (other === undefined) throw new Error('The filter has nothing else to choose');
  await filter.selectOption(other);
  return other;
}

/** Chooses in two filters while no answer of a back end comes, then lets all of them come. */
async function chooseTwice(page: Page): Promise<void> {
  const tools = page.getByRole('main').getByRole('search');
  const filters = tools.getByRole('combobox', { includeHidden: true });
  await filters.nth(1).waitFor({ state: 'attached' });
  const fold = tools.locator('button[aria-expanded=false]');
  if (await fold.isVisible()) await fold.click();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/(?:api|graphql)\//, async (route) => {
    await released;
    await route.continue();
  });
  const chosen = [await chooseAnother(filters.nth(0)), await chooseAnother(filters.nth(1))];
  const shown = () => Promise.all([filters.nth(0).inputValue(), filters.nth(1).inputValue()]);
  await expect.poll(shown).toEqual(chosen);
  release();
  await expect
    .poll(() => [...new URL(page.url()).searchParams.values()])
    .toEqual(expect.arrayContaining(chosen));
  await expect.poll(shown).toEqual(chosen);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test.for([
  ['/tickets/list', 'employee'],
  ['/inventory', 'customer'],
  ['/user-admin', 'administrator'],
  ['/downloads/releases', 'employee'],
] as const)(
  'POR-01 of two filters of %s chosen one after the other on a slow line both hold',
  async ([path, as], { visit }) => {
    await chooseTwice(await visit(`/en/mykomax${path}`, { as, ownWindow: true }));
  },
);

test.for([
  '/pages',
  '/pages/words',
  '/catalogue',
  '/organisations',
  '/machines',
  '/media',
  '/enquiries',
  '/records/redirect',
  '/translation',
  '/events',
])(
  'EDI-05 of two filters of %s chosen one after the other on a slow line both hold',
  async (path, { visit }) => {
    const cookies = await editorCookies('chief');
    await chooseTwice(await visit(`/en/editor${path}`, { cookies, ownWindow: true }));
  },
);
