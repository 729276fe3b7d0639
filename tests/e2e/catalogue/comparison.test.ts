import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import {
  classPath,
  columnsOf,
  compare,
  comparisonOf,
  groupsOf,
  openPanel,
  remove,
  rowsOf,
  showDifferencesOnly,
  storedBasket,
  toggleOf,
} from '../../support/site/comparison.ts';

const three = comparisonOf('reuss-410', 'reuss-455', 'reuss-635-cab');

test('CMP-01 a visitor gathers products, looks at the basket and compares them', async ({ visit }) => {
  const page = await visit(`/en${classPath}`);
  await compare(page, 'Reuss 410');
  await compare(page, 'Reuss 455');
  expect(await toggleOf(page, 'Reuss 455').getAttribute('aria-pressed')).toBe('true');
  expect(await storedBasket(page)).toEqual({
    version: 1,
    classifications: [
      {
        slug: 'automatic-crimping',
        products: [
          { key: 'reuss-410', slug: 'reuss-410' },
          { key: 'reuss-455', slug: 'reuss-455' },
        ],
      },
    ],
  });
  expect(
    await page.getByRole('banner').getByRole('link', { name: 'Compare 2', exact: true }).isVisible(),
  ).toBe(true);

  const panel = await openPanel(page);
  await panel.getByRole('link', { name: 'Reuss 455' }).waitFor();
  expect(await panel.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Automatic crimping']);
  await expectNoViolations(page);
  await panel.getByRole('link', { name: 'Show comparison' }).click();
  await page.waitForURL(/\/en\/compare\?p=reuss-410&p=reuss-455$/);
  expect(await columnsOf(page)).toEqual(['Reuss 410', 'Reuss 455']);
});

test('CMP-01 what is chosen stays chosen on other pages and in other tabs', async ({ visit }) => {
  const page = await visit(`/en${classPath}`);
  const other = await page.context().newPage();
  await other.goto(`/en${classPath}`);
  await compare(page, 'Reuss 520');
  await other.getByRole('button', { name: 'Compare: Reuss 520', pressed: true }).waitFor();
  await compare(other, 'Reuss 520');
  await page.getByRole('button', { name: 'Compare: Reuss 520', pressed: false }).waitFor();
  expect(await storedBasket(page)).toBeNull();
});

test('CMP-01 in the panel products are removed, one by one and all', async ({ visit }) => {
  const page = await visit(`/en${classPath}`);
  for (const product of ['Reuss 410', 'Reuss 455', 'Reuss 520']) await compare(page, product);
  const panel = await openPanel(page);
  await remove(panel, 'Reuss 455');
  await panel.getByRole('link', { name: 'Reuss 455' }).waitFor({ state: 'detached' });
  expect(await panel.getByRole('listitem').count()).toBe(2);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Remove Reuss 520',
  );
  await panel.getByRole('button', { name: 'Remove all' }).click();
  await panel.getByText('No product chosen yet.').waitFor();
  expect(await panel.getByRole('listitem').count()).toBe(0);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await toggleOf(page, 'Reuss 410').getAttribute('aria-pressed')).toBe('false');
});

