import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { screen } from '../../support/site/portal.ts';
import { text } from '../../support/texts.ts';

const t = (key: string) => text('en', 'editorRedirects', key);
const records = (key: string) => text('en', 'editorRecords', key);

const choose = (page: Page, table: string) =>
  page
    .getByLabel(t('file'), { exact: true })
    .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter');

test('EDI-05 URL-09 redirects are saved as a file and come back through a report', async ({ visit }) => {
  const own = crypto.randomUUID().slice(0, 8);
  const page = await visit('/en/editor/records/redirect', { cookies: await editorCookies('editor') });
  await page.getByRole('link', { name: records('file') }).click();
  await screen(page, t('title'));
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, t('save'))]);
  const table = await readFile(await download.path(), 'utf8');
  expect(table.split('\r\n')[0]).toBe('\ufeffOld address,Leads to,Kind');

  await choose(page, `${table}/fair-${own},/stories,302\r\n`);
  await press(page, t('check'));
  const added = page.getByRole('row').filter({ hasText: `/fair-${own}` });
  await added.getByText(t('outcome.created')).waitFor();
  await expectNoViolations(page);
  expect(new URL((await visit(`/en/fair-${own}`, { status: 404 })).url()).pathname).toBe(`/en/fair-${own}`);
  await press(page, 'Save 1 redirect');
  await page.getByText(t('done')).waitFor();
  expect(new URL((await visit(`/en/fair-${own}`)).url()).pathname).toBe('/en/stories');
});

test.for([1440, 390])(
  'EDI-05 the report of a file says what is wrong with which line, %s wide',
  async (width, { visit }) => {
    const page = await visit('/en/editor/records/redirect/file', {
      width,
      cookies: await editorCookies('editor'),
    });
    await screen(page, t('title'));
    await press(page, t('check'));
    await page.getByText(t('file.missing')).waitFor();
    await choose(
      page,
      'Old address;Leads to\n/a-1;/a-2\n/a-2;/a-1\n/a-3;/a-3\n/a-4;/nobody-knows\n/a-5;/stories\n/a-5;/news\n',
    );
    await press(page, t('check'));
    await page.getByText('Line 6', { exact: true }).waitFor();
    await page.getByText('It leads to itself.').waitFor();
    await page.getByText('This address is already in line 6.').waitFor();
    await page.getByText('It links to /nobody-knows, where nothing is.').waitFor();
    expect(await page.getByText(/lead in a circle/).count()).toBe(2);
    await page.getByText(t('wrong.first')).waitFor();
    const [upload, report] = await Promise.all(
      [t('upload'), t('report')].map((name) => page.getByRole('region', { name, exact: true }).boundingBox()),
    );
    expect(report!.y - upload!.y - upload!.height).toBeGreaterThan(12);
    expect(await page.getByRole('button', { name: /^Save \d/ }).count()).toBe(0);
    await expectNoViolations(page);
    await expectNoOverflow(page);
  },
);
