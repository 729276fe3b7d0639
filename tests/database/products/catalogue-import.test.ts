import { expect, test } from 'vitest';
import type { ProductDraft } from '#contracts/products/draft.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { saveMutation } from '../../contract/products/product-editing-queries.ts';
import {
  catalogueImports,
  compareMutation,
  draftMutation,
  importQuery,
} from '../../support/back-ends/catalogue-imports.ts';

const { call, find, linesOf, draftOf, bring, compare, makeDrafts, pool } = catalogueImports();

const decideMutation = graphql(`
  mutation decide($id: ID!, $place: Int!, $decision: CatalogueImportDecision) {
    decideCatalogueImportLine(id: $id, place: $place, decision: $decision)
  }
`);
const publishMutation = graphql(
  `mutation publish($id: ID!) { publishCatalogueImport(id: $id, by: "Petra Ott") }`,
);
const stopMutation = graphql(`mutation stop($id: ID!) { stopCatalogueImport(id: $id) }`);
const dropMutation = graphql(`mutation drop($id: ID!) { dropCatalogueImport(id: $id) }`);

const table = (rows: string) => `Part number;Name;Class;Weight (lbs);Colour\n${rows}`;

test('issue 30: what a table says is proposed, compared, drafted and published; the second time it is the same', async () => {
  const id = await bring(table('reuss-455;Reuss 455;;2000;red\nacme-1;Acme 1;automatic-crimping;100;blue\n'));
  const read = await find(id);
  expect(read).toMatchObject({ state: 'READ', total: 2, format: 'csv', encoding: 'utf-8' });
  expect(
    read.words?.fields.map(({ name, target, isDecided, count }) => [name, target, isDecided, count]),
  ).toEqual([
    ['Part number', 'slug', true, 2],
    ['Name', 'name', true, 2],
    ['Class', 'classifications', true, 1],
    ['Weight (lbs)', 'weight', true, 2],
    ['Colour', null, false, 2],
  ]);
  const report = await compare(id);
  expect(report.counts).toMatchObject({
    mend: 0,
    both: 0,
    changed: 1,
    created: 1,
    same: 0,
    ready: 2,
    drafted: 0,
  });
  const [changed] = await linesOf(id, ['CHANGED']);
  expect(changed).toMatchObject({ line: 2, slug: 'reuss-455' });
  expect(changed?.changes).toContainEqual(
    expect.objectContaining({ field: 'values/weight', after: '2000 lb' }),
  );
  expect(await draftOf('acme-1')).toBeNull();

  expect((await makeDrafts(id)).drafted).toBe(2);
  expect(await draftOf('acme-1')).toMatchObject({ state: 'DRAFT', by: 'Petra Ott' });
  expect(await draftOf('reuss-455')).toMatchObject({
    state: 'CHANGED',
    draft: { values: { weight: [{ text: '2000 lb' }] } },
  });
  expect((await find(id)).counts).toMatchObject({ drafted: 2, waiting: 2, published: 0 });
  await expect(call(draftMutation, { id })).rejects.toMatchObject({ code: 'CONFLICT' });

  // A product without texts stays a draft.
  await call(publishMutation, { id });
  await expect.poll(async () => (await find(id)).state, { timeout: 60_000 }).toBe('PUBLISHED');
  expect((await find(id)).counts).toMatchObject({ published: 1, waiting: 1 });
  expect(await draftOf('reuss-455')).toMatchObject({ state: 'PUBLISHED' });
  expect(await draftOf('acme-1')).toMatchObject({ state: 'DRAFT' });

  const again = await bring(
    table('reuss-455;Reuss 455;;2000;red\nacme-1;Acme 1;automatic-crimping;100;blue\n'),
  );
  expect((await compare(again)).counts).toMatchObject({ mend: 0, changed: 0, created: 0, same: 2, ready: 0 });
});

test('issue 30: an editor’s words stay where the file says what it said last time, and both are shown where both changed', async () => {
  const file = (name: string, short: string) => `slug,name.en,short.en\nreuss-520,${name},${short}\n`;
  const first = await bring(file('Reuss 520 A', 'As the file says.'));
  await compare(first);
  await makeDrafts(first);
  const { revision, draft } = (await draftOf('reuss-520'))!;
  const mine = {
    ...(draft as ProductDraft),
    names: { ...(draft as ProductDraft).names, en: 'Reuss 520 mine' },
  };
  await call(saveMutation, { slug: 'reuss-520', revision, draft: mine, by: 'Léa Favre' });

  const same = await bring(file('Reuss 520 A', 'As the file says.'));
  expect((await compare(same)).counts).toMatchObject({ same: 1, both: 0 });

  const both = await bring(file('Reuss 520 B', 'Other words.'));
  expect((await compare(both)).counts).toMatchObject({ both: 1, ready: 1 });
  const [line] = await linesOf(both, ['BOTH']);
  expect(line?.changes).toEqual([
    { field: 'names/en', before: 'Reuss 520 mine', after: 'Reuss 520 B', isBoth: true },
    { field: 'short/en', before: 'As the file says.', after: 'Other words.', isBoth: false },
  ]);
  await call(decideMutation, { id: both, place: line!.place, decision: 'THEIRS' });
  await makeDrafts(both);
  expect((await draftOf('reuss-520'))?.draft).toMatchObject({
    names: { en: 'Reuss 520 B' },
    short: { en: 'Other words.' },
  });
});