test('CMP-01 everything is done by keyboard alone', async ({ visit }) => {
  const page = await visit(`/en${classPath}`);
  await toggleOf(page, 'Reuss 410').focus();
  await page.keyboard.press('Space');
  expect(await toggleOf(page, 'Reuss 410').getAttribute('aria-pressed')).toBe('true');
  const opener = page.getByRole('banner').getByRole('link', { name: 'Compare 1', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Product comparison' });
  await panel.getByRole('button', { name: 'Remove Reuss 410' }).waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('CMP-01 products that are gone leave the basket with a note', async ({ visit }) => {
  const page = await visit(`/en${classPath}`);
  await page.evaluate(() =>
    localStorage.setItem(
      'product-comparison',
      '[{"slug":"automatic-crimping","products":[{"slug":"gone-for-good"},{"slug":"reuss-410"}]}]',
    ),
  );
  await page.reload();
  const panel = await openPanel(page);
  await panel.getByText('Products that are no longer available').waitFor();
  expect(await panel.getByRole('listitem').count()).toBe(1);
  expect(JSON.stringify(await storedBasket(page))).not.toContain('gone-for-good');
});

test.for(['{', '[[[]]]', '{"classifications":[{"slug":7}]}', '"text"', 'null'])(
  'CMP-01 stored rubbish breaks no page: %s',
  async (rubbish, { visit }) => {
    const page = await visit(`/en${classPath}`);
    await page.evaluate((text) => localStorage.setItem('product-comparison', text), rubbish);
    await page.reload();
    await compare(page, 'Reuss 410');
    expect(await toggleOf(page, 'Reuss 410').getAttribute('aria-pressed')).toBe('true');
    await page.goto('/en/compare');
    await page.waitForURL(/p=reuss-410$/);
  },
);

test('CMP-01 a browser that refuses storage still compares', async ({ visit }) => {
  const page = await visit(`/en${classPath}`, {
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('Storage is off', 'SecurityError');
          },
        });
      }),
  });
  await compare(page, 'Reuss 410');
  const panel = await openPanel(page);
  await panel.getByRole('link', { name: 'Reuss 410' }).waitFor();
  await panel.getByRole('link', { name: 'Show comparison' }).click();
  await page.waitForURL(/p=reuss-410$/);
  expect(await columnsOf(page)).toEqual(['Reuss 410']);
});

test('CMP-01 without script the control leads to the comparison, and the address is all it needs', async ({
  visit,
}) => {
  const page = await visit(`/en${classPath}`, { script: false });
  await page.getByRole('main').getByRole('link', { name: 'Compare: Reuss 410', exact: true }).click();
  await page.waitForURL(/\/en\/compare\?p=reuss-410$/);
  await page.goto(three);
  expect(await columnsOf(page)).toEqual(['Reuss 410', 'Reuss 455', 'Reuss 635 Cab']);
  await showDifferencesOnly(page);
  expect((await rowsOf(page)).every(({ differs }) => differs)).toBe(true);
  await remove(page, 'Reuss 455');
  await page.waitForURL(/p=reuss-410&p=reuss-635-cab&class=automatic-crimping&view=differences$/);
  await page.getByRole('button', { name: 'Imperial' }).click();
  await page.waitForURL(/p=reuss-410&p=reuss-635-cab/);
  expect((await rowsOf(page)).map(({ values }) => values[0]).join()).toContain('AWG');
});

test('CMP-02 the summary counts what differs, and only that can be shown', async ({ visit }) => {
  const page = await visit(three);
  const all = await rowsOf(page);
  const different = all.filter(({ differs }) => differs);
  expect(different.length).toBeGreaterThan(0);
  expect(different.length).toBeLessThan(all.length);
  for (const { name, differs, values } of all) expect(new Set(values).size > 1, name).toBe(differs);
  const summary = `Differs in ${different.length} of ${all.length} values`;
  expect(await page.getByText(summary).isVisible()).toBe(true);
  await showDifferencesOnly(page);
  expect(await rowsOf(page)).toEqual(different);
  expect(await page.getByText(summary).isVisible()).toBe(true);
});

test('CMP-02 rows stand under groups; one in which nothing differs is not there among differences', async ({
  visit,
}) => {
  // The same machine with a longer tray: only its size differs.
  const page = await visit(comparisonOf('reuss-455', 'reuss-455#tray-6'));
  const all = await groupsOf(page);
  expect(all.map(({ name }) => name)).toEqual([
    'Wire',
    'What it does to the wire',
    'Process',
    'Performance',
    'Equipment',
    'Control',
    'Supply',
    'Environment',
    'Installation',
  ]);
  const rows = await rowsOf(page);
  expect(all.reduce((sum, group) => sum + group.rows, 0)).toBe(rows.length);
  expect(await page.getByRole('rowheader', { name: 'Installation' }).getAttribute('scope')).toBe('rowgroup');
  await showDifferencesOnly(page);
  const different = rows.filter(({ differs }) => differs);
  const left = await groupsOf(page);
  expect(left.length).toBeLessThan(all.length);
  expect(left.every(({ rows }) => rows > 0)).toBe(true);
  expect(left.reduce((sum, group) => sum + group.rows, 0)).toBe(different.length);
  expect(await page.getByText(`Differs in ${different.length} of ${rows.length} values`).isVisible()).toBe(
    true,
  );
});

