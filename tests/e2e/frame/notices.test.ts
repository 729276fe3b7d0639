import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { expectNothing } from '../../support/nothing.ts';
import { newDraft } from '../../support/site/drafts.ts';
import { publishNow } from '../../support/site/editing.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { expectNotice } from '../../support/site/portal.ts';

/** The buttons in a part of a screen that are covered by a message. */
function coveredButtons(page: Page, part: string): Promise<string[]> {
  return page.evaluate((part) => {
    const notices = [...document.querySelectorAll('ui-flash')].map((notice) =>
      notice.getBoundingClientRect(),
    );
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    return (
      [...document.querySelectorAll<HTMLElement>(`${part} button:not(ui-flash *)`)]
        // Buttons in a closed menu have a position, too.
        .filter((button) => button.checkVisibility())
        .filter((button) => notices.some((notice) => meets(notice, button.getBoundingClientRect())))
        .map((button) => button.title || button.innerText)
    );
  }, part);
}

describe.each([1440, 390])('NAV-09 at %i px a message', (width) => {
  test('leaves the buttons of the page form free', async ({ visit }) => {
    const id = await newDraft([{ id: 'words', type: 'quote' }], { 'words/quote': 'It runs.' });
    const page = await visit(`/en/editor/pages/${id}`, {
      cookies: await editorCookies('editor'),
      width,
    });
    await publishNow(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const head = page.locator('main header');
    await head.getByRole('button', { name: 'Publish', exact: true }).waitFor();
    expectNothing(await coveredButtons(page, 'main header'));
    await head.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog', { name: 'Publish this page' }).waitFor();
  });

  test('leaves what was just pressed in the portal free', async ({ visit }) => {
    const page = await visit('/en/mykomax/account', { as: 'otherCustomer', width });
    const save = page.getByRole('button', { name: 'Save', exact: true });
    // At the very end of the window, where a message first appears on a phone.
    await save.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await save.click();
    await expectNotice(page, 'Saved.');
    expectNothing(await coveredButtons(page, 'main'));
  });
});
