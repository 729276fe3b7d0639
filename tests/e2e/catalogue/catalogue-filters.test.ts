import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { crimping, filterBy, listedMachines, requireValue } from '../../support/site/catalogue.ts';

const list = `/en${crimping}`;

test('CAT-07 without script the form leads to an address that says the choice, and each choice can be taken back', async ({
  visit,
}) => {
  const page = await visit(list, { script: false });
  const all = (await listedMachines(page)).length;
  await filterBy(page, /^Seal loading/);
  await page.waitForURL(/[?&]capability=seal-loading/);
  const some = await listedMachines(page);
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all);
  expect(await page.locator('#list-total').textContent()).toContain(String(some.length));
  await page
    .getByRole('list', { name: 'Chosen filters' })
    .getByRole('link', { name: /Seal loading/ })
    .click();
  await page.waitForURL((url) => url.search === '');
  expect((await listedMachines(page)).length).toBe(all);
});

test('CAT-07 with script a choice applies at once on the same page, and Back takes it back', async ({
  visit,
}) => {
  const page = await visit(list);
  const all = (await listedMachines(page)).length;
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await filterBy(page, /^Seal loading/);
  await page.waitForURL(/capability=seal-loading/);
  await expect.poll(async () => (await listedMachines(page)).length).toBeLessThan(all);
  expect(await page.evaluate(() => document.body.hasAttribute('data-same-page'))).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('capability-seal-loading');
  await page.goBack();
  await expect.poll(async () => (await listedMachines(page)).length).toBe(all);
});

test('CAT-07 a cross-section of 2.5 mm² and AWG 14 ask for the same machines', async ({ visit }) => {
  const found = [];
  for (const value of ['2.5 mm²', 'AWG 14']) {
    const page = await visit(list, { script: false });
    await requireValue(page, 'Wire cross-section', value);
    await page.waitForURL(/includes\.cross_section=/);
    expect(await page.getByRole('textbox', { name: 'Wire cross-section', exact: true }).inputValue()).toBe(
      value,
    );
    found.push(await listedMachines(page));
  }
  expect(found[0]?.length).toBeGreaterThan(0);
  expect(found[1]).toEqual(found[0]);
});

test.for([true, false])(
  'CAT-07 LOC-05 in the imperial system a length is asked for in inches, script: %s',
  async (script, { visit }) => {
    const page = await visit(`/en-us${crimping}`, { script });
    const field = page.getByRole('textbox', { name: 'Length range', exact: true });
    const hint = page.locator(`[id="${(await field.getAttribute('aria-describedby'))?.split(' ')[0]}"]`);
    expect(await hint.textContent()).toMatch(/^[\d.]+ to [\d,.]+ in$/);
    await requireValue(page, 'Length range', '10');
    await page.waitForURL((url) => url.searchParams.get('includes.wire_length') === '10 in');
    expect(await field.inputValue()).toBe('10 in');
    const inches = await listedMachines(page);
    expect(inches.length).toBeGreaterThan(0);
    const metric = await visit(`${list}?includes.wire_length=254`, { script: false });
    expect(await listedMachines(metric)).toEqual(inches);
    const shared = await visit(`/en-us${crimping}?includes.wire_length=254`, { script: false });
    expect(await shared.locator('#range-wire_length').inputValue()).toBe('254 mm');
    expect(await listedMachines(shared)).toEqual(inches);
  },
);

test('CAT-07 a value that cannot be read is kept in its field, with a message that says what to enter', async ({
  visit,
}) => {
  const page = await visit(list);
  await requireValue(page, 'Length range', 'very long');
  await page.waitForURL(/includes\.wire_length=/);
  const field = page.getByRole('textbox', { name: 'Length range', exact: true });
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.inputValue()).toBe('very long');
  const described = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1);
  expect(await page.locator(`[id="${described}"]`).textContent()).toContain('We cannot read “very long”');
  await expectNoViolations(page);
});

test('CAT-07 where nothing fits there is a way out', async ({ visit }) => {
  const page = await visit(`${list}?includes.cross_section=500+mm%C2%B2`);
  expect(await page.getByRole('heading', { name: 'No matching products' }).count()).toBe(1);
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Remove all filters' }).first().click();
  await page.waitForURL((url) => url.search === '');
  expect((await listedMachines(page)).length).toBeGreaterThan(0);
});

test('CAT-07 search engines see the list and its pages, not every choice', async ({ visit }) => {
  const filtered = await visit(`${list}?capability=crimp`);
  expect(await filtered.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const address = new URL(filtered.url());
  expect(await filtered.locator('link[rel=canonical]').getAttribute('href')).toBe(
    address.origin + address.pathname,
  );
  const plain = await visit('/en/products?page=2');
  expect(await plain.locator('meta[name=robots]').count()).toBe(0);
  expect(await plain.getByRole('navigation', { name: 'Pages' }).locator('[aria-current]').textContent()).toBe(
    '2',
  );
});

test('CAT-07 capabilities and brands lead from the overview to what they can do', async ({ visit }) => {
  const page = await visit('/en/products');
  await page
    .locator('#capabilities')
    .getByRole('link', { name: /^Laser marking/ })
    .click();
  await page.waitForURL(/capability=mark-laser/);
  expect((await listedMachines(page)).length).toBeGreaterThan(0);
});
