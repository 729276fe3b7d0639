import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Opens the page of a person from the list. */
export async function openPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Name or email address' }).fill(name);
  await page.waitForURL(/search=/);
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** The section of the page about an application: its state and facts. */
export function accessTo(page: Page, application: string) {
  return page
    .getByRole('region', { name: 'Applications' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: application, exact: true }) });
}

/** The name of the button for an action on an application. */
export function actionOn(action: string, application: string): RegExp {
  return new RegExp(`^${action} ?: ${application}$`);
}

/** Performs an action on an application, confirms it if required, and waits for the resulting state. */
export async function change(page: Page, application: string, action: string, state: string): Promise<void> {
  await accessTo(page, application)
    .getByRole('button', { name: actionOn(action, application) })
    .click();
  const dialog = page.getByRole('dialog', { name: new RegExp(application) });
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: action }).click();
  await accessTo(page, application).getByText(state, { exact: true }).waitFor();
  await expect.poll(() => dialog.count()).toBe(0);
}

/** The names of the people in the list. */
export function namesIn(page: Page): Promise<string[]> {
  return page.getByRole('rowheader').getByRole('link').allTextContents();
}
