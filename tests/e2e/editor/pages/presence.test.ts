import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft } from '../../../support/site/drafts.ts';
import { openBlock } from '../../../support/site/editing.ts';
import { editorCookies, editors } from '../../../support/site/editors.ts';

const quotes = [
  { id: 'first', type: 'quote' },
  { id: 'second', type: 'quote' },
];
const texts = { 'first/quote': 'The first one.', 'second/quote': 'The second one.' };

test('EDI-05 two editors see each other on a page, and in which field, until one leaves', async ({
  visit,
}) => {
  const id = await newDraft(quotes, texts);
  const path = `/en/editor/pages/${id}`;
  const petra = await visit(path, { cookies: await editorCookies('chief') });
  const jonas = await visit(path, { cookies: await editorCookies('editor') });

  const people = petra.getByRole('status').filter({ hasText: editors.editor });
  await people.getByText(`Viewing: ${editors.editor}`).waitFor();
  await jonas.getByText(`Viewing: ${editors.chief}`).waitFor();

  const field = (await openBlock(jonas, 'Quote', 1)).getByLabel(/^Quote/);
  await field.focus();
  await people.getByText(`Editing: ${editors.editor}`).waitFor();
  const closed = petra.locator('#block-second');
  expect(await closed.getAttribute('aria-description'), 'a closed block is marked').toBe(
    `${editors.editor} is in this field`,
  );
  const marked = (await openBlock(petra, 'Quote', 1)).getByLabel(/^Quote/);
  await expect.poll(() => marked.getAttribute('aria-description')).toBe(`${editors.editor} is in this field`);
  expect(await closed.getAttribute('aria-description')).toBeNull();
  await expectNoViolations(petra);

  // Nothing is locked: both texts are merged.
  await field.fill('Written by Jonas.');
  await jonas.getByRole('link', { name: 'Pages' }).first().click();
  await jonas.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
  await expect.poll(() => petra.getByText(`: ${editors.editor}`).count(), { timeout: 60_000 }).toBe(0);
  expect(await marked.getAttribute('aria-description')).toBeNull();
});
