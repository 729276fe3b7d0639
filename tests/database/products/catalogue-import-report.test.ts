import { expect, test } from 'vitest';
import { graphql } from '#contracts/products/graphql.ts';
import { catalogueImports, draftMutation } from '../../support/back-ends/catalogue-imports.ts';

const { call, bring, compare, find, linesOf, makeDrafts, pool, takeErrors } = catalogueImports();

const reportQuery = graphql(`
  query report($id: ID!, $kinds: [CatalogueImportKind!]!, $search: String, $after: Int) {
    catalogueImportReport(id: $id, kinds: $kinds, search: $search, after: $after) { csv last }
  }
`);
const sourceQuery = graphql(`
  query source($id: ID!, $withSource: Boolean) {
    catalogueImportLines(id: $id, kinds: [MEND], withSource: $withSource) { items { line source { name value } } }
  }
`);

const heads = 'slug,name.en,classifications,weight\n';

test('issue 30: a report goes out as CSV, part by part, with titles at its beginning alone', async () => {
  const rows = Array.from({ length: 501 }, (_, place) => `many-${place},Many ${place},automatic-crimping,1`);
  const id = await bring(`${heads}${rows.join('\n')}\n`);
  await compare(id);
  const order = { id, kinds: ['CREATED' as const] };
  const first = (await call(reportQuery, order)).catalogueImportReport;
  expect(first.csv).toMatch(/^line,slug,name,kind,field,before,after,finding,decision\r\n2,many-0,/);
  expect(first.last).toBe(499);
  const second = (await call(reportQuery, { ...order, after: first.last })).catalogueImportReport;
  expect(second.csv).toMatch(/^502,many-500,Many 500,CREATED,/);
  expect(second.last).toBeNull();
  const found = (await call(reportQuery, { ...order, search: ' many-7 ' })).catalogueImportReport;
  expect(new Set(found.csv.split('\r\n').map((row) => row.split(',')[1]))).toContain('many-77');
  expect(found.csv).not.toContain('many-100,');

  await expect(call(reportQuery, order, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(call(reportQuery, { ...order, search: 'x'.repeat(101) })).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  await expect(call(reportQuery, { ...order, id: crypto.randomUUID() })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('issue 30: what the file says stands beside a finding where it is asked for', async () => {
  const id = await bring(`${heads}raw-1,Raw one,automatic-crimping,rather heavy\n`);
  await compare(id);
  const [shown] = (await call(sourceQuery, { id, withSource: true })).catalogueImportLines.items;
  expect(shown).toMatchObject({ line: 2 });
  expect(shown?.source).toContainEqual({ name: 'weight', value: 'rather heavy' });
  const [plain] = (await call(sourceQuery, { id })).catalogueImportLines.items;
  expect(plain?.source).toEqual([]);
});

test('issue 30: a position and a country that are none are named at their fields', async () => {
  const id = await bring(
    'slug,name.en,classifications,position,countries\nodd-1,Odd one,automatic-crimping,first,DE | Germany\n',
  );
  expect((await compare(id)).counts).toMatchObject({ mend: 1, created: 0 });
  expect((await linesOf(id, ['MEND']))[0]?.problems).toEqual([
    { code: 'notANumber', field: 'position', detail: 'first' },
    { code: 'country', field: 'countries', detail: 'GERMANY' },
  ]);
});

test('issue 30: a step that fails says why; nothing of it is left, and it may begin again', async () => {
  const id = await bring(`${heads}fails-1,Fails one,automatic-crimping,1\n`);
  await compare(id);
  await pool().query(`
    CREATE FUNCTION products.refuse_draft() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'held' USING ERRCODE = '55P03'; END $$;
    CREATE TRIGGER refuse_draft BEFORE INSERT ON products.product_draft FOR EACH ROW EXECUTE FUNCTION products.refuse_draft()`);
  await call(draftMutation, { id });
  await expect
    .poll(async () => (await find(id)).failure, { timeout: 60_000 })
    .toEqual({ step: 'DRAFTING', reason: 'held' });
  expect(await find(id)).toMatchObject({ state: 'COMPARED', counts: { drafted: 0, ready: 1 } });
  expect(takeErrors()).toEqual(['A step of a catalogue import failed']);
  await pool().query(
    'DROP TRIGGER refuse_draft ON products.product_draft; DROP FUNCTION products.refuse_draft()',
  );
  expect((await makeDrafts(id)).drafted).toBe(1);
  expect((await find(id)).failure).toBeNull();
});