test('issue 30: a value in one system of units leaves our own in the other as it is, unless it changes', async () => {
  const { draft } = (await draftOf('reuss-455'))!;
  expect((draft as ProductDraft).values.cross_section).toHaveLength(2);
  const same = await bring('slug;cross_section\nreuss-455;0,13-4\n');
  expect((await compare(same)).counts).toMatchObject({ same: 1, changed: 0 });
  const changed = await bring('slug;cross_section\nreuss-455;0,13-6\n');
  await compare(changed);
  expect((await linesOf(changed, ['CHANGED']))[0]?.changes).toMatchObject([
    {
      field: 'values/cross_section',
      before: expect.stringContaining('AWG'),
      after: expect.not.stringContaining('AWG'),
    },
  ]);
});

test('issue 30: what is wrong is named at its line and left out, or becomes a draft to be mended', async () => {
  const rows = [
    'slug,name.en,classifications,weight,brand',
    'bad-1,Bad one,automatic-crimping,rather heavy,',
    'bad-2,Bad two,nowhere,1,',
    ',No number,automatic-crimping,1,',
    'bad-3,Three,automatic-crimping,1,',
    'bad-3,Three again,automatic-crimping,2,',
  ];
  const id = await bring(`${rows.join('\n')}\n`);
  expect((await compare(id)).counts).toMatchObject({ mend: 4, created: 1, ready: 1 });
  const lines = await linesOf(id, ['MEND']);
  expect(
    lines.map(({ line, problems, isDraftable }) => [
      line,
      problems[0]?.code,
      problems[0]?.field,
      isDraftable,
    ]),
  ).toEqual([
    [2, 'unreadable', 'values/weight', true],
    [3, 'noClass', '', false],
    [4, 'noNumber', '', false],
    [6, 'twiceInFile', '', false],
  ]);
  await call(decideMutation, { id, place: lines[0]!.place, decision: 'TAKE' });
  expect((await find(id)).counts.ready).toBe(2);
  expect((await makeDrafts(id)).drafted).toBe(2);
  expect((await draftOf('bad-1'))?.stated.problems.map(({ field }) => field)).toContain('values/weight');
});

test('issue 30: a product that somebody changes after the comparison is left as it is', async () => {
  const id = await bring('slug,name.en\nsihl-245,From the file\n');
  const report = await compare(id);
  expect(report.counts.ready).toBe(1);
  const { revision, draft } = (await draftOf('sihl-245'))!;
  const mine = { ...(draft as ProductDraft), names: { en: 'Mine' } };
  expect(
    (await call(saveMutation, { slug: 'sihl-245', revision, draft: mine, by: 'Léa Favre' })).saveProduct.done,
  ).toBe(true);
  expect((await makeDrafts(id)).drafted).toBe(0);
  expect((await draftOf('sihl-245'))?.draft).toMatchObject({ names: { en: 'Mine' } });
});

test('issue 30: drafts that are stopped, or fail, leave nothing: the import may be decided anew', async () => {
  const rows = Array.from({ length: 600 }, (_, place) => `half-${place},Half ${place},automatic-crimping`);
  const id = await bring(`slug,name.en,classifications\n${rows.join('\n')}\n`);
  expect((await compare(id)).counts).toMatchObject({ created: 600, ready: 600 });

  // Locks the last product, so that the drafts cannot be finished before they are stopped.
  const other = await pool().connect();
  await other.query('BEGIN');
  await other.query(
    'SELECT FROM products.catalogue_import_item WHERE import = $1 AND place = 599 FOR UPDATE',
    [id],
  );
  await call(draftMutation, { id });
  expect((await find(id)).state).toBe('DRAFTING');
  await expect(call(draftMutation, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect.poll(async () => (await find(id)).done, { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await find(id)).isWorkedOn).toBe(true);
  await call(stopMutation, { id });
  expect((await find(id)).state).toBe('COMPARED');
  await other.query('ROLLBACK');
  other.release();

  // Stopped work does not interfere with work that is started again.
  expect((await makeDrafts(id)).drafted).toBe(600);
  expect(await draftOf('half-599')).toMatchObject({ state: 'DRAFT' });
});

test('issue 30: an import may be stopped and forgotten; what editors do here is for the site alone', async () => {
  const id = await bring('slug,name.en\nreuss-455,A\n');
  const refusals = [
    call(stopMutation, { id }, { authorization: 'Bearer somebody' }),
    call(dropMutation, { id }, { authorization: 'Bearer somebody' }),
    call(draftMutation, { id }, { authorization: 'Bearer somebody' }),
    call(publishMutation, { id }, {}),
  ];
  for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(call(importQuery, { id }, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(
    call(compareMutation, { id, language: 'en', fields: [{ name: 'slug', target: null }], groups: [] }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(
    call(compareMutation, {
      id,
      language: 'en',
      fields: [{ name: 'slug', target: 'constructor' }],
      groups: [],
    }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await call(stopMutation, { id });
  await call(dropMutation, { id });
  await expect(call(importQuery, { id }).then(({ catalogueImport }) => catalogueImport)).resolves.toBeNull();
  await expect(call(dropMutation, { id: 'no-id' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
