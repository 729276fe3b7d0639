import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import type { ProductDraft } from '#contracts/products/draft.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { openProducts, type Products, productsToken } from '#services/products/index.ts';
import { editedQuery, saveMutation } from '../../contract/products/product-editing-queries.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { sampleProducts } from '../../support/back-ends/sample-products.ts';

const secret = 'a secret';
let database: FreshDatabase;
let products: Products;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = {
    info() {},
    warn() {},
    error: (message: string, fields?: unknown) => errors.push([message, fields]),
  };
  products = await openProducts({ pool: database.pool, log, secret, production: true });
  await products.import(sampleProducts, describeFile);
});
afterAll(async () => {
  await database.close();
  expect(errors).toEqual([]);
});

const importQuery = graphql(`
  query catalogueImport($id: ID!) {
    catalogueImport(id: $id, language: "en") {
      state isWorkedOn done total format supplier encoding formulas
      problem { reason line }
      words {
        language
        fields { name label unit count values target isDecided }
        groups { name label count target isDecided }
        brands { name target }
      }
      counts { mend both changed created same ready drafted waiting published }
    }
  }
`);
const linesQuery = graphql(`
  query lines($id: ID!, $kinds: [CatalogueImportKind!]!) {
    catalogueImportLines(id: $id, kinds: $kinds) {
      items { place line slug kind changes { field before after isBoth } problems { code field detail } isDraftable isDrafted }
      total
    }
  }
`);
const compareMutation = graphql(`
  mutation compare($id: ID!, $language: String!, $fields: [CatalogueWordChoice!]!, $groups: [CatalogueWordChoice!]!) {
    compareCatalogueImport(id: $id, language: $language, fields: $fields, groups: $groups, brands: [], by: "Petra Ott")
  }
`);
const decideMutation = graphql(`
  mutation decide($id: ID!, $place: Int!, $decision: CatalogueImportDecision) {
    decideCatalogueImportLine(id: $id, place: $place, decision: $decision)
  }
`);
const draftMutation = graphql(`mutation draft($id: ID!) { draftCatalogueImport(id: $id, by: "Petra Ott") }`);
const publishMutation = graphql(
  `mutation publish($id: ID!) { publishCatalogueImport(id: $id, by: "Petra Ott") }`,
);
const stopMutation = graphql(`mutation stop($id: ID!) { stopCatalogueImport(id: $id) }`);
const dropMutation = graphql(`mutation drop($id: ID!) { dropCatalogueImport(id: $id) }`);

function ask<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  authorization = `Bearer ${productsToken(secret)}`,
): Promise<Result> {
  const backend = { url: 'http://products.internal/graphql/products', fetch: products.handle };
  return execute(backend, document, variables, { headers: { authorization } });
}

const find = async (id: string) => (await ask(importQuery, { id })).catalogueImport!;
const linesOf = async (id: string, kinds: ('MEND' | 'BOTH' | 'CHANGED' | 'CREATED' | 'SAME')[]) =>
  (await ask(linesQuery, { id, kinds })).catalogueImportLines.items;
const draftOf = async (slug: string) => (await ask(editedQuery, { slug, language: 'en' })).editedProduct;

/** Brings a file and waits until it is read. */
async function bring(content: string | Uint8Array, name = 'file.csv'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  const path = join(folder, 'file');
  await writeFile(path, content);
  const ended = Promise.withResolvers<void>();
  const over = async () => {
    await rm(folder, { recursive: true });
    ended.resolve();
  };
  const id = await products.takeCatalogue({ path, name, bytes: content.length, by: 'Petra Ott', over });
  await ended.promise;
  return id;
}

type Choice = { name: string; target: string | null };

/** Compares a file as is proposed, or as is chosen, and waits for the report. */
async function compare(id: string, chosen: { fields?: Choice[]; groups?: Choice[] } = {}) {
  const { words } = await find(id);
  const proposed = (words?.fields ?? []).flatMap(({ name, target, isDecided }) =>
    isDecided ? [{ name, target }] : [],
  );
  const fields = [
    ...proposed.filter(({ name }) => !chosen.fields?.some((one) => one.name === name)),
    ...(chosen.fields ?? []),
  ];
  await ask(compareMutation, { id, language: 'en', fields, groups: chosen.groups ?? [] });
  await expect.poll(async () => (await find(id)).state, { timeout: 60_000 }).toBe('COMPARED');
  return find(id);
}

