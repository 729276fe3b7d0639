import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { expectNotice, screen } from '../../support/site/portal.ts';
import { close, describe, field, hasStatus, newTicket, sendTicket } from '../../support/site/tickets.ts';

const list = '/en/mykomax/tickets/list';

test('TIC-01 TIC-04 our own people take a ticket, note, plan and answer; the customer sees his side alone', async ({
  visit,
}) => {
  const customer = await visit(`${newTicket}?machine=M-0001`, { as: 'customer' });
  await describe(customer, 'Two sides of a ticket');
  const number = await sendTicket(customer, 'Two sides of a ticket');
  const desk = await visit(`${list}?search=${number}`, { as: 'employee' });
  await screen(desk, 'Tickets');
  const row = desk.getByRole('row').filter({ hasText: number });
  await row.getByText('Impaired').waitFor();
  await row.getByText('Nordlicht Kabelsysteme GmbH').waitFor();
  await row.getByRole('button', { name: `Take it: ${number}` }).dblclick();
  await expectNotice(desk, `You look after ${number} now.`);
  expect(await desk.locator('ui-flash', { hasText: number }).count()).toBe(1);
  await row.getByText('Nina Frei').waitFor();
  await expectNoViolations(desk);

  await row.getByRole('link', { name: 'Two sides of a ticket' }).click();
  await screen(desk, 'Two sides of a ticket');
  await desk.getByRole('tab', { name: 'Internal note' }).click();
  await desk.getByRole('button', { name: 'Save note' }).click();
  await desk.getByText('Please enter a note').waitFor();
  await field(desk, 'Your note').fill('Goodwill? See https://litzen.example/goodwill.');
  expect(await desk.getByText('Please enter a note').count()).toBe(0);
  await desk.getByRole('button', { name: 'Save note' }).click();
  await expectNotice(desk, 'The note has been saved.');
  const link = desk.getByRole('link', { name: 'https://litzen.example/goodwill' });
  expect(await link.getAttribute('rel')).toContain('noopener');
  await expectNoViolations(desk);
  await field(desk, 'Severity').selectOption({ label: 'Machine stopped' });
  await expectNotice(desk, 'The severity has been set.');

  await desk.getByRole('tab', { name: 'Reply' }).click();
  await field(desk, 'Your reply').fill('Please look at https://litzen.example/crimp and write back.');
  await field(desk, 'Status afterwards').selectOption({ label: 'Waiting for us' });
  await desk.getByRole('button', { name: 'Send reply' }).click();
  await expectNotice(desk, 'Your reply has been sent.');
  await hasStatus(desk, 'Waiting for us');
  await field(desk, 'Next step on').fill('2099-11-26T09:00');
  await desk.getByRole('button', { name: 'Plan', exact: true }).click();
  await expectNotice(desk, 'The next step is planned.');

  await hasStatus(customer, 'With us');
  await customer.getByRole('link', { name: 'https://litzen.example/crimp' }).waitFor();
  expect(await customer.getByText('Goodwill').count()).toBe(0);
  expect(await customer.getByText('Internal note').count()).toBe(0);
  await customer.goto(`${list}?search=${number}`);
  await customer.getByText('We come back').waitFor();
  await expectNoViolations(customer);
  await customer.goto(`${list}?search=goodwill`);
  await customer.getByText('No matching tickets').waitFor();
  await desk.goto(`${list}?search=goodwill`);
  await desk.getByRole('link', { name: 'Two sides of a ticket' }).waitFor();
});

test('TIC-01 a closed ticket shows neither promise nor plan, to the customer and to our own people', async ({
  visit,
}) => {
  const customer = await visit(`${newTicket}?machine=M-0001`, { as: 'customer' });
  await describe(customer, 'Promised and planned');
  const number = await sendTicket(customer, 'Promised and planned');
  const promised = /^(?:We repl|Reply due|Answered in time|We come back|Planned|Overdue)| late$/;
  await customer.getByText(promised).first().waitFor();
  const desk = await visit(`/en/mykomax/tickets/${number}`, { as: 'employee' });
  await field(desk, 'Your reply').fill('We look into it.');
  await field(desk, 'Status afterwards').selectOption({ label: 'Waiting for us' });
  await desk.getByRole('button', { name: 'Send reply' }).click();
  await hasStatus(desk, 'Waiting for us');
  await field(desk, 'Next step on').fill('2099-11-26T09:00');
  await desk.getByRole('button', { name: 'Plan', exact: true }).click();
  await desk.getByText('Planned', { exact: true }).waitFor();

  await hasStatus(customer, 'With us');
  await close(customer, 'No longer relevant');
  await hasStatus(customer, 'Closed');
  await hasStatus(desk, 'Closed');
  await field(desk, 'Next step on').waitFor({ state: 'detached' });
  for (const page of [customer, desk]) {
    expect(await page.getByText(promised).count()).toBe(0);
    await page.goto(`${list}?status=closed&search=${number}`);
    await page.getByRole('row').filter({ hasText: number }).getByText('Closed', { exact: true }).waitFor();
    expect(await page.getByText(promised).count()).toBe(0);
  }
});

