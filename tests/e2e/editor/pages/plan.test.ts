import { expect } from 'vitest';
import { expectNoViolations } from '../../../support/browser/accessibility.ts';
import { test } from '../../../support/browser/page-test.ts';
import { newDraft, savedDraft } from '../../../support/site/drafts.ts';
import { callEditor, editorCookies } from '../../../support/site/editors.ts';
import { expectNotice, screen } from '../../../support/site/portal.ts';

const expected = [/Autofocus processing was blocked/];
const titled = (title: string) => ({
  title,
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: {},
});

type Plan = { takeOff: boolean; languages: string[]; publishAt: string; by: string };

async function plansOf(id: string): Promise<Plan[]> {
  const { editor: cookie } = await editorCookies('editor');
  const { data } = await callEditor('reads', 'editedPage', { id }, { cookie });
  return (data as { editedPage: { plans: Plan[] } }).editedPage.plans;
}

test('EDI-05 a language is planned to go out and to be taken off again, and a plan is taken back', async ({
  visit,
}) => {
  const id = await newDraft([], {}, { texts: { en: titled('Planned'), de: titled('Geplant') } });
  const page = await visit(`/en/editor/pages/${id}`, {
    cookies: await editorCookies('editor'),
    expected,
    before: (opened) => opened.addInitScript(() => localStorage.setItem('time-zone', 'Asia/Tokyo')),
  });
  await screen(page, 'Planned');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this page' });
  await dialog.getByText('Nothing is in the way.').waitFor();
  await dialog.getByRole('button', { name: 'English alone' }).click();
  await dialog.getByRole('checkbox', { name: 'At a date and time of your choice' }).check();
  // Without a time, it asks for one.
  await dialog.getByRole('button', { name: 'Plan English' }).click();
  await dialog.getByText('Please choose a date and time.').waitFor();
  await dialog.getByLabel('Moment').fill('2036-03-10T07:00');
  // Entered and shown in the reader's time zone, with its name.
  await dialog.getByText('Times are in Japan Standard Time.').waitFor();
  await dialog.getByRole('checkbox', { name: 'Taken off again at a date and time' }).check();
  await dialog.getByLabel('Taken off on').fill('2036-04-10T18:30');
  await dialog.getByText(/Goes out on 10\sMarch\s2036 at 07:00 GMT\+9.*English/).waitFor();
  await dialog.getByText(/Taken off on 10\sApril\s2036 at 18:30 GMT\+9/).waitFor();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Plan English' }).click();
  await expectNotice(page, 'Planned. It will be published by itself.');
  expect(await plansOf(id)).toMatchObject([
    { takeOff: false, languages: ['en'], publishAt: '2036-03-09T22:00:00.000Z', by: 'Jonas Meier' },
    { takeOff: true, languages: ['en'], publishAt: '2036-04-10T09:30:00.000Z', by: 'Jonas Meier' },
  ]);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByText(/planned to take it off on 10\sApril\s2036 at 18:30 GMT\+9/).waitFor();
  await dialog.getByRole('button', { name: 'Take back' }).last().click();
  await expect.poll(async () => (await plansOf(id)).map(({ takeOff }) => takeOff)).toEqual([false]);
});

test('EDI-05 of an earlier version one language comes back alone', async ({ visit }) => {
  const id = await newDraft([], {}, { texts: { en: titled('First'), de: titled('Erste') } });
  const { editor: cookie } = await editorCookies('second');
  const { data } = await callEditor('reads', 'editedPage', { id }, { cookie });
  const { draft, revision } = (data as { editedPage: { draft: object; revision: number } }).editedPage;
  const texts = { en: titled('Second'), de: titled('Zweite') };
  const saved = await callEditor('changes', 'savePage', { draft: { ...draft, texts }, revision }, { cookie });
  expect(saved.data).toMatchObject({ savePage: { done: true } });

  const page = await visit(`/en/editor/pages/${id}/history?revision=${revision}`, {
    cookies: await editorCookies('editor'),
    expected,
  });
  await page.getByRole('button', { name: 'Restore this version' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What comes back').selectOption({ label: 'Only the texts in German' });
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Restore this version' }).click();
  await screen(page, 'Second');
  const after = await savedDraft(id);
  expect([after.texts.en?.title, after.texts.de?.title]).toEqual(['Second', 'Erste']);
});
