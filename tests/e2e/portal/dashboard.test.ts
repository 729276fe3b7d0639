import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { expectNotice, screen, serviceCard } from '../../support/site/portal.ts';

test('POR-01 a customer sees how things stand, the services, and the latest tickets', async ({ visit }) => {
  const page = await visit('/en/mykomax', { as: 'customer' });
  await screen(page, 'Hello Eva Brandt');
  const main = page.getByRole('main');
  for (const label of ['Tickets with us', 'Waiting for you', 'Machines']) {
    const tile = main
      .locator('div')
      .filter({ has: page.getByRole('link', { name: label, exact: true }) })
      .last();
    await expect.poll(() => tile.innerText()).toMatch(/\d/);
  }
  await expect.poll(() => serviceCard(page, 'Tickets').innerText()).toContain('Registered');
  await expect.poll(() => serviceCard(page, 'Wire Master').innerText()).toContain('Not registered yet');
  const recent = main.getByRole('region', { name: 'Recent tickets' }).getByRole('listitem');
  await expect.poll(() => recent.count()).toBeGreaterThan(1);
  expect(await recent.first().getByRole('link').getAttribute('href')).toMatch(
    /\/en\/mykomax\/tickets\/ST-\d{4}-\d+$/,
  );
});

test('POR-02 a service that was asked for says that it is under way', async ({ visit }) => {
  const page = await visit('/en/mykomax', { as: 'applicant' });
  for (const service of ['Tickets', 'Direct']) {
    await expect.poll(() => serviceCard(page, service).innerText()).toContain('Registration in progress');
  }
  expect(await page.getByRole('region', { name: 'Recent tickets' }).count()).toBe(0);
});

test('POR-01 DLC-01 who uses no service hears nothing of the administration of people, nor of downloads', async ({
  visit,
}) => {
  const administrator = await visit('/en/mykomax', { as: 'administrator' });
  await expect
    .poll(() => serviceCard(administrator, 'User administration').innerText())
    .toContain('Registered');
  const page = await visit('/en/mykomax', { as: 'newcomer' });
  await expect.poll(() => serviceCard(page, 'Wire flow').innerText()).toContain('By invitation');
  expect(await serviceCard(page, 'User administration').count()).toBe(0);
  expect(await page.getByRole('main').locator('a[href*="/downloads"]').count()).toBe(0);
  await page.goto('/en/mykomax/downloads');
  await screen(page, 'You have no access to this service');
});

test('POR-01 who asks for access sees the request under way', async ({ visit }) => {
  const page = await visit('/en/mykomax', { as: 'onPremise' });
  const card = serviceCard(page, 'Master data');
  await card.getByRole('button', { name: /^Request access/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Request access to Master data' });
  await dialog.waitFor();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Request access');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectNotice(page, 'Your request is on its way.');
  await expect.poll(() => card.innerText()).toContain('Registration in progress');
});

test('POR-02 while the accounts back end does not answer, only what the roles tell is known', async ({
  visit,
}) => {
  const page = await visit('/en/mykomax', {
    as: 'otherCustomer',
    expected: [/503/],
    before: (page) =>
      page.route('**/api/accounts-proxy', (route) => route.fulfill({ status: 503, json: {} })),
  });
  await expect.poll(() => serviceCard(page, 'Tickets').innerText()).toContain('Registered');
  await expect.poll(() => serviceCard(page, 'Wire Master').innerText()).toContain('Unknown');
  expect(await page.getByRole('button', { name: /^Request access/ }).count()).toBe(0);
});
