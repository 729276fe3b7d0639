import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import type { ProductDraft } from '#contracts/products/draft.ts';
import { openProducts, type Products, productsToken } from '#services/products/index.ts';
import {
  addMutation,
  cancelMutation,
  editedQuery,
  listQuery,
  planMutation,
  plannedQuery,
  publishMutation,
  revisionsQuery,
  saveMutation,
} from '../../contract/products/product-editing-queries.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { sampleProducts } from '../../support/back-ends/sample-products.ts';

const secret = 'a secret';
const log = { info() {}, warn() {}, error() {} };
const by = 'Petra Ott';
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000).toISOString();

let database: FreshDatabase;
let processes: Products[];

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const options = { pool: database.pool, log, secret, production: true, ready: Promise.resolve() };
  processes = [await openProducts(options), await openProducts(options)];
  await processes[0]?.import(sampleProducts, describeFile);
});

afterAll(async () => {
  for (const process of processes) await process.close();
  await database.close();
});

function call<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const backend = { url: 'http://products.internal/graphql/products', fetch: processes[0]!.handle };
  return execute(backend, document, variables, {
    headers: chiefHeaders(productsToken(secret)),
  });
}

const find = async (slug: string) => (await call(editedQuery, { slug, language: 'en' })).editedProduct!;

/** A copy of a product that is not published yet. */
async function copied() {
  const slug = `planned-${crypto.randomUUID().slice(0, 8)}`;
  const { product } = (
    await call(addMutation, { slug, name: 'As planned', classification: '', from: 'reuss-455' })
  ).addProduct;
  return { slug, revision: product.revision, draft: product.draft as ProductDraft };
}

/** Makes everything that is planned due, in both processes at once. */
async function itIsTime() {
  await database.pool.query('UPDATE products.planned_product SET at = now() WHERE problem IS NULL');
  for (const process of processes) process.changed();
}

const names = async (slug: string) =>
  (await database.pool.query('SELECT names FROM products.product WHERE slug = $1', [slug])).rows[0]?.names;

describe('EDI-05 products at a moment', () => {
  test('go out as they were written when that was planned; what was changed since stays a draft', async () => {
    const { slug, revision, draft } = await copied();
    const plan = (await call(planMutation, { slug, revision, at: tomorrow(), takeOff: false })).planProduct;
    expect(plan).toMatchObject({ done: true, product: { state: 'DRAFT', plans: [{ by, problems: [] }] } });
    const later = { ...draft, names: { en: 'Written later' } };
    await call(saveMutation, { slug, revision, draft: later, by });
    expect(await names(slug)).toBeUndefined();
    await itIsTime();
    await expect.poll(() => names(slug)).toEqual({ en: 'As planned' });
    await expect.poll(async () => (await find(slug)).plans).toEqual([]);
    expect(await find(slug)).toMatchObject({ state: 'CHANGED', isBehind: false, draft: later });
    const { productRevisions } = await call(revisionsQuery, { slug });
    expect(productRevisions.map(({ what }) => what)).toEqual([
      'saved',
      'published',
      'saved',
      'planned',
      'created',
    ]);
  });

  test('are taken off, and nothing is left to happen', async () => {
    const { slug, revision } = await copied();
    const out = (await call(publishMutation, { slug, revision })).publishProduct.product;
    await call(planMutation, { slug, revision: out.revision, at: tomorrow(), takeOff: true });
    await itIsTime();
    await expect.poll(async () => (await find(slug)).state).toBe('WITHDRAWN');
    expect((await find(slug)).plans).toEqual([]);
  });

  test('stand in the list and the calendar until they are taken back', async () => {
    const { slug, revision } = await copied();
    const at = tomorrow();
    await call(planMutation, { slug, revision, at, takeOff: false });
    const listed = async () => (await call(listQuery, { search: slug })).editedProducts.items[0]?.plannedAt;
    const inCalendar = async () => {
      const period = { from: new Date().toISOString(), until: new Date(Date.parse(at) + 1000).toISOString() };
      const { plannedProducts } = await call(plannedQuery, period);
      return plannedProducts.filter((each) => each.slug === slug);
    };
    expect(await listed()).toBe(at);
    expect(await inCalendar()).toEqual([
      { slug, title: 'As planned', at, takeOff: false, by, hasFailed: false },
    ]);
    await call(cancelMutation, { slug, revision, takeOff: false });
    expect(await listed()).toBeNull();
    expect(await inCalendar()).toEqual([]);
  });

  test('say why when they could not go out, and are not tried again', async () => {
    const { slug, revision } = await copied();
    await call(planMutation, { slug, revision, at: tomorrow(), takeOff: false });
    await database.pool.query(
      `UPDATE products.planned_product SET document = jsonb_set(document, '{classifications}', '["gone"]')
       WHERE slug = $1`,
      [slug],
    );
    await itIsTime();
    const problems = [{ code: 'unknown', field: 'classifications' }];
    await expect.poll(async () => (await find(slug)).plans).toMatchObject([{ takeOff: false, problems }]);
    expect((await find(slug)).state).toBe('DRAFT');
  });

  test('a publication by hand takes the place of the planned one', async () => {
    const { slug, revision } = await copied();
    await call(planMutation, { slug, revision, at: tomorrow(), takeOff: false });
    await call(publishMutation, { slug, revision });
    expect((await find(slug)).plans).toEqual([]);
  });

  test('are refused for a moment that has passed, with errors, and when nothing could be taken off', async () => {
    const { slug, revision, draft } = await copied();
    const plan = (parts: { at?: string; takeOff?: boolean; revision?: number }) =>
      call(planMutation, { slug, revision, at: tomorrow(), takeOff: false, ...parts });
    for (const at of ['2020-01-01T00:00:00Z', 'tomorrow', ''])
      await expect(plan({ at })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(plan({ takeOff: true })).rejects.toMatchObject({ code: 'CONFLICT' });
    const saved = (await call(saveMutation, { slug, revision, draft: { ...draft, names: {} }, by }))
      .saveProduct;
    const refused = (await plan({ revision: saved.product.revision })).planProduct;
    expect(refused).toMatchObject({ done: false, isConflict: false, product: { plans: [] } });
    expect((await plan({})).planProduct.isConflict).toBe(true);
  });
});
