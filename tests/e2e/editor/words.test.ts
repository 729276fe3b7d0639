import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow, resize } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { newDraft, savedDraft } from '../../support/site/drafts.ts';
import { editorCookies } from '../../support/site/editors.ts';
import { screen } from '../../support/site/portal.ts';

/** The page in the preview has a search field with autofocus, but the focus stays in the form. */
const expected = [/Autofocus processing was blocked/];
const cookies = () => editorCookies('editor');
const figures = { id: 'figures', type: 'keyFigures', items: [{ id: '1' }, { id: '2' }] };

test('EDI-05 words inside a block are found in every language, and a hit opens its field', async ({
  visit,
}) => {
  const word = `Zw${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const texts = {
    title: 'A hidden word',
    navigationTitle: null,
    description: null,
    lead: null,
    blocks: { 'figures/items/2/label': `Up to ${word} an hour` },
  };
  await newDraft([figures], {}, { texts: { en: texts, de: { ...texts, title: 'Ein Wort' } } });
  const page = await visit('/en/editor/pages', { cookies: await cookies(), expected });
  await screen(page, 'Pages');
  await page.getByRole('main').getByRole('link', { name: 'Search all words' }).click();
  await screen(page, 'Search all words');
  await page.getByRole('searchbox').fill(word.toUpperCase());
  await page.getByText('2 places on 1 page').waitFor();
  await expectNoViolations(page);
  await page
    .getByRole('link', { name: /Open there ?: Key figures › .* 2 › .*, A hidden word, German/ })
    .click();
  await screen(page, 'A hidden word');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id), { timeout: 20_000 })
    .toBe('figures/items/2/label');
  expect(await page.getByLabel('Language that is edited').inputValue()).toBe('de');
});

test('EDI-05 words are replaced at the places that were chosen, as drafts', async ({ visit }) => {
  const word = `Gr${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`;
  const blocks = { 'figures/items/1/label': `One ${word}`, 'figures/items/2/label': `Two ${word}` };
  const id = await newDraft([figures], blocks);
  const page = await visit(`/en/editor/pages/words?search=${word}&replace=yes`, { cookies: await cookies() });
  await screen(page, 'Search all words');
  // An empty replacement removes the words, so the editor is asked first.
  await page.getByRole('button', { name: 'Replace in 2 places' }).click();
  const question = page.getByRole('dialog', { name: `Take out “${word}”?` });
  await question.getByText('Places: 2, drafts: 1.', { exact: false }).waitFor();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByLabel('Replace with').fill('Better');
  await page.getByRole('checkbox', { name: /Replace ?: Key figures › .* 2 › .*/ }).uncheck();
  await page.getByText('1 of 2 places, 1 draft').waitFor();
  await resize(page, 390, 844);
  await expectNoOverflow(page);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Replace in 1 place' }).click();
  await page.getByText('1 place was replaced.').waitFor();
  await page.getByText('1 place on 1 page').waitFor();
  expect((await savedDraft(id)).texts.en?.blocks).toEqual({
    ...blocks,
    'figures/items/1/label': 'One Better',
  });
});
