import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { blocks, blockTypes } from '#contracts/content/blocks.ts';
import type { Fields } from '#contracts/content/fields.ts';
import { newValues } from '#web/apps/editor/form/new-values.ts';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft, savedDraft } from '../../../support/site/drafts.ts';
import { saved, showPart } from '../../../support/site/editing.ts';
import { newEditor } from '../../../support/site/editors.ts';
import { findSite } from '../../../support/site/query.ts';
import { text } from '../../../support/texts.ts';

const t = (key: string) => text('en', 'editorPages', key);
const words = (title: string) => ({
  ...{ title, navigationTitle: null, description: null, lead: null },
  blocks: {},
});
const figures = { id: 'figures', type: 'keyFigures', items: [{ id: '1' }] };

/** A page in English and German, opened in German by an editor of German alone. */
async function openInGerman(
  visit: (path: string, options: object) => Promise<Page>,
  content: Parameters<typeof newDraft>[0],
  width = 1440,
) {
  const { cookie } = await newEditor([{ role: 'editor', languages: ['de'] }]);
  const id = await newDraft(content, {}, { texts: { en: words('A draft'), de: words('Ein Entwurf') } });
  const cookies = { editor: cookie };
  const page = await visit(`/en/editor/pages/${id}?language=de`, { cookies, width });
  await page
    .getByRole('note')
    .getByText(text('en', 'editor', 'readOnly.shared'))
    .waitFor();
  return { id, page, cookies };
}

async function openBlock(page: Page, id: string): Promise<Locator> {
  await page.locator(`#block-${id}`).press('Enter');
  const form = page.locator(`#block-${id}-form`);
  await form.waitFor();
  return form;
}

/** The ids of the fields that can be changed, apart from the tools of texts. */
const changeable = (form: Locator) =>
  form.locator('input, textarea, select').evaluateAll((controls) =>
    controls
      .filter((control) => !control.closest('[role=toolbar]'))
      .filter((control) => !control.matches(':disabled, [readonly], [aria-readonly=true]'))
      .map(({ id }) => id),
  );

test('EDI-02 EDI-05 of every type of block, an editor of one language can change its words and nothing else', async ({
  visit,
}) => {
  const all = blockTypes.map((type) => ({ id: type.toLowerCase(), type, ...newValues(blocks[type]) }));
  const { page } = await openInGerman(visit, all);
  for (const type of blockTypes) {
    const id = type.toLowerCase();
    const form = await openBlock(page, id);
    const fields = Object.entries(blocks[type] as Fields);
    const own = fields.filter(([, field]) => field.kind === 'text' && field.translate);
    const texts = fields.filter(([, field]) => field.kind === 'richText');
    await expect
      .poll(() => changeable(form), { message: type })
      .toEqual(own.map(([name]) => `${id}/${name}`));
    await expect
      .poll(() => form.locator('[contenteditable=true]').count(), { message: type })
      .toBe(texts.length);
    const outside = form.locator('button:not([aria-expanded], [role=toolbar] button)');
    expect(await outside.allInnerTexts(), type).toEqual([t('block.show')]);
    await page.locator(`#block-${id}`).press('Enter');
  }
  expect(await page.getByRole('button', { name: t('block.add') }).count()).toBe(0);
});

test.for([1440, 390])(
  'EDI-02 an editor of one language writes its words, and restores no more than them, %s wide',
  async (width, { visit }) => {
    const { id, page, cookies } = await openInGerman(visit, [figures], width);
    const form = await openBlock(page, 'figures');
    await form.locator('[data-row="1"] [aria-expanded]').click();
    await form.getByLabel('Value').fill('60');
    await saved(page);
    // What the bar half covers counts as too small a target.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoViolations(page);
    await showPart(page, 'Settings');
    const field = (name: string) => page.getByRole('textbox', { name: t(`field.${name}`) });
    expect(await field('sortIndex').isEditable()).toBe(false);
    expect(await page.getByRole('button', { name: t('move') }).count()).toBe(0);
    await page.locator('#page-title').fill('Ein anderer Entwurf');
    await expect.poll(async () => (await savedDraft(id)).texts.de?.title).toBe('Ein anderer Entwurf');
    expect((await savedDraft(id)).texts.de?.blocks).toMatchObject({ 'figures/items/1/value': '60' });
    await expectNoOverflow(page);
    await expectNoViolations(page);

    const history = await visit(`/en/editor/pages/${id}/history`, { cookies, width });
    const versions = history.getByRole('navigation', { name: t('history.versions') }).getByRole('link');
    await versions.last().click();
    await history.getByRole('button', { name: t('restore'), exact: true }).click();
    const choice = history.getByRole('dialog').getByRole('combobox', { name: t('restore.what') });
    expect(await choice.getByRole('option').allInnerTexts()).toEqual([
      t('restore.alone').replace('{name}', 'German'),
    ]);
    await expectNoViolations(history);
    const submit = history.getByRole('dialog').getByRole('button', { name: t('restore'), exact: true });
    await submit.click();
    await history.waitForURL(new RegExp(`/pages/${id}$`));
    expect((await savedDraft(id)).texts.de?.title).toBe('Ein Entwurf');
  },
);

test('EDI-02 a new page is offered in the sites that a role has as a whole', async ({ visit }) => {
  const site = await findSite('events');
  const { cookie } = await newEditor([{ role: 'editor', sites: [site] }]);
  const page = await visit('/en/editor/pages/new', { cookies: { editor: cookie } });
  const choice = page.getByRole('combobox', { name: t('filter.site') });
  await choice.waitFor();
  expect(await choice.getByRole('option').count()).toBe(1);
  expect(await choice.inputValue()).toBe(site);
  await expectNoViolations(page);
});
