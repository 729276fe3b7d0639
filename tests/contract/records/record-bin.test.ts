import { expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import type { RecordKind } from '#contracts/content/records.ts';
import { editRecords, removeMutation, restoreMutation } from './edit-records.ts';

const { call, dropped, first, list, read, save, send } = editRecords();
const lea = 'Léa Favre';

const binned = graphql(`
  query binnedRecords { binnedRecords { kind id title detail by at goesAt revision } }
`);
const removing = graphql(`
  mutation removeBinned($kind: RecordKind!, $id: ID!, $by: String!) {
    removeBinnedRecord(kind: $kind, id: $id, by: $by)
  }
`);
const adding = graphql(`
  mutation addFile($file: TakenFile!, $by: String!) { addFile(file: $file, by: $by) }
`);
const fileQuery = graphql(`
  query file($id: ID!) { mediaFile(id: $id) { id versions { language contentType fileName } } }
`);

const inBin = async (id: string) => (await call(binned, {})).binnedRecords.find((record) => record.id === id);
const remove = async (kind: RecordKind, id: string) =>
  (await call(removeMutation, { kind, id, by: lea })).removeRecord;
const restore = async (kind: RecordKind, id: string, revision: number) =>
  (await call(restoreMutation, { kind, id, revision, by: lea })).restoreRecord;

test('EDI-05 a removed record lies in the bin with its name, and comes back as it was', async () => {
  const { id, data } = await first('news');
  await remove('news', id);
  const lying = await inBin(id);
  expect(lying).toMatchObject({ kind: 'news', title: data.title, by: lea });
  const days = (Date.parse(lying?.goesAt ?? '') - Date.parse(lying?.at ?? '')) / 86_400_000;
  expect(Math.round(days)).toBe(30);
  expect(await restore('news', id, lying?.revision ?? 0)).toMatchObject({ problems: [] });
  expect((await read('news', id)).data).toEqual(data);
  expect(await inBin(id)).toBeUndefined();
});

test('EDI-05 a file comes back with its bytes', async () => {
  const { nodes } = await list('file', { first: 200 });
  for (const { id } of nodes) {
    if ((await read('file', id)).uses.length > 0) continue;
    const before = (await call(fileQuery, { id })).mediaFile;
    expect(before?.versions.length).toBeGreaterThan(0);
    await remove('file', id);
    expect((await call(fileQuery, { id })).mediaFile).toBeNull();
    expect(await restore('file', id, (await inBin(id))?.revision ?? 0)).toMatchObject({ problems: [] });
    expect((await call(fileQuery, { id })).mediaFile).toEqual(before);
    return;
  }
  throw new Error('Every file of the sample is used');
});

test('EDI-05 where another record has taken its place, it stays in the bin and says so', async () => {
  const { id, data } = await first('redirect');
  await remove('redirect', id);
  const other = await save('redirect', null, { ...data, target: '/stories' });
  expect(other.problems).toEqual([]);
  const { revision = 0 } = (await inBin(id)) ?? {};
  expect((await restore('redirect', id, revision)).problems).toMatchObject([{ code: 'pathTaken' }]);
  expect(await inBin(id)).toBeDefined();
  await remove('redirect', other.id ?? '');
  expect((await restore('redirect', id, revision)).problems).toEqual([]);
});

test('EDI-05 for good it goes with its history', async () => {
  const { id } = await first('news');
  await remove('news', id);
  const { revision = 0 } = (await inBin(id)) ?? {};
  expect((await call(removing, { kind: 'news', id, by: 'Petra Ott' })).removeBinnedRecord).toBe(true);
  expect((await call(removing, { kind: 'news', id, by: 'Petra Ott' })).removeBinnedRecord).toBe(false);
  await expect(restore('news', id, revision)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await inBin(id)).toBeUndefined();
});

test('EDI-05 with a file its bytes go for good, unless another file has the same', async () => {
  const hash = (letter: string) => letter.repeat(40);
  const add = async (letter: string) => {
    const file = { size: 1, contentType: 'image/png', width: 1, height: 1, transparent: false };
    const wish = { file: { ...file, hash: hash(letter), fileName: `${letter}.png` }, by: lea };
    return (await call(adding, wish)).addFile;
  };
  const forGood = async (id: string) => {
    await remove('file', id);
    expect(dropped).not.toContain(hash('a'));
    expect((await call(removing, { kind: 'file', id, by: 'Petra Ott' })).removeBinnedRecord).toBe(true);
  };
  const [one, twin, other] = [await add('a'), await add('a'), await add('b')];
  await forGood(one);
  expect(dropped).toEqual([]);
  // A record in the bin can be restored, so it still refers to them.
  await remove('file', twin);
  await forGood(other);
  expect(dropped).toEqual([hash('b')]);
  expect((await call(removing, { kind: 'file', id: twin, by: 'Petra Ott' })).removeBinnedRecord).toBe(true);
  expect(dropped).toEqual([hash('b'), hash('a')]);
});

test('EDI-05 the bin of records is for trusted callers', async () => {
  expect((await send('{ binnedRecords { id } }')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  const change = 'mutation { removeBinnedRecord(kind: news, id: "1", by: "x") }';
  expect((await send(change)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
