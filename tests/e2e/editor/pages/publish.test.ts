import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow, resize } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft, savedDraft } from '../../../support/site/drafts.ts';
import { callEditor, editorCookies } from '../../../support/site/editors.ts';
import { originOf } from '../../../support/site.ts';

const expected = [/Autofocus processing was blocked/];
const intro = { id: 'intro', type: 'text', width: 'Inline' };
const more = { id: 'more', type: 'text', width: 'Inline' };
const paragraph = (words: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: words }] }],
});
const texts = (title: string, blocks: object) => ({
  title,
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: blocks as never,
});

async function publishedPage() {
  const { editor: cookie } = await editorCookies('chief');
  const change = async (name: string, variables: object) => {
    const { data, code } = await callEditor('changes', name, variables, { cookie });
    expect([name, code, data]).toMatchObject([name, '', { [name]: { done: true } }]);
    return (data as Record<string, { revision: number }>)[name]!.revision;
  };
  const id = await newDraft(
    [intro],
    {},
    {
      texts: {
        en: texts('Air', { 'intro/text': paragraph('Air costs.') }),
        de: texts('Luft', { 'intro/text': paragraph('Luft kostet.') }),
        cs: texts('Vzduch', { 'intro/text': paragraph('Vzduch stojí.') }),
      },
    },
  );
  const { data } = await callEditor('reads', 'editedPage', { id }, { cookie });
  const { revision } = (data as { editedPage: { revision: number } }).editedPage;
  await change('publishPage', { pageId: id, languages: ['en', 'de', 'cs'], revision });
  const draft = await savedDraft(id);
  const english = texts('Air', {
    'intro/text': paragraph('Air costs.'),
    'more/text': paragraph('Job by job.'),
  });
  const added = { ...more, anchor: null, tone: 'plain' };
  await change('savePage', {
    draft: { ...draft, blocks: [...draft.blocks, added], texts: { ...draft.texts, en: english } },
    revision,
  });
  return { id, path: draft.path };
}

const pageIn = async (language: string, path: string) => {
  const html = await (await fetch(`${originOf('main')}/${language}${path}`)).text();
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
};

test('EDI-05 a new block goes out in English alone; German stays, Czech shows it in English with a line that says so', async ({
  visit,
}) => {
  const { id, path } = await publishedPage();
  const [german, czech] = [await pageIn('de', path), await pageIn('cs', path)];
  const page = await visit(`/en/editor/pages/${id}`, { cookies: await editorCookies('editor'), expected });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByText('Nothing is in the way.').waitFor();
  // The changes are listed; languages with incomplete translations are not preselected.
  await dialog.getByText('Job by job.').waitFor();
  expect(await dialog.getByRole('checkbox', { name: /^German/ }).isChecked()).toBe(false);
  await dialog.getByText('2 languages keep the page that visitors see today.').waitFor();
  await dialog
    .getByRole('combobox', { name: 'What visitors see then in Czech' })
    .selectOption({ label: 'Stays, new blocks in English' });
  await dialog.getByText('New blocks in English: Czech.').waitFor();
  await expectNoViolations(page);
  for (const width of [1440, 390]) {
    await resize(page, width);
    await expectNoOverflow(page);
    const box = await dialog.getByRole('button', { name: 'Publish English', exact: true }).boundingBox();
    const height = page.viewportSize()!.height;
    expect(box!.y + box!.height).toBeLessThanOrEqual(height);
    // On a phone the languages get more than half of the height: the time is in a closed section.
    const folded = dialog.getByRole('button', { name: 'Moment', exact: true });
    if (width < 600) {
      expect(await dialog.getByRole('checkbox', { name: /^At a date/ }).isVisible()).toBe(false);
      await folded.click();
    } else expect(await folded.isVisible()).toBe(false);
    await dialog.getByRole('checkbox', { name: /^At a date/ }).waitFor();
  }
  await dialog.getByRole('button', { name: 'Publish English', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => pageIn('en', path)).toContain('Job by job.');
  expect(await pageIn('de', path)).toBe(german);
  const shown = await pageIn('cs', path);
  expect(shown).not.toBe(czech);
  expect(shown).toMatch(
    /<p[^>]*>Tato část zatím není k\sdispozici[^<]*<\/p><div lang="en">[\s\S]*Job by job\./,
  );
});
