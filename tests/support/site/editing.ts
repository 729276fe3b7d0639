import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { text } from '../texts.ts';

/** Waits until the server has saved what was typed. */
export async function saved(page: Page): Promise<void> {
  await page.getByText(/^Saved at /).waitFor();
}

/** Opens the card of a block, found by the kind of block. */
export async function openBlock(page: Page, kind: string, nth = 0): Promise<Locator> {
  const head = page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .getByRole('button', { name: new RegExp(`^${kind}`) })
    .nth(nth);
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
  return page.locator(`#${await head.getAttribute('aria-controls')}`);
}

/** Adds a block of a kind at the end of the page; gives its open form. */
export async function addBlock(page: Page, kind: string): Promise<Locator> {
  await page.getByRole('button', { name: text('en', 'editorPages', 'block.add'), exact: true }).click();
  const palette = page.getByRole('dialog', { name: text('en', 'editorPages', 'block.add') });
  await palette.getByRole('searchbox').fill(kind);
  await palette
    .getByRole('button', { name: new RegExp(`^${kind}`) })
    .first()
    .click();
  return openBlock(page, kind);
}

/** The kinds of the blocks, in their order. */
export async function blockKinds(page: Page): Promise<string[]> {
  const heads = page.locator('#part-content > ol > li h2 button');
  return (await heads.allInnerTexts()).map((words) => words.split('\n')[0] ?? '');
}

/** Switches to the blocks, the settings or the preview. */
export async function showPart(page: Page, part: 'Blocks' | 'Settings' | 'Preview'): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of the page' })
    .getByRole('button', { name: part })
    .click();
}

/** The label of the button that publishes: the language, or the number of languages. */
export const publishGo = /^Publish (\d+ languages|[A-Z][a-z]+)$/;

/** Publishes the saved page in the chosen languages. */
export async function publishNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByText('Nothing is in the way.').waitFor();
  await dialog.getByRole('button', { name: publishGo }).click();
  // The notice of an earlier publication may still be shown.
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.locator('ui-flash').allInnerTexts())
    .toContainEqual(expect.stringContaining('Published.'));
}
