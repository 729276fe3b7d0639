import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { expectNotice, screen, serviceLink } from '../../support/site/portal.ts';
import {
  close,
  describe,
  field,
  hasStatus,
  newTicket,
  photo,
  sendTicket,
} from '../../support/site/tickets.ts';

test('TIC-02 from the dashboard to a sent ticket with a picture', async ({ visit }) => {
  const page = await visit('/en/mykomax', { as: 'customer' });
  await serviceLink(page, 'Tickets').click();
  await page.getByRole('link', { name: 'New ticket' }).first().click();
  await screen(page, 'New ticket');
  await field(page, 'Location').selectOption({ label: 'Nordlicht Kabelsysteme GmbH, Hof' });
  await field(page, 'Machine').selectOption('M-0001');
  await describe(page, 'Crimp force above the limit');
  await field(page, 'Choose files').setInputFiles([await photo()]);
  await page.getByText('Sent', { exact: true }).waitFor();
  await expectNoViolations(page);
  const number = await sendTicket(page, 'Crimp force above the limit');
  await expectNotice(page, `Ticket ${number} has been sent.`);
  await page.getByRole('link', { name: 'crimp.jpg, enlarge' }).click();
  await page.getByRole('dialog', { name: 'Pictures' }).getByRole('img', { name: 'crimp.jpg' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByText('Every 30th piece is above the limit.').isVisible()).toBe(true);
  await expectNoViolations(page);
});

test('TIC-02 what is missing is said at its field and in a list; what was typed stays, after a new page, too', async ({
  visit,
}) => {
  const page = await visit(newTicket, { as: 'customer' });
  await screen(page, 'New ticket');
  await page.getByRole('button', { name: 'Send ticket' }).click();
  for (const words of [
    'Please select a location',
    'Please select a ticket type',
    'Please select a machine concerned',
    'Please enter the subject',
    'Please enter the description',
  ]) {
    expect(await page.getByText(words, { exact: true }).count(), words).toBe(2);
  }
  await expect
    .poll(() => page.locator('#ticket-errors').evaluate((box) => box === document.activeElement))
    .toBe(true);
  await field(page, 'Machine').selectOption('other');
  await page.getByLabel(/^Machine name/).fill('Old stripper');
  await field(page, 'Subject').fill('Half a sentence');
  // A corrected problem disappears, and the focus stays in the field.
  await expect.poll(() => page.getByText('Please enter the subject', { exact: true }).count()).toBe(0);
  await expect.poll(() => page.getByText('Please enter the description', { exact: true }).count()).toBe(2);
  expect(await field(page, 'Subject').evaluate((input) => input === document.activeElement)).toBe(true);
  await page.reload();
  await screen(page, 'New ticket');
  expect(await field(page, 'Subject').inputValue()).toBe('Half a sentence');
  expect(await page.getByLabel(/^Machine name/).inputValue()).toBe('Old stripper');
});

test('TIC-02 what is of no kind that is taken, or too large, is refused before it is sent', async ({
  visit,
}) => {
  const page = await visit(newTicket, { as: 'customer' });
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/uploads') && sent.push(request.url()));
  await field(page, 'Choose files').setInputFiles([
    { name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  await page.getByText('setup.exe: Only pictures, videos, PDF, log, txt, csv and zip can be sent.').waitFor();
  await page.evaluate(() => {
    const large = new File([new Blob([new Uint8Array(100 * 1024 * 1024 + 1)])], 'film.mp4', {
      type: 'video/mp4',
    });
    const transfer = new DataTransfer();
    transfer.items.add(large);
    const input = document.querySelector<HTMLInputElement>('#ticket-uploads')!;
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.getByText('film.mp4: The file is larger than 100 MB.').waitFor();
  expect(sent).toEqual([]);
});

test('TIC-02 a document stands in the ticket by its name; a program of such a name is refused at the field', async ({
  visit,
}) => {
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer', expected: [/415/] });
  await describe(page, 'With a report');
  const pdf = (name: string, bytes: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: Buffer.from(bytes, 'latin1'),
  });
  await field(page, 'Choose files').setInputFiles([
    pdf('report.pdf', `%PDF-1.7\n${'x'.repeat(500)}`),
    pdf('setup.pdf', `MZ\x90\x00${'\x00'.repeat(6000)}`),
  ]);
  await page.getByText('setup.pdf: Only pictures, videos, PDF, log, txt, csv and zip can be sent.').waitFor();
  await page.getByRole('list', { name: 'Files' }).getByText('Sent').waitFor();
  await sendTicket(page, 'With a report');
  const link = page.getByRole('link', { name: 'report.pdf', exact: true });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('report.pdf');
});

test('TIC-04 a ticket that could not be sent says sorry and keeps everything; sent again it is one ticket', async ({
  visit,
}) => {
  const page = await visit(`${newTicket}?machine=M-0002`, { as: 'customer', expected: [/503/] });
  await describe(page, 'Sent twice');
  let isLost = true;
  await page.route('**/api/tickets-proxy', async (route) => {
    if (!isLost || !route.request().postData()?.includes('createTicket')) return route.continue();
    isLost = false;
    // The back end has created the ticket, but the response is lost.
    await route.fetch();
    await route.fulfill({
      status: 503,
      json: { errors: [{ message: '', extensions: { code: 'UNAVAILABLE' } }] },
    });
  });
  await page.getByRole('button', { name: 'Send ticket' }).click();
  await page.getByText('We are sorry, the ticket could not be sent.').waitFor();
  expect(await field(page, 'Subject').inputValue()).toBe('Sent twice');
  await sendTicket(page, 'Sent twice');
  await page.goto('/en/mykomax/tickets/list?search=Sent+twice');
  await page.getByText('1 ticket', { exact: true }).waitFor();
});

test('TIC-01 the list follows what others do, without losing place or focus', async ({ visit }) => {
  const list = await visit('/en/mykomax/tickets/list?sort=createdOn', { as: 'customer', height: 500 });
  await screen(list, 'Tickets');
  const rows = list.getByRole('rowheader').getByRole('link');
  const second = await rows.nth(1).innerText();
  const known = list.getByRole('link', { name: second, exact: true });
  await known.focus();
  await list.evaluate(() => scrollTo(0, 250));
  const other = await visit(`${newTicket}?machine=M-0001`, { as: 'administrator' });
  await describe(other, 'Seen by colleagues at once');
  await sendTicket(other, 'Seen by colleagues at once');
  await list.getByRole('link', { name: 'Seen by colleagues at once', exact: true }).waitFor();
  expect(await known.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await list.evaluate(() => scrollY)).toBeGreaterThanOrEqual(200);
  expect(new URL(list.url()).search).toBe('?sort=createdOn');
});

test('TIC-04 eight tabs of one browser all load over HTTP/1.1, and all hear of a new ticket, also when the one that listened has gone', async ({
  visit,
}) => {
  const first = await visit('/en/mykomax/tickets/list?sort=createdOn', { as: 'customer' });
  await screen(first, 'Tickets');
  const more = [];
  for (let n = 0; n < 7; n += 1) {
    const tab = await first.context().newPage();
    await tab.goto(first.url());
    await screen(tab, 'Tickets');
    more.push(tab);
  }
  const other = await visit(`${newTicket}?machine=M-0001`, { as: 'administrator' });
  await describe(other, 'Seen in eight tabs');
  await sendTicket(other, 'Seen in eight tabs');
  const seen = (tab: Page, name: string) => tab.getByRole('link', { name, exact: true }).waitFor();
  await Promise.all([first, ...more].map((tab) => seen(tab, 'Seen in eight tabs')));

  await first.goto('about:blank');
  await other.goto(`${newTicket}?machine=M-0001`);
  await describe(other, 'Seen in seven tabs');
  await sendTicket(other, 'Seen in seven tabs');
  await Promise.all(more.map((tab) => seen(tab, 'Seen in seven tabs')));
});

test('TIC-01 a reply appears in the other window by itself; an empty one is asked for', async ({ visit }) => {
  const customer = await visit(`${newTicket}?machine=M-0001`, { as: 'customer' });
  await describe(customer, 'Talk');
  const number = await sendTicket(customer, 'Talk');
  await field(customer, 'Your reply').fill('Half a reply');
  const employee = await visit(`/en/mykomax/tickets/${number}`, { as: 'employee' });
  await employee.getByRole('button', { name: 'Send reply' }).click();
  await employee.getByText('Please enter a comment', { exact: true }).waitFor();
  await field(employee, 'Your reply').fill('Please measure the crimp height.');
  // What was wrong is gone as soon as it is mended.
  await employee.getByText('Please enter a comment').waitFor({ state: 'detached' });
  expect(await field(employee, 'Your reply').getAttribute('aria-invalid')).toBeNull();
  await employee.getByRole('button', { name: 'Send reply' }).click();
  await expectNotice(employee, 'Your reply has been sent.');
  await customer.getByText('Please measure the crimp height.').waitFor();
  await customer.getByText('New reply from Nina Frei').waitFor({ state: 'attached' });
  await hasStatus(customer, 'Waiting for you');
  expect(await field(customer, 'Your reply').inputValue()).toBe('Half a reply');
  await customer.getByRole('button', { name: 'Send reply' }).click();
  await expectNotice(customer, 'Your reply has been sent.');
  expect(await field(customer, 'Your reply').inputValue()).toBe('');
});

test('TIC-03 a ticket is closed for each of the reasons, and opened again', async ({ visit }) => {
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer' });
  await describe(page, 'Closing');
  await sendTicket(page, 'Closing');
  await page.getByRole('button', { name: 'Close ticket' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close ticket' }).click();
  await page.getByText('Please select a reason').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  for (const reason of ['Solved by our service', 'Solved without the service team', 'No longer relevant']) {
    await close(page, reason);
    await hasStatus(page, 'Closed');
    await page.getByText(`${reason}.`).last().waitFor();
    await page.getByRole('button', { name: 'Open again' }).click();
    await hasStatus(page, 'Open');
  }
});

test('TIC-03 whoever closes a ticket that has changed meanwhile is told, and does it with the next try', async ({
  visit,
}) => {
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer', expected: [/403/] });
  await page.route('**/api/tickets-events', (route) => route.fulfill({ status: 403, body: '' }));
  await describe(page, 'Overtaken');
  const number = await sendTicket(page, 'Overtaken');
  const employee = await visit(`/en/mykomax/tickets/${number}`, { as: 'employee' });
  await employee.getByRole('button', { name: 'Set status' }).click();
  await employee.getByRole('dialog').getByRole('radio', { name: 'Waiting for us' }).check();
  await employee.getByRole('dialog').getByRole('button', { name: 'Set status' }).click();
  await hasStatus(employee, 'Waiting for us');
  await page.getByRole('button', { name: 'Close ticket' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'No longer relevant' }).check();
  await dialog.getByRole('button', { name: 'Close ticket' }).click();
  await dialog.getByText('The ticket has changed in the meantime.').waitFor();
  await hasStatus(page, 'With us');
  await dialog.getByRole('button', { name: 'Close ticket' }).click();
  await hasStatus(page, 'Closed');
});

test('TIC-04 the ticket of another organisation, and one that never was, are the same nothing', async ({
  visit,
}) => {
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer' });
  await describe(page, 'Private');
  const number = await sendTicket(page, 'Private');
  for (const one of [number, 'ST-2020-000001']) {
    const other = await visit(`/en/mykomax/tickets/${one}`, { as: 'otherCustomer' });
    await screen(other, 'There is nothing here');
  }
});

test('TIC-01 following is a button that says what it did', async ({ visit }) => {
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer' });
  await describe(page, 'Followed');
  await sendTicket(page, 'Followed');
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await page.getByRole('button', { name: 'Do not follow any more' }).click();
  await page.getByRole('button', { name: 'Follow', exact: true }).waitFor();
});

test('TIC-01 who has no access to tickets is told so', async ({ visit }) => {
  for (const path of ['/en/mykomax/tickets/list', newTicket]) {
    const page = await visit(path, { as: 'newcomer' });
    await screen(page, 'You have no access to this service');
  }
});

test('TIC-02 with the keyboard alone', async ({ visit }) => {
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer' });
  await field(page, 'Type').focus();
  await page.keyboard.type('Mal');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Tab');
  await page.keyboard.type('No mouse at the machine.');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('ticket-uploads');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await screen(page, 'By keyboard');
});

test('TIC-01 A11Y on a phone nothing stands out', async ({ visit }) => {
  const page = await visit(`${newTicket}?machine=M-0001`, { as: 'customer', width: 390 });
  await describe(page, 'From a phone');
  await expectNoOverflow(page);
  await sendTicket(page, 'From a phone');
  await expectNoOverflow(page);
  await page.goto('/en/mykomax/tickets/list');
  await screen(page, 'Tickets');
  await expectNoOverflow(page);
});
