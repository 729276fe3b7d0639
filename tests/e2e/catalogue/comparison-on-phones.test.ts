import { expect } from 'vitest';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { columnsOf, comparisonOf } from '../../support/site/comparison.ts';

const three = comparisonOf('reuss-410', 'reuss-455', 'reuss-635-cab');

test('CMP-01 on a phone two products are chosen to stand beside each other', async ({ visit }) => {
  const page = await visit(three, { width: 390, height: 844 });
  expect(await columnsOf(page)).toEqual(['Reuss 410', 'Reuss 455']);
  await page.getByLabel('First product').selectOption('Reuss 635 Cab');
  expect(await columnsOf(page)).toEqual(['Reuss 635 Cab', 'Reuss 455']);
  // The other column gets the product that was replaced.
  await page.getByLabel('Second product').selectOption('Reuss 635 Cab');
  expect(await columnsOf(page)).toEqual(['Reuss 455', 'Reuss 635 Cab']);
  await expectNoOverflow(page);
});

test('CMP-02 on a phone nothing is marked in which the two products in view are alike', async ({ visit }) => {
  const page = await visit(three, { width: 390, height: 844 });
  const marked = () =>
    page.locator('main tbody tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [first, second] = [...row.querySelectorAll('td')].map(({ textContent }) => textContent);
        const sign = row.querySelector('th > span > span[aria-hidden]')?.parentElement;
        return sign?.checkVisibility() ? [first !== second] : [];
      }),
    );
  for (const _ of [1, 2]) {
    const all = await marked();
    expect(all.length).toBeGreaterThan(2);
    expect(all).not.toContain(false);
    await page.getByLabel('Second product').selectOption({ index: 2 });
  }
});

test('CMP-01 without script the two products of a phone are sent', async ({ visit }) => {
  const page = await visit(three, { width: 390, height: 844, script: false });
  await page.getByLabel('First product').selectOption('Reuss 635 Cab');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/first=reuss-635-cab/);
  expect(await columnsOf(page)).toEqual(['Reuss 635 Cab', 'Reuss 455']);
});

test('CMP-01 on a phone the others are swiped to, and reached by keyboard', async ({ visit }) => {
  const page = await visit(three, { width: 390, height: 844 });
  await page
    .getByRole('region', { name: 'Technical data' })
    .evaluate((region) => region.scrollTo({ left: region.scrollWidth, behavior: 'instant' }));
  await expect.poll(() => columnsOf(page)).toEqual(['Reuss 455', 'Reuss 635 Cab']);
  await expect.poll(() => page.getByLabel('Second product').inputValue()).toBe('reuss-635-cab');
  await page.getByRole('link', { name: 'Request a quote for Reuss 410' }).first().focus();
  await expect.poll(() => columnsOf(page)).toEqual(['Reuss 410', 'Reuss 455']);
  await expect.poll(() => page.getByLabel('First product').inputValue()).toBe('reuss-410');
});

test('CMP-01 on a phone the first values stand in the first screen', async ({ visit }) => {
  const page = await visit(three, { width: 390, height: 844 });
  const first = page.getByRole('row', { name: /^Wire cross-section/ });
  const { y, height } = (await first.boundingBox())!;
  expect(y + height).toBeLessThan(844);
});

test('CMP-01 on paper the tools are gone and four products remain', async ({ visit }) => {
  const page = await visit(comparisonOf('reuss-410', 'reuss-455', 'reuss-520', 'reuss-560', 'reuss-566-s'));
  await page.emulateMedia({ media: 'print' });
  expect(await columnsOf(page)).toHaveLength(4);
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
});
