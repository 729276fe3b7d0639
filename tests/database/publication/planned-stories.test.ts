import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import {
  cancelPublication,
  pageHistory,
  publicationProblems,
  publishPage,
  savePage,
} from '../../contract/pages/edit-content.ts';
import { beforeMoment, secondsAhead } from '../../support/moment.ts';
import { editPlannedPages, jonas, petra, titled } from './edit-planned-pages.ts';
import { openPublication, type Publication } from './open-publication.ts';

let publication: Publication;
const { call, create, open, plan, seen } = editPlannedPages(() => publication.content);

beforeAll(async () => {
  publication = await openPublication(inject('databaseUrl'));
});

afterAll(async () => {
  await publication.close();
});

beforeEach(async () => {
  await publication.database.pool.query('DELETE FROM content.page');
  publication.notified.length = 0;
});

const submit = graphql(
  `mutation submit($pageId: ID!, $by: String!) { submitRelease(pageId: $pageId, by: $by) }`,
);
const approve = graphql(
  `mutation approve($pageId: ID!, $by: String!) { approveRelease(pageId: $pageId, by: $by) }`,
);

describe('STO-02 stories and releases', () => {
  const codes = (change: { problems: readonly { code: string }[] }) =>
    change.problems.map(({ code }) => code);

  test('an ad hoc one is published, planned and corrected only as a second person has read it', async () => {
    const { id, draft, revision } = await create({ type: 'MEDIA_RELEASE', adhoc: true });
    const publish = async () => {
      const { revision: read } = await open(id);
      return (await call(publishPage, { pageId: id, languages: ['en'], revision: read, by: petra }))
        .publishPage;
    };
    const pass = async () => {
      await call(submit, { pageId: id, by: petra });
      await call(approve, { pageId: id, by: jonas });
    };
    expect(codes(await publish())).toEqual(['approvalNeeded']);
    const notified = await call(publicationProblems, { pageId: id, languages: ['en'] });
    expect(notified.publicationProblems).toMatchObject([{ code: 'approvalNeeded', field: 'adhoc' }]);
    expect(codes(await plan(id, secondsAhead(3600)))).toEqual(['approvalNeeded']);
    await pass();
    await call(savePage, { draft: titled(draft, 'Another figure'), revision, by: petra });
    expect(codes(await publish())).toEqual(['changedSinceApproval']);
    expect(await seen(draft)).toBeNull();
    await pass();
    expect((await publish()).done).toBe(true);
    expect(await seen(draft)).toBe('Another figure');

    const opened = await open(id);
    const corrected = { ...titled(opened.draft, 'Corrected'), publicationDate: '2040-01-01T00:00:00.000Z' };
    await call(savePage, { draft: corrected, revision: opened.revision, by: petra });
    expect(codes(await publish())).toEqual(['changedSinceApproval']);
    await pass();
    expect((await publish()).done).toBe(true);
    // It was published before: correcting it does not hide it from its readers.
    expect(await seen(draft)).toBe('Corrected');
  });

  test('a plan is the release that is scheduled, and is taken back as one', async () => {
    const { id, draft } = await create({ type: 'STORY' });
    expect((await plan(id, secondsAhead(3600))).done).toBe(true);
    expect(await seen(draft)).toBeNull();
    expect((await open(id)).state).toBe('PLANNED');
    expect((await call(cancelPublication, { pageId: id, by: jonas })).cancelPublication.done).toBe(true);
    expect(await open(id)).toMatchObject({ state: 'DRAFT', publishedLanguages: [] });
  });

  test.each(['CONTENT', 'STORY'] as const)(
    'what happened to a %s until it came out is its history',
    async (type) => {
      const worker = await publication.startWorker();
      const { id, revision, moment } = await beforeMoment(async (moment) => {
        const { id, revision } = await create({ type });
        await plan(id, secondsAhead(3600));
        await call(cancelPublication, { pageId: id, by: jonas });
        await plan(id, moment);
        return { id, revision, moment };
      });
      const steps = async () => (await call(pageHistory, { pageId: id })).pageHistory.toReversed();
      await expect.poll(async () => (await steps()).at(-1)?.what).toBe('published');
      await worker.kill();
      const history = await steps();
      expect(history.map(({ what, by }) => `${what} ${by}`)).toEqual([
        `created ${petra}`,
        `scheduled ${petra}`,
        `cancelled ${jonas}`,
        `scheduled ${petra}`,
        `published ${petra}`,
      ]);
      expect(history[3]).toMatchObject({
        languages: ['en', 'de'],
        publishAt: new Date(moment).toISOString(),
      });
      expect(history[4]).toMatchObject({ languages: ['en', 'de'], publishAt: null });
      // None of it changed the text, so the revision of an editor who began before is still valid.
      expect((await open(id)).revision).toBe(revision);
    },
  );

  test('who submits and approves a release, and that it is out, stands in its history once', async () => {
    const { id } = await create({ type: 'MEDIA_RELEASE', adhoc: true });
    await call(submit, { pageId: id, by: petra });
    await call(approve, { pageId: id, by: jonas });
    const { revision } = await open(id);
    const { publishPage: published } = await call(publishPage, {
      pageId: id,
      languages: ['en'],
      revision,
      by: petra,
    });
    expect(published.done).toBe(true);
    const { pageHistory: history } = await call(pageHistory, { pageId: id });
    expect(history.map(({ what, by }) => `${what} ${by}`)).toEqual([
      `published ${petra}`,
      `approved ${jonas}`,
      `submitted ${petra}`,
      `created ${petra}`,
    ]);
  });
});
