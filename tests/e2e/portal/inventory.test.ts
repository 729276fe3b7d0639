import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { namesIn } from '../../support/site/people.ts';
import { expectNotice, screen } from '../../support/site/portal.ts';

const inventory = '/en/mykomax/inventory';

test('AST-01 the machines of the own organisations, searched, filtered and saved', async ({ visit }) => {
  const page = await visit(inventory, { as: 'customer' });
  await screen(page, 'Inventory');
  expect(await namesIn(page)).toContain('Linie 1 links');
  await page.getByRole('main').getByRole('searchbox').fill('455.1188');
  await expect.poll(() => namesIn(page)).toEqual(['Linie 1 rechts']);
  expect(new URL(page.url()).search).toBe('?search=455.1188');
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Decommissioned' });
  await page.getByRole('heading', { name: 'No matching machines' }).waitFor();
  await page.getByRole('button', { name: 'Show all machines' }).click();
  await expect.poll(async () => (await namesIn(page)).length).toBe(10);
  await page.getByRole('combobox', { name: 'Brand' }).selectOption({ label: 'Sutera' });
  await page.waitForURL('**/inventory?brand=sutera');
  const shown = page.getByRole('main').getByRole('row');
  await expect.poll(async () => (await shown.count()) - 1).toBeLessThan(10);
  expect(await shown.filter({ has: page.getByRole('cell', { name: 'Sutera', exact: true }) }).count()).toBe(
    (await namesIn(page)).length,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('machines.csv');
});

test('AST-01 by location: organisation, location, line, machine', async ({ visit }) => {
  const page = await visit(`${inventory}?view=tree`, { as: 'customer' });
  const organisation = page.getByRole('region', { name: 'Nordlicht Kabelsysteme GmbH' });
  await organisation.getByRole('heading', { name: 'Zuschnitt 1' }).waitFor();
  await organisation.getByRole('link', { name: 'Linie 1 links' }).click();
  await screen(page, 'Linie 1 links');
});

test('AST-01 the page of a machine: papers in the reader’s language, history, code; a ticket from it', async ({
  visit,
}) => {
  const page = await visit('/de/mykomax/inventory/M-0001', { as: 'customer' });
  await screen(page, 'Linie 1 links');
  const papers = page.getByRole('region', { name: 'Dokumente' });
  expect(await papers.getByRole('link').first().getAttribute('href')).toMatch(/^\/file\/.*\?l=de/);
  await papers.getByText('Deutsch').first().waitFor();
  const first = papers.locator('article img').first();
  await expect
    .poll(() => first.evaluate((page) => (page as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await first.evaluate(({ clientWidth, clientHeight }) => clientHeight > clientWidth)).toBe(true);
  await page.getByText('Abgelaufen am').waitFor();
  await page.getByRole('img', { name: 'QR-Code der Maschine M-0001' }).waitFor();
  expect(await page.getByText('Jahreswartung nach Vertrag.').count()).toBe(1);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Ticket eröffnen' }).click();
  await screen(page, 'Neues Ticket');
  expect(await page.getByLabel('Maschine', { exact: true }).inputValue()).toBe('M-0001');
});

test('AST-01 an own name, and a word about what is wrong', async ({ visit }) => {
  const page = await visit(`${inventory}/M-0003`, { as: 'customer' });
  await page.getByRole('button', { name: 'Change own name' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Cutter by the door');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await screen(page, 'Cutter by the door');
  await page.getByRole('button', { name: 'Report wrong entry' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await page.getByText('Please tell us what is wrong.').waitFor();
  await page.getByRole('dialog').getByRole('textbox').fill('It stands in Plauen now.');
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expectNotice(page, 'Thank you. We will look into it.');
});

test('AST-01 the machine of another organisation, and one that never was, are the same nothing', async ({
  visit,
}) => {
  for (const id of ['M-0001', 'M-9999']) {
    const page = await visit(`${inventory}/${id}`, { as: 'otherCustomer' });
    await screen(page, 'There is nothing here');
  }
});

test('AST-01 a machine is shown without its papers when the catalogue does not answer', async ({ visit }) => {
  const page = await visit(`${inventory}/M-0001`, {
    as: 'customer',
    expected: [/503/],
    before: (opened) =>
      opened.route('**/api/machine-documents?*', (route) => route.fulfill({ status: 503, body: '' })),
  });
  await screen(page, 'Linie 1 links');
  await page.getByText('We are sorry, the documents cannot be shown at the moment.').waitFor();
});

test('AST-01 the old list has the old numbers and nothing to change; on a phone it stays in the window', async ({
  visit,
}) => {
  const page = await visit(`${inventory}/old`, { as: 'customer', width: 390 });
  await screen(page, 'Old inventory');
  await page.getByRole('rowheader', { name: 'A-20417' }).waitFor();
  expect(await page.getByRole('rowheader').getByRole('link').count()).toBe(0);
  await expectNoOverflow(page);
  await page.goto(`${inventory}/M-0001`);
  await screen(page, 'Linie 1 links');
  await expectNoOverflow(page);
});

test('AST-01 who has no access to the inventory is told so', async ({ visit }) => {
  const page = await visit(inventory, { as: 'newcomer' });
  await screen(page, 'You have no access to this service');
});