/** Makes drafts of what is decided, and waits until they are there. */
async function makeDrafts(id: string) {
  await ask(draftMutation, { id });
  await expect.poll(async () => (await find(id)).state, { timeout: 60_000 }).toBe('DRAFTED');
  return (await find(id)).counts;
}

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
  await expect(ask(draftMutation, { id })).rejects.toMatchObject({ code: 'CONFLICT' });

  // What lacks texts stays a draft.
  await ask(publishMutation, { id });
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
  await ask(saveMutation, { slug: 'reuss-520', revision, draft: mine, by: 'Léa Favre' });

  const same = await bring(file('Reuss 520 A', 'As the file says.'));
  expect((await compare(same)).counts).toMatchObject({ same: 1, both: 0 });

  const both = await bring(file('Reuss 520 B', 'Other words.'));
  expect((await compare(both)).counts).toMatchObject({ both: 1, ready: 1 });
  const [line] = await linesOf(both, ['BOTH']);
  expect(line?.changes).toEqual([
    { field: 'names/en', before: 'Reuss 520 mine', after: 'Reuss 520 B', isBoth: true },
    { field: 'short/en', before: 'As the file says.', after: 'Other words.', isBoth: false },
  ]);
  await ask(decideMutation, { id: both, place: line!.place, decision: 'THEIRS' });
  await makeDrafts(both);
  expect((await draftOf('reuss-520'))?.draft).toMatchObject({
    names: { en: 'Reuss 520 B' },
    short: { en: 'Other words.' },
  });
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
  await ask(decideMutation, { id, place: lines[0]!.place, decision: 'TAKE' });
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
    (await ask(saveMutation, { slug: 'sihl-245', revision, draft: mine, by: 'Léa Favre' })).saveProduct.done,
  ).toBe(true);
  expect((await makeDrafts(id)).drafted).toBe(0);
  expect((await draftOf('sihl-245'))?.draft).toMatchObject({ names: { en: 'Mine' } });
});

