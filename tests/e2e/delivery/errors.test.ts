import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { leave } from '../../support/site/frame.ts';
import { originOf } from '../../support/site.ts';

test('URL-10 an unknown path answers 404 and says which, inside the frame of the site', async ({ visit }) => {
  const page = await visit('/en/no/such-page', { status: 404 });
  const main = page.getByRole('main');
  expect(await main.textContent()).toContain('Page not found: /en/no/such-page. The address');
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expectNoViolations(page);
});

test('URL-10 a path that cannot be valid answers 404 Page Not Found', async () => {
  const { status, text } = await sendRequest(`${originOf('main')}/en/ABOUT_us!`);
  expect(status).toBe(404);
  expect(text).toContain('Page Not Found: /en/ABOUT_us!');
});

test('NAV-04 the breadcrumb of an unknown page is home and 404, which leads home', async ({ visit }) => {
  const page = await visit('/en/no/such-page', { status: 404 });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  const entries = await breadcrumb.getByRole('listitem').allTextContents();
  expect(entries.map((entry) => entry.trim())).toEqual(['Home', '404']);
  const here = breadcrumb.getByRole('link', { name: '404' });
  expect(await here.getAttribute('href')).toBe('/');
  expect(await here.getAttribute('aria-current')).toBe('page');
  await leave(page, () => here.click());
  expect(new URL(page.url()).pathname).toBe('/en');
});

test('URL-10 an unknown page is said in the reader’s language', async ({ visit }) => {
  const page = await visit('/cs/nic-takoveho', { status: 404 });
  expect(await page.getByRole('main').textContent()).toContain('/cs/nic-takoveho');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toMatch(/page|find/i);
  expect(await page.locator('html').getAttribute('lang')).toBe('cs');
});

test('URL-10 what no visitor wrote is not repeated as markup', async () => {
  const { status, text } = await sendRequest(`${originOf('main')}/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E`);
  expect([400, 404]).toContain(status);
  expect(text).not.toContain('<script>alert');
});
