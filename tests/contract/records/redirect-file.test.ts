import { expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { editRecords } from './edit-records.ts';

const { call, received, list, read, send } = editRecords();

const fileQuery = graphql(`query file($siteId: ID!) { redirectFile(siteId: $siteId) }`);
const importMutation = graphql(`
  mutation take($siteId: ID!, $table: String!, $seen: String, $by: String!) {
    importRedirects(siteId: $siteId, table: $table, seen: $seen, by: $by) {
      stand isDone
      lines { line previousUrl target status outcome before statusBefore problem { code params } }
    }
  }
`);

async function site() {
  const [{ siteId } = { siteId: null }] = (await list('redirect')).nodes;
  if (!siteId) throw new Error('The sample has no redirects');
  return siteId;
}

const take = async (table: string, seen: string | null = null, siteId?: string) =>
  (await call(importMutation, { siteId: siteId ?? (await site()), table, seen, by: 'Léa Favre' }))
    .importRedirects;

const outcomes = ({ lines }: Awaited<ReturnType<typeof take>>) => lines.map(({ outcome }) => outcome);

test('EDI-05 URL-09 a file of redirects comes back as it went out, and changes nothing', async () => {
  const siteId = await site();
  const { redirectFile } = await call(fileQuery, { siteId });
  expect(redirectFile).toMatch(/^\ufeffpreviousUrl,target,status\r\n/);
  const report = await take(redirectFile);
  expect(report.lines).toHaveLength((await list('redirect', { siteId, first: 200 })).total);
  expect(new Set(outcomes(report))).toEqual(new Set(['unchanged']));
  await received();
  expect(await take(redirectFile, report.stand)).toMatchObject({ isDone: true });
  expect(await received()).toEqual([]);
});

test('EDI-05 URL-09 the report comes first; with what was seen of it, all lines are taken over', async () => {
  const siteId = await site();
  const [known] = (await list('redirect', { siteId })).nodes;
  const from = known?.title[''] ?? '';
  const table = `Alte Adresse;Führt zu;Art\r\n/Fair-2019;/stories;302\r\n${from.toUpperCase()};/stories;308\r\n`;
  const report = await take(table);
  expect(report).toMatchObject({
    isDone: false,
    lines: [
      { line: 2, outcome: 'created', before: null },
      { line: 3, outcome: 'changed', before: known?.detail },
    ],
  });
  expect((await list('redirect', { search: 'fair-2019' })).total).toBe(0);
  await received();
  expect((await take(table, report.stand)).isDone).toBe(true);
  expect(await received()).toEqual([`redirects:${siteId}`]);

  const { history, data } = await read('redirect', known?.id ?? '');
  expect(data).toMatchObject({ target: '/stories', status: '308' });
  expect(history.map(({ what, by }) => [what, by])).toEqual([
    ['imported', 'Léa Favre'],
    ['created', ''],
  ]);
  const [added] = (await list('redirect', { search: 'fair-2019' })).nodes;
  expect((await read('redirect', added?.id ?? '')).history.map(({ what }) => what)).toEqual(['imported']);
});

test('EDI-05 one wrong line holds back all of them, whatever was seen', async () => {
  const table = '/fair-2020,/stories,301\n/fair-2021,/nobody-knows,301\n/fair-2022,/fair-2022\n';
  const report = await take(table);
  expect(outcomes(report)).toEqual(['created', 'wrong', 'wrong']);
  expect(report.lines.map(({ problem }) => problem?.code)).toEqual([
    undefined,
    'pathNowhere',
    'redirectToItself',
  ]);
  expect((await take(table, report.stand)).isDone).toBe(false);
  expect((await list('redirect', { search: 'fair-202' })).total).toBe(0);
});

test('EDI-05 what would now do something else than was seen is reported again, and not done', async () => {
  const table = '/fair-2023,/stories,301\n';
  const { stand } = await take(table);
  const other = '/fair-2023,/news,302\n';
  await take(other, (await take(other)).stand);
  const second = await take(table, stand);
  expect(second).toMatchObject({ isDone: false, lines: [{ outcome: 'changed' }] });
  expect((await take(table, second.stand)).isDone).toBe(true);
});

test('EDI-05 files of redirects are for trusted callers, of sites that there are, and bounded', async () => {
  const siteId = await site();
  const query = `{ redirectFile(siteId: "${siteId}") }`;
  expect((await send(query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const change = (id: string, table: string) =>
    `mutation { importRedirects(siteId: "${id}", table: ${JSON.stringify(table)}, by: "x") { isDone } }`;
  expect((await send(change(siteId, '/a;/b'))).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const refused = async (id: string, table: string) =>
    (await send(change(id, table), {}, true)).errors?.[0]?.extensions;
  expect(await refused('other', '/a;/b')).toMatchObject({ field: 'siteId' });
  expect(await refused(siteId, '')).toMatchObject({ reason: 'empty' });
  expect(await refused(siteId, 'Old;New\n')).toMatchObject({ reason: 'empty' });
  expect(await refused(siteId, '/a;"/b\n/c;/d\n')).toMatchObject({ reason: 'noTable' });
  const long = Array.from({ length: 5001 }, (_, index) => `/a-${index};/stories`).join('\n');
  expect(await refused(siteId, long)).toMatchObject({ reason: 'tooMany' });
});
