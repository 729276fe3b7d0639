import { expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { editRecords, removeMutation, restoreMutation } from './edit-records.ts';

const { call, received, list, read, save, send } = editRecords();

const publishMutation = graphql(`
  mutation publish($id: ID!, $revision: Int!, $by: String!) {
    publishTheme(id: $id, revision: $revision, by: $by) { revision problems { code field params } conflict { by } }
  }
`);
const withdrawMutation = graphql(`
  mutation withdraw($id: ID!, $by: String!) {
    withdrawTheme(id: $id, by: $by) { revision uses { kind title } }
  }
`);
const themesQuery = graphql(`query seen($stage: Stage!) { themes(stage: $stage) { key name tokens } }`);

const by = 'Petra Ott';
const publish = async (id: string, revision: number) =>
  (await call(publishMutation, { id, revision, by })).publishTheme;
const find = async (stage: 'DRAFT' | 'PUBLISHED', key: string) =>
  (await call(themesQuery, { stage })).themes.find((theme) => theme.key === key);

test('NAV-07 a theme is a record: its draft is for editors until it is published, and every process hears of that', async () => {
  const { data } = await read('theme', 'Cirris');
  await received();
  const saved = await save('theme', 'Cirris', { ...data, accent: '#1d4fb8', radius: 3 });
  expect(saved).toMatchObject({ id: 'Cirris', problems: [] });
  expect(await received()).toEqual([]);
  expect((await read('theme', 'Cirris')).state).toBe('CHANGED');
  const before = await find('PUBLISHED', 'Cirris');
  expect(before?.tokens).toMatchObject({ accent: data.accent });
  expect((await find('DRAFT', 'Cirris'))?.tokens).toMatchObject({ accent: '#1d4fb8', radius: '3' });

  expect(await publish('Cirris', saved.revision)).toMatchObject({ problems: [], conflict: null });
  expect(await received()).toEqual(['system']);
  expect((await find('PUBLISHED', 'Cirris'))?.tokens).toEqual({
    ...(before?.tokens as object),
    accent: '#1d4fb8',
    radius: '3',
  });
  const { state, history } = await read('theme', 'Cirris');
  expect([state, history.map(({ what }) => what)]).toEqual(['PUBLISHED', ['published', 'saved', 'created']]);
});

test('a theme of which a pair of colours cannot be read may be saved, but not published', async () => {
  const { data } = await read('theme', 'Iqc');
  const { revision } = await save('theme', 'Iqc', { ...data, 'accent-text': '#c2a03f' });
  const { problems } = await publish('Iqc', revision);
  expect(problems).toEqual([
    { code: 'unreadable', field: 'accent-text', params: { ratio: expect.any(Number), least: 4.5 } },
  ]);
  expect((await find('PUBLISHED', 'Iqc'))?.tokens).toMatchObject({ 'accent-text': data['accent-text'] });
});

test('what is not a colour is refused at its field, and nothing is stored', async () => {
  const { data } = await read('theme', 'Diit');
  for (const [field, value, code] of [
    ['page', 'red', 'badColour'],
    ['accent', '#fff;}*{', 'badColour'],
    ['text', '', 'missing'],
    ['radius', 17, 'outOfRange'],
    ['typeface', 'Comic', 'notOneOf'],
    ['typefaceFile', 'https://elsewhere.example/typeface.woff2', 'fileGone'],
  ] as const) {
    const { problems } = await save('theme', 'Diit', { ...data, [field]: value });
    expect(problems.map((problem) => [problem.field, problem.code])).toEqual([[field, code]]);
  }
  expect((await read('theme', 'Diit')).state).toBe('PUBLISHED');
});

test('a copy gets a key of its own from its name; a draft that says what is published is none', async () => {
  const { data } = await read('theme', 'Hosver');
  const first = await save('theme', null, { ...data, name: 'Frühling 2027' });
  const second = await save('theme', null, { ...data, name: 'Frühling 2027' });
  expect([first.id, second.id]).toEqual(['Fruhling_2027', 'Fruhling_2027_2']);
  expect((await save('theme', null, { ...data, name: '春' })).id).toBe('Theme');
  expect(await find('PUBLISHED', 'Fruhling_2027')).toBeUndefined();
  expect((await read('theme', 'Fruhling_2027')).state).toBe('DRAFT');

  const changed = await save('theme', 'Hosver', { ...data, name: 'Another' });
  await save('theme', 'Hosver', data, changed.revision);
  expect((await read('theme', 'Hosver')).state).toBe('PUBLISHED');
});

test('a theme is taken off when nothing wears it; else it is said what does', async () => {
  const refused = (await call(withdrawMutation, { id: 'Default', by })).withdrawTheme;
  expect(refused.revision).toBeNull();
  expect(refused.uses.map(({ kind }) => kind)).toContain('site');
  expect(await find('PUBLISHED', 'Default')).toBeDefined();

  const { data } = await read('theme', 'Default');
  const { id, revision } = await save('theme', null, { ...data, name: 'Autumn' });
  await publish('Autumn', revision);
  expect(await find('PUBLISHED', 'Autumn')).toBeDefined();
  await received();
  expect((await call(withdrawMutation, { id: 'Autumn', by })).withdrawTheme.uses).toEqual([]);
  expect(await received()).toEqual(['system']);
  expect(await find('PUBLISHED', 'Autumn')).toBeUndefined();
  expect((await read('theme', id ?? '')).state).toBe('DRAFT');

  const removed = (await call(removeMutation, { kind: 'theme', id: 'Autumn', by })).removeRecord;
  expect((await list('theme', { search: 'Autumn' })).total).toBe(0);
  await call(restoreMutation, { kind: 'theme', id: 'Autumn', revision: removed.revision ?? 0, by });
  expect((await read('theme', 'Autumn')).state).toBe('DRAFT');
});

test('themes are published by a mutation of its own, so that only chiefs are let through; drafts are for trusted callers', async () => {
  const generic = 'mutation { publishRecord(kind: theme, id: "Default", revision: 0, by: "x") { id } }';
  expect((await send(generic, {}, true)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  for (const query of [
    '{ themes(stage: DRAFT) { key } }',
    'mutation { publishTheme(id: "Default", revision: 0, by: "x") { id } }',
    'mutation { withdrawTheme(id: "Default", by: "x") { revision } }',
  ])
    expect((await send(query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});
