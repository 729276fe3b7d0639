import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../../support/browser/layout.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft } from '../../../support/site/drafts.ts';
import { callEditor, editorCookies } from '../../../support/site/editors.ts';
import { screen } from '../../../support/site/portal.ts';
import { text } from '../../../support/texts.ts';

const t = (key: string) => text('en', 'editorCalendar', key);
/** The page in the preview has a search field with autofocus, but the focus stays in the form. */
const expected = [/Autofocus processing was blocked/];

const words = (title: string) => ({
  title,
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: {},
});

/** A page that is to be published on 10 March 2038 at 07:00 in Zurich. */
async function plannedPage(): Promise<string> {
  const title = `Fair ${crypto.randomUUID().slice(0, 8)}`;
  const pageId = await newDraft([], {}, { texts: { en: words(title) } });
  const { editor: cookie } = await editorCookies('editor');
  const plan = { pageId, languages: ['en'], publishAt: '2038-03-10T07:00' };
  const { data } = await callEditor('changes', 'planPublication', plan, { cookie });
  expect(data).toMatchObject({ planPublication: { done: true } });
  return title;
}

test.for([1440, 390])(
  'EDI-05 the calendar shows what is planned and leads to the page, %s wide',
  async (width, { visit }) => {
    const title = await plannedPage();
    const page = await visit('/en/editor/calendar?month=2038-02', {
      width,
      cookies: await editorCookies('editor'),
      expected,
    });
    await screen(page, t('title'));
    await page.getByRole('link', { name: /March\s2038/ }).click();
    await page.getByRole('heading', { name: /March\s2038/ }).waitFor();
    const link = page.getByRole('link', { name: new RegExp(title) });
    // A phone shows the list first; the month with the times in its days is one press away.
    if (width < 600) {
      await page.getByRole('row').filter({ hasText: title }).waitFor();
      await page.getByRole('link', { name: t('view.month'), exact: true }).click();
    }
    await page.getByRole('columnheader').first().getByText('Mon').waitFor();
    await link.waitFor();
    await page.getByText(/^Planned: .*Times are in /).waitFor();
    await expectNoViolations(page);
    await expectNoOverflow(page);
    await link.click();
    await screen(page, title);
  },
);

test('EDI-05 the calendar is a list, too, and an empty month says so', async ({ visit }) => {
  const title = await plannedPage();
  const page = await visit('/en/editor/calendar?month=2038-03', { cookies: await editorCookies('editor') });
  await page.getByRole('link', { name: t('view.list') }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByText('Jonas Meier').waitFor();
  await row.getByText(t('what.publish'), { exact: true }).waitFor();
  await row.getByText('English').waitFor();
  await expectNoViolations(page);
  await page.goto('/en/editor/calendar?month=2039-01&view=list');
  await page.getByText(t('none'), { exact: true }).waitFor();
});
