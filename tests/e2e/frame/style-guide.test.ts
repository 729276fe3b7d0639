import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { leave } from '../../support/site/frame.ts';

const pages = [
  '',
  '/buttons',
  '/components',
  '/inputs',
  '/modules',
  '/pages/error',
  '/typography',
  '/tools/email-links',
];

test.for(pages)('STY-01 /style-guide%s stands, accessible and within the window', async (path, { visit }) => {
  const page = await visit(`/style-guide${path}`);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expectNoViolations(page);
  for (const width of [390, 320]) {
    await resize(page, width);
    await expectNoOverflow(page);
  }
});

test('STY-01 the guide is walked by its menu and keeps the chosen theme, without script', async ({
  visit,
}) => {
  const page = await visit('/style-guide', { script: false });
  await page.getByLabel('Theme', { exact: true }).selectOption('Komax');
  await leave(page, () => page.getByRole('button', { name: 'Wear it' }).click());
  await leave(page, () => page.getByRole('link', { name: 'Buttons', exact: true }).click());
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe('/style-guide/buttons?theme=Komax');
  expect(await page.locator('[data-theme=Komax]').count()).toBeGreaterThan(0);
});

test('STY-01 an address of the guide that does not exist is a 404', async ({ visit }) => {
  const page = await visit('/style-guide/none', { status: 404 });
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
