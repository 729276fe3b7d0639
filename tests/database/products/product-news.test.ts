import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { openProducts, productsToken } from '#services/products/index.ts';
import { openSupport } from '#services/support/index.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { sampleProducts } from '../../support/back-ends/sample-products.ts';

const secret = 'a secret';
const log = { info() {}, warn() {}, error() {} };

test('FRM-01 programs hear of products that change or go, once each, and of nothing that was there before', async () => {
  const database = await freshDatabase(inject('databaseUrl'));
  const { pool } = database;
  const copy = await mkdtemp(join(tmpdir(), 'product-news-'));
  await cp(join(sampleProducts, '..'), copy, { recursive: true });
  const products = await openProducts({ pool, log, secret, production: true });
  const load = () => products.import(join(copy, 'products'), describeFile);
  await load();
  const backend = { url: 'http://products.internal/graphql/products', fetch: products.handle };
  const open = () =>
    openSupport({
      pool,
      log,
      secret,
      production: true,
      staff: () => 'service@group.example',
      retentionDays: 30,
      productNews: { products: { backend, token: productsToken(secret) }, ready: Promise.resolve() },
    });
  const [one, other] = [await open(), await open()];
  const rows = async (query: string) => (await pool.query(query)).rows;
  await expect.poll(() => rows('SELECT FROM support.product_feed')).toHaveLength(1);
  await pool.query(
    `INSERT INTO support.webhook (id, url, events, secrets, changed_by)
     VALUES (gen_random_uuid(), 'https://erp.example/hooks', '{product}', '[]', 'Petra Ott')`,
  );

  const file = join(copy, 'products', 'texts', 'de', 'products', 'reuss-455.yaml');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^short: .*/m, 'short: Neu beschrieben.'));
  await load();
  await pool.query(
    `INSERT INTO products.removal (slug, revision) SELECT 'reuss-0', items FROM products.revision`,
  );
  for (const support of [one, other, one]) support.contentChanged(['product:reuss-455']);
  const reported = async () =>
    (await rows("SELECT body FROM support.webhook_delivery WHERE event = 'product' ORDER BY subject")).map(
      ({ body }) => JSON.parse(body),
    );
  await expect.poll(reported).toMatchObject([
    { type: 'product.changed', data: { slug: 'reuss-0', type: null, isInCatalogue: false, names: [] } },
    { type: 'product.changed', data: { slug: 'reuss-455', type: 'product', isInCatalogue: true } },
  ]);
  expect((await reported())[1].data.names).toContainEqual({ language: 'en', name: 'Reuss 455' });

  const { errors } = await callBackEnd(backend).send('{ changedProducts { cursor } }');
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');

  for (const support of [one, other]) await support.close();
  await database.close();
  await rm(copy, { recursive: true });
});