test('CMP-02 LOC-05 values of the other measurement system are hidden, the choice is kept', async ({
  visit,
}) => {
  const page = await visit(three);
  const metric = JSON.stringify(await rowsOf(page));
  expect(metric).toContain('mm²');
  expect(metric).not.toContain('AWG');
  await page.getByRole('button', { name: 'Imperial' }).click();
  await page.getByRole('button', { name: 'Imperial', pressed: true }).waitFor();
  const imperial = JSON.stringify(await rowsOf(page));
  expect(imperial).toContain('AWG');
  expect(imperial).not.toContain('mm²');
  expect(imperial).toContain('approximately');
  await page.goto(comparisonOf('reuss-455'));
  expect(JSON.stringify(await rowsOf(page))).toContain('AWG');
});

test('CMP-02 what a product says twice is shown once', async ({ visit }) => {
  const page = await visit(comparisonOf('sihl-205', 'sihl-245'));
  const names = (await rowsOf(page)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('CMP-02 programs without figures say so, and nothing is counted or converted', async ({ visit }) => {
  const page = await visit(comparisonOf('lumen-plan', 'lumen-trace'));
  expect(await columnsOf(page)).toEqual(['Lumen Plan', 'Lumen Trace']);
  expect(await page.getByText('There is no technical data in figures for these products.').isVisible()).toBe(
    true,
  );
  expect(await page.getByText(/ values$/).count()).toBe(0);
  expect(await page.getByRole('main').getByRole('button', { name: 'Imperial' }).count()).toBe(0);
});

test('CMP-01 a variant stands beside its product', async ({ visit }) => {
  const page = await visit(comparisonOf('reuss-455', 'reuss-455#tray-6', 'reuss-455#none'));
  expect(await columnsOf(page)).toEqual(['Reuss 455', 'Reuss 455']);
  expect(await page.getByRole('columnheader', { name: '6\u00a0m tray' }).isVisible()).toBe(true);
  expect(await page.getByText('1 product is no longer available').isVisible()).toBe(true);
});

test('CMP-01 products of different classes have a table each', async ({ visit }) => {
  const page = await visit(comparisonOf('reuss-410', 'linth-210', 'reuss-455'));
  expect(await columnsOf(page)).toEqual(['Reuss 410', 'Reuss 455']);
  await page
    .getByRole('navigation', { name: 'Product classes' })
    .getByRole('link', { name: 'Twisting' })
    .click();
  await page.waitForURL(/class=twisting/);
  expect(await columnsOf(page)).toEqual(['Linth 210']);
});

test('CMP-01 the page of no products leads to them, or to those of the basket', async ({ visit }) => {
  const page = await visit('/en/compare');
  expect(await page.getByRole('link', { name: 'Choose products' }).getAttribute('href')).toBe('/en/products');
  await page.goto(`/en${classPath}`);
  await compare(page, 'Reuss 410');
  await page.goto('/en/compare');
  await page.waitForURL(/p=reuss-410$/);
  await remove(page, 'Reuss 410');
  await page.waitForURL(/\/en\/compare$/);
  expect(await storedBasket(page)).toBeNull();
  await page.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor();
});

test('CMP-01 a comparison is shared by its address and stays out of search engines', async ({ visit }) => {
  const page = await visit(three);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});

test('CMP-01 where a browser copies nothing there is no button that copies; printing stays', async ({
  visit,
}) => {
  const isHttp = () => Object.defineProperty(navigator, 'clipboard', { value: undefined });
  const page = await visit(three, { ownWindow: true, before: (opened) => opened.addInitScript(isHttp) });
  await page.getByRole('button', { name: 'Print' }).waitFor();
  expect(await page.getByRole('button', { name: 'Copy link' }).count()).toBe(0);
});

test('CMP-01 a shared comparison is taken over by whoever adds to it', async ({ visit }) => {
  const page = await visit(comparisonOf('reuss-410', 'reuss-455#tray-6'));
  await page.getByRole('link', { name: 'Add a product' }).filter({ visible: true }).click();
  await page.waitForURL(new RegExp(`${classPath}$`));
  await compare(page, 'Reuss 520');
  const panel = await openPanel(page);
  await panel.getByRole('link', { name: 'Show comparison' }).click();
  await page.waitForURL(/p=reuss-410&p=reuss-455%23tray-6&p=reuss-520$/);
});

test.for([
  { path: three, width: 1440 },
  { path: comparisonOf('reuss-410', 'reuss-455', 'reuss-520', 'reuss-560', 'reuss-566-s'), width: 1440 },
  { path: three.replace('/en/', '/de/'), width: 390 },
  { path: three.replace('/en/', '/hu/'), width: 320 },
  { path: '/ja/compare', width: 390 },
])('CMP-01 $path is accessible and fits $width px', async ({ path, width }, { visit }) => {
  const page = await visit(path, { width });
  await expectNoViolations(page);
  await expectNoOverflow(page);
});

test('CMP-02 values stand on the range of the class, and the best of a row is named', async ({ visit }) => {
  const page = await visit(three);
  const weight = page.getByRole('row', { name: /^Weight/ });
  expect(await weight.getByRole('rowheader').innerText()).toContain('All 6: 620–2650\u00a0kg');
  const cells = await weight.getByRole('cell').allInnerTexts();
  expect(cells.map((cell) => cell.includes('Lightest'))).toEqual([true, false, false]);
  const ends = await weight
    .locator('td svg')
    .evaluateAll((bars) => bars.map((bar) => bar.querySelectorAll('rect')[1]!.getBoundingClientRect().width));
  expect(ends[0]! / ends[1]!).toBeCloseTo(620 / 980, 1);
  const seals = page.getByRole('row', { name: /^Seal/ });
  expect(await seals.getByRole('cell').allInnerTexts()).toEqual(['No', 'Yes', 'No']);
});

test('CMP-02 machines are drawn to one scale', async ({ visit }) => {
  const page = await visit(three);
  const drawings = page.getByRole('row', { name: /^Dimensions/ }).locator('td svg');
  const lengths = await drawings.evaluateAll((all) =>
    all.map((one) => one.querySelector('rect')!.getBoundingClientRect().width),
  );
  expect(lengths).toHaveLength(3);
  expect(lengths[0]! / lengths[1]!).toBeCloseTo(1900 / 2650, 1);
  expect(await page.getByText('Smallest footprint').count()).toBe(1);
});

test('CMP-01 a quote for one or for all begins with the form filled in, and a drawn lead goes along', async ({
  visit,
}) => {
  const page = await visit(`${three}&area=2.5&length=850&end1=seal&end2=terminal&colour=RD`);
  expect(await page.getByRole('link', { name: 'Quote for all 3' }).count()).toBe(2);
  expect(await page.getByRole('link', { name: 'Request a quote for Reuss 455' }).count()).toBe(2);
  await page.getByRole('link', { name: 'Quote for all 3' }).last().click();
  await page.waitForURL(/\/en\/forms\/contact\?/);
  const all = 'Reuss 410, Reuss 455, Reuss 635 Cab';
  expect(await page.getByLabel('Product', { exact: false }).first().inputValue()).toBe(all);
  const message = await page.getByLabel('Details').inputValue();
  expect(message).toContain(`Please send me a quote for: ${all}`);
  expect(message).toContain('2.5\u00a0mm²');
  await page.goto(three);
  await page.getByRole('link', { name: 'Request a quote for Reuss 455' }).first().click();
  await page.waitForURL(/\/en\/forms\/contact\?/);
  expect(await page.getByLabel('Details').inputValue()).toBe('Please send me a quote for: Reuss 455');
});
