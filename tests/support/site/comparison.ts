import type { Locator, Page } from 'playwright-core';

export const classPath = '/products/wire-processing/higher-automation-platforms/automatic-crimping';

/** The address of a comparison of these products: `/en/compare?p=…`. */
export function comparisonOf(...keys: string[]): string {
  return `/en/compare?${keys.map((key) => `p=${encodeURIComponent(key)}`).join('&')}`;
}

/** The toggle on the product's card or page. */
export function toggleOf(page: Page, product: string): Locator {
  return page.getByRole('main').getByRole('button', { name: `Compare: ${product}`, exact: true });
}

/** Adds a product to the comparison, or removes it. */
export async function compare(page: Page, product: string): Promise<void> {
  await toggleOf(page, product).click();
}

/** Opens the panel of the comparison with the link in the header. */
export async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('banner').locator('[data-action="openComparePanel"]:visible').first().click();
  return page.getByRole('dialog', { name: 'Product comparison' });
}

/** Removes a product, in the panel or on the comparison page. */
export async function remove(where: Page | Locator, product: string): Promise<void> {
  const name = `Remove ${product}`;
  const button = where.getByRole('button', { name, exact: true });
  await button.or(where.getByRole('link', { name, exact: true })).click();
}

export async function showDifferencesOnly(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Differences only' }).click();
  await page.waitForURL(/view=differences/);
}

/** The names of the visible columns: a phone has two of them, and is swiped to the others. */
export function columnsOf(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('thead th[data-key]')
    .evaluateAll((heads) =>
      heads.flatMap((head) => {
        const { left, right, width } = head.getBoundingClientRect();
        const isInView = width > 0 && left > -1 && right < innerWidth + 1;
        return isInView ? (head.querySelector('a')?.textContent ?? '') : [];
      }),
    );
}

/** The visible rows: the attribute, whether the values differ, and the values. */
export function rowsOf(page: Page): Promise<{ name: string; differs: boolean; values: string[] }[]> {
  return page
    .getByRole('main')
    .locator('tbody tr:not(:has(> [scope=rowgroup])):not([data-place])')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        name: row.querySelector('th')?.firstChild?.textContent ?? '',
        differs: row.textContent?.includes('(differs)') ?? false,
        values: [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
      })),
    );
}

/** The groups of rows, each with its number of rows. */
export function groupsOf(page: Page): Promise<{ name: string; rows: number }[]> {
  return page
    .getByRole('main')
    .locator('tbody:has([scope=rowgroup])')
    .evaluateAll((groups) =>
      groups.map((group) => ({
        name: group.querySelector('[scope=rowgroup]')?.textContent ?? '',
        rows: group.querySelectorAll('[scope=row]').length,
      })),
    );
}

/** The comparison as the browser stores it. */
export function storedBasket(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('product-comparison') ?? 'null'));
}
