import { expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { planPublication, planTakeOff } from './edit-content.ts';
import { editPages, jonas } from './edit-pages.ts';

const { call, create, publish, send } = editPages();

const query = graphql(`
  query planned($from: String!, $until: String!) {
    plannedEntries(from: $from, until: $until) { kind id title path at takeOff languages by hasFailed }
  }
`);

const planned = async (from: string, until: string) => (await call(query, { from, until })).plannedEntries;

test('EDI-05 what is planned between two moments: what goes out and what is taken off, the next first', async () => {
  const page = await create('/calendar-page');
  const release = await create('/stories/calendar-story', {
    type: 'STORY',
    pageType: 'article',
    publicationDate: null,
  } as never);
  await publish(page.id, ['en']);
  const order = { pageId: page.id, by: jonas };
  await call(planTakeOff, { ...order, languages: ['en'], takeOffAt: '2037-03-20T18:00' });
  await call(planPublication, { ...order, languages: ['de'], publishAt: '2037-03-10T07:00' });
  await call(planPublication, {
    pageId: release.id,
    by: jonas,
    languages: ['en'],
    publishAt: '2037-03-15T07:00',
  });
  const march = await planned('2037-03-01T00:00:00Z', '2037-04-01T00:00:00Z');
  expect(march).toMatchObject([
    { kind: 'page', id: page.id, path: '/calendar-page', takeOff: false, languages: ['de'], by: jonas },
    { id: release.id, takeOff: false, languages: ['en'], at: '2037-03-15T06:00:00.000Z' },
    { id: page.id, takeOff: true, at: '2037-03-20T17:00:00.000Z', hasFailed: false },
  ]);
  expect(await planned('2037-03-10T06:00:00Z', '2037-03-10T06:00:01Z')).toHaveLength(1);
  expect(await planned('2037-03-10T05:00:00Z', '2037-03-10T06:00:00Z')).toEqual([]);
});

test('EDI-05 the calendar is for trusted callers, and looks at a hundred days at most', async () => {
  const { errors } = await send(
    '{ plannedEntries(from: "2037-03-01T00:00:00Z", until: "2037-03-02T00:00:00Z") { id } }',
  );
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  await expect(planned('2037-03-01T00:00:00Z', '2037-08-01T00:00:00Z')).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  await expect(planned('tomorrow', '2037-08-01T00:00:00Z')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
