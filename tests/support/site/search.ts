import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { sendRequest } from '../send-request.ts';
import { text } from '../texts.ts';
import { leave } from './frame.ts';

const words = (page: Page, key: string) => text(new URL(page.url()).pathname.slice(1, 3), 'search', key);

/** Calls the search of the site as its own pages do. */
export function callProxy(
  call: 'search' | 'suggest',
  question: unknown,
  headers: Record<string, string> = {},
) {
  const origin = inject('address');
  return sendRequest(`${origin}/api/search-proxy/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: typeof question === 'string' ? question : JSON.stringify(question),
  });
}

/** Opens the search panel over the header. */
export async function openSearch(page: Page): Promise<Locator> {
  const label = text(new URL(page.url()).pathname.slice(1, 3), 'frame', 'search');
  await page.getByRole('banner').getByRole('button', { name: label, exact: true }).click();
  return page.locator('#site-search');
}

/** Types into the search field in `place`, and waits for the suggestions. */
export async function suggest(place: Locator, query: string): Promise<Locator> {
  await place.getByRole('combobox').fill('');
  await place.getByRole('combobox').pressSequentially(query);
  const list = place.getByRole('listbox');
  await list.waitFor();
  return list;
}

/** Searches from the header, and waits for the page of results. */
export async function search(page: Page, query: string): Promise<void> {
  const panel = await openSearch(page);
  const field = panel.locator('input[name=q]');
  await field.fill(query);
  await leave(page, () => panel.getByRole('button', { name: words(page, 'submit'), exact: true }).click());
}

/** The records of a page of results. */
export function results(page: Page): Locator {
  return page.locator('main').getByRole('article');
}
