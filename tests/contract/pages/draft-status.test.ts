import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { planPublication, planTakeOff } from './edit-content.ts';
import { editPages, petra, titled, words } from './edit-pages.ts';

const statusQuery = graphql(`
  query draftStatus($id: ID!) {
    pageById(id: $id, stage: DRAFT) { draftStatus { state publishAt takeOffAt } }
  }
`);

const { call, fetchIn, create, publish, save, unpublish } = editPages();
const statusIn = async (id: string, language: string) =>
  (await fetchIn(language, statusQuery, { id })).pageById?.draftStatus;
const unplanned = { publishAt: null, takeOffAt: null };

describe('EDI-02 a preview knows what visitors see of the draft in its language', () => {
  test('never published, published, changed and taken off, each language by itself', async () => {
    const { id, draft, revision } = await create('/status');
    for (const language of ['en', 'de'])
      expect(await statusIn(id, language)).toEqual({ state: 'NEVER_PUBLISHED', ...unplanned });
    await publish(id, ['en']);
    expect(await statusIn(id, 'en')).toMatchObject({ state: 'PUBLISHED' });
    expect(await statusIn(id, 'de')).toMatchObject({ state: 'NEVER_PUBLISHED' });
    await publish(id, ['de']);
    await save({ ...draft, texts: { ...draft.texts, de: words('Neu') } }, revision);
    expect(await statusIn(id, 'en')).toMatchObject({ state: 'PUBLISHED' });
    expect(await statusIn(id, 'de')).toMatchObject({ state: 'CHANGED' });
    await unpublish(id, ['de']);
    expect(await statusIn(id, 'en')).toMatchObject({ state: 'PUBLISHED' });
    expect(await statusIn(id, 'de')).toMatchObject({ state: 'TAKEN_OFF' });
  });

  test('another setting or block is a change in every language', async () => {
    const { id, draft, revision } = await create('/status-settings');
    await publish(id, ['en', 'de']);
    await save({ ...draft, tableOfContents: !draft.tableOfContents }, revision);
    for (const language of ['en', 'de'])
      expect(await statusIn(id, language)).toMatchObject({ state: 'CHANGED' });
  });

  test('what is planned is told for its language only', async () => {
    const { id, draft, revision } = await create('/status-planned');
    await publish(id, ['en', 'de']);
    await save(titled(draft, 'Planned'), revision);
    const [publishAt, takeOffAt] = ['2099-03-01T08:00', '2099-04-01T08:00'];
    await call(planPublication, { pageId: id, languages: ['en'], publishAt, by: petra });
    await call(planTakeOff, { pageId: id, languages: ['en'], takeOffAt, by: petra });
    expect(await statusIn(id, 'en')).toEqual({
      state: 'CHANGED',
      publishAt: '2099-03-01T07:00:00.000Z',
      takeOffAt: '2099-04-01T06:00:00.000Z',
    });
    expect(await statusIn(id, 'de')).toMatchObject(unplanned);
  });

  test('a language that the draft does not have is not published in it', async () => {
    const { id } = await create('/status-missing');
    await publish(id, ['en', 'de']);
    expect(await statusIn(id, 'fr')).toMatchObject({ state: 'NEVER_PUBLISHED' });
  });
});
