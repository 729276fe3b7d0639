import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { openProducts, type Products } from '#services/products/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { sampleProducts } from '../../support/back-ends/sample-products.ts';

/** The number of statements of a request, whatever the amount of data. */
let database: FreshDatabase;
let products: Products;
let executed: string[] = [];

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  products = await openProducts({ pool: database.pool, log, secret: 'a secret', production: true });
  await products.import(sampleProducts, describeFile);
  const query = database.pool.query.bind(database.pool) as (statement: { name: string }) => unknown;
  Object.assign(database.pool, {
    query(statement: { name: string }) {
      executed.push(statement.name);
      return query(statement);
    },
  });
  // The first request of a process reads what it caches of the whole catalogue.
  await call(firstQuery);
});
afterAll(() => database.close());
beforeEach(() => {
  executed = [];
});

const call = <Result>(document: TypedDocument<Result, Record<string, never>>) =>
  execute({ url: 'http://products.internal/graphql', fetch: products.handle }, document, {});

const firstQuery = graphql(`
  query first {
    classificationProducts(type: product, language: "en", country: "CH", classification: "wire-processing") { total }
  }
`);

const listQuery = graphql(`
  query list {
    classifications(type: product, language: "de") { slug products }
    classificationProducts(type: product, language: "de", country: "CH", classification: "wire-processing") {
      total brands { count } capabilities { count } ranges { attribute }
      products {
        slug name short_description images { url } brand { name } classifications { route }
        key_specifications { value } variant_count
      }
    }
  }
`);

const pageQuery = graphql(`
  query page {
    productBySlug(slug: "reuss-455", language: "fr", country: "CH") {
      name long_description languages images { url } capabilities { name } classifications { lineage { name } }
      specifications { value } variants { specifications { value } } highlights { name } documents { name }
      key_specifications { value } service { benefit1 }
      related { product { name short_description key_specifications { value } } }
    }
  }
`);

test('a list costs two statements, whatever it holds, and one while its products are kept', async () => {
  await call(listQuery);
  expect(executed).toEqual(['products_revision', 'products_by_slugs']);
  await call(listQuery);
  expect(executed.slice(2)).toEqual(['products_revision']);
});

test('the page of a product costs four, whatever belongs to it, and two while its products are kept', async () => {
  await call(pageQuery);
  expect(executed).toEqual([
    'products_revision',
    'products_by_slugs',
    'products_details',
    // Its relations.
    'products_by_slugs',
  ]);
  await call(pageQuery);
  expect(executed.slice(4)).toEqual(['products_revision', 'products_details']);
});
