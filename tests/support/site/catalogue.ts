import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Addresses at which the journeys through the catalogue begin and end; all of it is sample data. */
export const crimping = '/products/wire-processing/higher-automation-platforms/automatic-crimping';
export const machine = `${crimping}/reuss-410`;

/** Goes from the overview to a machine as a visitor does: by its class, then by its name. */
export async function findMachine(page: Page, className: string, name: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: className, exact: true }).first().click();
  await page.waitForURL((url) => url.pathname.split('/').length > 3);
  await main.getByRole('link', { name, exact: true }).click();
  await page.waitForURL((url) => url.pathname.endsWith(name.toLowerCase().replaceAll(' ', '-')));
}

/** Chooses a filter by its label; without script, the button submits the form. */
export async function filterBy(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('checkbox', { name: label }).check();
  const button = page.getByRole('button', { name: 'Show products' });
  if (await button.isVisible()) await button.click();
}

/** Types a value that the machines must handle, and leaves the field. */
export async function requireValue(page: Page, field: string, value: string): Promise<void> {
  const input = page.getByRole('textbox', { name: field, exact: true });
  await input.fill(value);
  await input.press('Enter');
}

/** The names of the machines that a list shows, in its order. */
export async function listedMachines(page: Page): Promise<string[]> {
  return page.locator('#list-results article h3 a').allTextContents();
}

/** Chooses metric or imperial on the page. */
export async function switchUnits(page: Page, system: 'Metric' | 'Imperial'): Promise<void> {
  await page.locator('main').getByRole('button', { name: system, exact: true }).first().click();
}

/** The technical data that are currently shown, by the name of the value. */
export async function readTechnicalData(page: Page): Promise<ReadonlyMap<string, string>> {
  const data = page.locator('#data');
  await data.scrollIntoViewIfNeeded();
  // Rendered as the reader comes near (web/design/long-page).
  const isLaidOut = () =>
    data
      .locator('dl')
      .first()
      .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(true);
  const rows = await page
    .locator('#data dl > div')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        (row.querySelector('dd') as HTMLElement).innerText.replace(/\s+/g, ' ').trim(),
      ]),
    );
  return new Map(rows as [string, string][]);
}