test('TIC-01 POR-01 in a narrow window a customer reads whose machine a ticket is about; the desk has its room for customer and due time', async ({
  visit,
}) => {
  for (const [as, kept, left] of [
    ['customer', ['Subject', 'Machine', 'Next answer'], 'Contact'],
    ['employee', ['Subject', 'Organisation', 'Due'], 'Machine'],
  ] as const) {
    const page = await visit(list, { as, width: 1100 });
    await screen(page, 'Tickets');
    const heads = page.getByRole('columnheader');
    for (const name of kept) await heads.filter({ hasText: name }).first().waitFor();
    expect(await heads.filter({ hasText: left }).count()).toBe(0);
    for (const width of [820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      if (as === 'customer') await page.locator('tbody tr', { hasText: 'Reuss' }).first().waitFor();
      await expectNoOverflow(page);
    }
  }
});

test('TIC-01 the tabs of each side exclude each other and add up', async ({ visit }) => {
  for (const [who, names] of [
    ['customer', ['All', 'Waiting for you', 'With us', 'Solved', 'Closed']],
    ['employee', ['Our turn', 'Waiting for customer', 'Solved', 'Closed', 'All']],
  ] as const) {
    const page = await visit(list, { as: who });
    await screen(page, 'Tickets');
    const tabs = page.getByRole('navigation', { name: 'Tickets by status' }).getByRole('link');
    const found = await tabs.allInnerTexts();
    expect(found.map((text) => text.replace(/\s*[\d,]+\s*$/, '').trim())).toEqual(names);
    const counts = new Map(
      found.map((text, place) => [names[place], Number(/([\d,]+)\s*$/.exec(text)?.[1]?.replace(',', ''))]),
    );
    const all = counts.get('All' as never) ?? 0;
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(2 * all);
    expect(await page.locator('[aria-current=page]').filter({ hasText: names[0] }).count()).toBe(1);
  }
});

test('TIC-02 what has stopped shows whom to call at once, and when we answer', async ({ visit }) => {
  const page = await visit(newTicket, { as: 'customer' });
  await screen(page, 'New ticket');
  await field(page, 'Type').selectOption({ label: 'Spare parts' });
  await page.getByText(/^You have our answer by .* \(.+\)\.$/).waitFor();
  const phone = page.getByRole('main').getByRole('link', { name: /^\+49/ });
  expect(await phone.count()).toBe(0);
  await field(page, 'Type').selectOption({ label: 'Machine stopped' });
  await phone.waitFor();
  expect(await phone.getAttribute('href')).toMatch(/^tel:\+49\d+$/);
  await page.getByText('within 4 working hours').first().waitFor();
  await expectNoViolations(page);
});

test('TIC-02 our own people open a ticket for a customer', async ({ visit }) => {
  const desk = await visit(newTicket, { as: 'employee' });
  await screen(desk, 'New ticket for a customer');
  await field(desk, 'Organisation').selectOption({ label: 'Nordlicht Kabelsysteme GmbH' });
  await field(desk, 'Contact').selectOption({ label: 'Eva Brandt' });
  await field(desk, 'Location').selectOption({ label: 'Nordlicht Kabelsysteme GmbH, Hof' });
  await field(desk, 'Machine').selectOption('M-0001');
  await describe(desk, 'Told by telephone');
  const number = await sendTicket(desk, 'Told by telephone');
  await desk.getByText('for Eva Brandt').waitFor();
  const customer = await visit(`/en/mykomax/tickets/${number}`, { as: 'customer' });
  await screen(customer, 'Told by telephone');
});

test('TIC-01 A11Y on a phone nothing of the service desk stands out', async ({ visit }) => {
  const desk = await visit(list, { as: 'employee', width: 390 });
  await screen(desk, 'Tickets');
  await expectNoOverflow(desk);
  await desk.getByRole('rowheader').getByRole('link').first().click();
  await desk.getByRole('tab', { name: 'Internal note' }).click();
  await expectNoOverflow(desk);
});
