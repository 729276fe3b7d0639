import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { openProducts, productsToken } from '#services/products/index.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { sampleProducts } from '../../support/back-ends/sample-products.ts';
import { eventsOf, eventsQuery } from '../../support/records/editor-events.ts';

const secret = 'the secret of this installation, for tests';
let database: FreshDatabase;
let backend: Backend;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const products = await openProducts({ pool: database.pool, log, secret, production: true });
  await products.import(sampleProducts, describeFile);
  backend = { url: 'http://products.internal/graphql/products', fetch: products.handle };
});
afterAll(() => database?.close());

const call = async (query: string, variables: object = {}) =>
  (await callBackEnd(backend).send(query, variables, chiefHeaders(productsToken(secret)))).data;

/** One of the operations on a product that has the same arguments as all. */
async function change(field: string, slug: string, revision: number) {
  const data = await call(
    `mutation ($slug: String!, $revision: Int!) {
      change: ${field}(slug: $slug, revision: $revision, language: "en", by: "Petra Ott") { done product { revision } } }`,
    { slug, revision },
  );
  return (data as { change: { done: boolean; product: { revision: number } } }).change;
}

async function revisionOf(slug: string): Promise<number | undefined> {
  const data = await call(
    'query ($slug: String!) { editedProduct(slug: $slug, language: "en") { revision } }',
    {
      slug,
    },
  );
  return (data as { editedProduct: { revision: number } | null }).editedProduct?.revision;
}

test('EDI-02 each change of a product leaves one event, and a conflict none', async () => {
  const slug = 'events-of-a-product';
  const added = (await call(
    `mutation { change: addProduct(slug: "${slug}", name: "Copy", classification: "", from: "reuss-455", language: "en", by: "Petra Ott") {
      product { revision } } }`,
  )) as { change: { product: { revision: number } } };
  const out = await change('publishProduct', slug, added.change.product.revision);
  expect(out.done).toBe(true);
  expect((await change('withdrawProduct', slug, added.change.product.revision)).done).toBe(false);
  expect((await change('withdrawProduct', slug, out.product.revision)).done).toBe(true);
  const returned = await change('returnProduct', slug, (await revisionOf(slug)) ?? 0);
  expect(returned.done).toBe(true);
  const planning = 'slug: $slug, revision: $revision, language: "en", by: "Petra Ott", takeOff: true';
  for (const field of [
    `planProduct(at: "2099-01-01T00:00:00Z", ${planning})`,
    `cancelProductPlan(${planning})`,
  ])
    await call(`mutation ($slug: String!, $revision: Int!) { change: ${field} { done } }`, {
      slug,
      revision: await revisionOf(slug),
    });
  const events = eventsOf(slug, await call(eventsQuery));
  expect(events.map(({ operation }) => operation)).toEqual([
    'addProduct',
    'publishProduct',
    'withdrawProduct',
    'returnProduct',
    'planProduct',
    'cancelProductPlan',
  ]);
  expect(events[0]).toMatchObject({
    kind: 'product',
    editor: 'Petra Ott',
    roles: ['chief'],
    subjects: ['Copy'],
  });
});