test('issue 30: drafts that are stopped, or fail, leave nothing: the import may be decided anew', async () => {
  const rows = Array.from({ length: 600 }, (_, place) => `half-${place},Half ${place},automatic-crimping`);
  const id = await bring(`slug,name.en,classifications\n${rows.join('\n')}\n`);
  expect((await compare(id)).counts).toMatchObject({ created: 600, ready: 600 });

  // Somebody has the last one open, so that the drafts cannot come to their end before they are stopped.
  const other = await database.pool.connect();
  await other.query('BEGIN');
  await other.query(
    'SELECT FROM products.catalogue_import_item WHERE import = $1 AND place = 599 FOR UPDATE',
    [id],
  );
  await ask(draftMutation, { id });
  expect((await find(id)).state).toBe('DRAFTING');
  await expect(ask(draftMutation, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
  await expect.poll(async () => (await find(id)).done, { timeout: 60_000 }).toBeGreaterThan(0);
  expect((await find(id)).isWorkedOn).toBe(true);
  await ask(stopMutation, { id });
  expect((await find(id)).state).toBe('COMPARED');
  await other.query('ROLLBACK');
  other.release();

  // Stopped work and work that is begun anew do not get into each other's way.
  expect((await makeDrafts(id)).drafted).toBe(600);
  expect(await draftOf('half-599')).toMatchObject({ state: 'DRAFT' });
});

const bmecat = `<!DOCTYPE BMECAT SYSTEM "bmecat.dtd"><BMECAT version="2005"><HEADER>
 <CATALOG><LANGUAGE default="true">deu</LANGUAGE></CATALOG><SUPPLIER><SUPPLIER_NAME>Press GmbH</SUPPLIER_NAME></SUPPLIER></HEADER>
 <T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>P 1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Presse</DESCRIPTION_SHORT></PRODUCT_DETAILS>
 <PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-8.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC002563</REFERENCE_FEATURE_GROUP_ID>
 <FEATURE><FTEMPLATE><FT_ID>EF9</FT_ID><FT_NAME>Eigengewicht</FT_NAME></FTEMPLATE><FVALUE>62,5</FVALUE><FUNIT>KGM</FUNIT></FEATURE></PRODUCT_FEATURES>
 </PRODUCT></T_NEW_CATALOG></BMECAT>`;

test('issue 30: groups and features of a supplier are listed with counts and first values, mapped once and remembered', async () => {
  const id = await bring(bmecat, 'press.xml');
  const read = await find(id);
  expect(read).toMatchObject({ format: 'bmecat', supplier: 'Press GmbH', words: { language: 'de' } });
  expect(read.words?.groups).toMatchObject([{ name: 'EC002563', count: 1, isDecided: false }]);
  expect(read.words?.fields).toMatchObject([
    { name: 'Eigengewicht', label: 'EF9', unit: 'KGM', count: 1, values: ['62,5'], isDecided: false },
  ]);
  const chosen = {
    fields: [{ name: 'Eigengewicht', target: 'weight' }],
    groups: [{ name: 'EC002563', target: 'automatic-crimping' }],
  };
  expect((await compare(id, chosen)).counts).toMatchObject({ created: 1 });
  await makeDrafts(id);
  expect((await draftOf('p-1'))?.draft).toMatchObject({
    classifications: ['automatic-crimping'],
    values: { weight: [{ text: '62,5 kg' }] },
  });
  const next = await find(await bring(bmecat.replace('62,5', '63'), 'press-2.xml'));
  expect(next.words).toMatchObject({
    fields: [{ name: 'Eigengewicht', target: 'weight', isDecided: true }],
    groups: [{ name: 'EC002563', target: 'automatic-crimping', isDecided: true }],
  });
});

const huge = Buffer.alloc(2000, 0);

test.each([
  ['a zip of zips', zipSync({ 'a.zip': zipSync({ 'b.csv': Buffer.from('slug\nx') }) }), 'archive'],
  ['a damaged zip', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'archive'],
  ['a file that breaks off', bmecat.slice(0, 400), 'brokenOff'],
  ['a table that breaks off', 'slug,name\nx,"y', 'brokenOff'],
  [
    'an entity of the disk',
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${bmecat}`,
    'documentType',
  ],
  ['a wrong encoding', `<?xml version="1.0" encoding="UTF-7"?>${bmecat}`, 'encoding'],
  ['a picture', Buffer.concat([Buffer.from([0x89, 0x50]), huge]), 'kind'],
  ['another XML', '<html/>', 'kind'],
  ['nothing', '', 'empty'],
  ['a table of heads alone', 'slug,name\n', 'empty'],
])('issue 30: %s is refused in a word, and nothing of it is left', async (_, content, reason) => {
  const id = await bring(content);
  expect(await find(id)).toMatchObject({ state: 'FAILED', problem: { reason } });
  const { rows } = await database.pool.query(
    'SELECT count(*)::int FROM products.catalogue_import_item WHERE import = $1',
    [id],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('issue 30: a table in the letters of Western spreadsheets is read as such, and says so', async () => {
  const id = await bring(Buffer.from('slug;name.de\nreuss-455;Büschel\n', 'latin1'));
  expect(await find(id)).toMatchObject({ state: 'READ', encoding: 'windows-1252' });
});

test('issue 30: an import may be stopped and forgotten; what editors do here is for the site alone', async () => {
  const id = await bring('slug,name.en\nreuss-455,A\n');
  const refusals = [
    ask(stopMutation, { id }, 'Bearer somebody'),
    ask(dropMutation, { id }, 'Bearer somebody'),
    ask(draftMutation, { id }, 'Bearer somebody'),
    ask(publishMutation, { id }, ''),
  ];
  for (const refusal of refusals) await expect(refusal).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(ask(importQuery, { id }, '')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(
    ask(compareMutation, { id, language: 'en', fields: [{ name: 'slug', target: null }], groups: [] }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(
    ask(compareMutation, {
      id,
      language: 'en',
      fields: [{ name: 'slug', target: 'constructor' }],
      groups: [],
    }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await ask(stopMutation, { id });
  await ask(dropMutation, { id });
  await expect(ask(importQuery, { id }).then(({ catalogueImport }) => catalogueImport)).resolves.toBeNull();
  await expect(ask(dropMutation, { id: 'no-id' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

async function exported(format: 'csv' | 'xlsx' | 'bmecat', search: string | null = null): Promise<Buffer> {
  const filters = { language: 'en', type: null, search, lacks: null, classification: null, state: null };
  const head = { id: 'T', version: '1.0', name: 'T', supplier: 'T' };
  const parts: Uint8Array[] = [];
  for await (const part of products.exportEdited(filters, format, head)) parts.push(part);
  return Buffer.concat(parts);
}

test.each(['csv', 'xlsx', 'bmecat'] as const)(
  'issue 30: the list goes out as %s with its filter, and comes back the same',
  async (format) => {
    const id = await bring(await exported(format, 'sihl'));
    const report = await compare(id);
    expect(report.format).toBe(format);
    expect(report.total).toBeGreaterThan(0);
    expect(report.total).toBeLessThan(3);
    expect(report.counts).toMatchObject({ same: report.total, mend: 0, changed: 0 });
  },
);
