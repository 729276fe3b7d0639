import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { openProducts, type Products, productsToken } from '#services/products/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';

/** The ranges of the sample company's machines, for calculations of what they can do. */
const secret = 'the secret of this installation, for tests';
const log = { info() {}, warn() {}, error() {} };

let database: FreshDatabase;
let products: Products;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  products = await openProducts({ pool: database.pool, log, secret, production: true });
  await products.import('seed/company/products', describeFile);
});

afterAll(() => database.close());

const measuredQuery = graphql(`
  query measured($first: Int!, $attributes: [String!]!, $country: String) {
    measuredProducts(first: $first, attributes: $attributes, language: "en", country: $country) {
      product { slug name capabilities { slug } } ranges { attribute minimum maximum }
    }
  }
`);
const headers = { authorization: `Bearer ${productsToken(secret)}` };
const call = async (attributes: string[], first = 500, country: string | null = null) => {
  const backend = { url: 'http://products.internal/graphql/products', fetch: products.handle };
  const variables = { attributes, first, country };
  return (await execute(backend, measuredQuery, variables, { headers })).measuredProducts;
};

test('CAT-07 products come with the bounds of what was asked for, open ends left out', async () => {
  const measured = await call(['cross_section', 'output', 'output_2m', 'outer_diameter']);
  const of = (slug: string) => measured.find(({ product }) => product.slug === slug)?.ranges;
  expect(of('reuss-520')).toEqual([
    { attribute: 'cross_section', minimum: 0.08, maximum: 6 },
    { attribute: 'output', minimum: 0, maximum: 4500 },
    { attribute: 'output_2m', minimum: 0, maximum: 2100 },
  ]);
  expect(of('emme-420')).toContainEqual({ attribute: 'outer_diameter', minimum: 0, maximum: 20 });
  expect(of('jura-stack-6')).toBeUndefined();
});

test('CAT-04 only what the country sees, and no more than wanted', async () => {
  const all = await call(['cross_section']);
  expect(all.length).toBeGreaterThan(30);
  expect(await call(['cross_section'], 3)).toEqual(all.slice(0, 3));
  expect(await call(['no_such_attribute'])).toEqual([]);
  const inChina = await call(['cross_section'], 500, 'CN');
  expect(inChina.every(({ product }) => all.some((one) => one.product.slug === product.slug))).toBe(true);
});

test('too much is refused', async () => {
  await expect(call(['cross_section'], 501)).rejects.toThrow();
  await expect(call(['cross_section'], 0)).rejects.toThrow();
  await expect(call(Array.from({ length: 21 }, (_, index) => `a${index}`))).rejects.toThrow();
});

const boundsQuery = graphql(`
  query bounds($classification: String!, $language: String!, $country: String) {
    classificationBounds(classification: $classification, language: $language, country: $country) {
      total
      attributes {
        attribute bounds { minimum maximum unit } metric { value unit } imperial { value unit }
      }
    }
    productsBySlugs(slugs: ["reuss-410"], language: $language, country: $country) {
      specifications { key measurement_system sides }
    }
  }
`);
const fetchBounds = (classification: string, language = 'en') => {
  const backend = { url: 'http://products.internal/graphql/products', fetch: products.handle };
  return execute(backend, boundsQuery, { classification, language, country: null }, { headers });
};

test('CMP-02 a class says from where to where its products go, in both systems', async () => {
  const { classificationBounds } = await fetchBounds('automatic-crimping');
  const of = (key: string) => classificationBounds.attributes.find(({ attribute }) => attribute === key);
  expect(classificationBounds.total).toBe(6);
  expect(of('cross_section')).toEqual({
    attribute: 'cross_section',
    bounds: { minimum: 0.08, maximum: 6, unit: 'mm²' },
    metric: { value: '0.08–6', unit: 'mm²' },
    imperial: { value: '28–10', unit: 'AWG' },
  });
  // A single number is the maximum: no machine makes 0 pieces an hour.
  expect(of('output')).toMatchObject({ bounds: { minimum: 450, maximum: 5000 }, metric: { unit: 'pcs/h' } });
  expect(of('weight')?.imperial).toEqual({ value: '1367–5842', unit: 'lb' });
  expect(of('monitoring')).toBeUndefined();
  const german = await fetchBounds('automatic-crimping', 'de');
  expect(german.classificationBounds.attributes[0]?.metric.value).toBe('0,08–6');
});

test('CMP-02 a class without products measures nothing', async () => {
  expect((await fetchBounds('no-such-class')).classificationBounds).toEqual({ total: 0, attributes: [] });
});

test('CMP-02 of dimensions the sides are told, of other values none', async () => {
  const { productsBySlugs } = await fetchBounds('automatic-crimping');
  const { specifications } = productsBySlugs[0]!;
  const sidesOf = (key: string, system: string | null) =>
    specifications.find((one) => one.key === key && one.measurement_system === system)?.sides;
  expect(sidesOf('dimensions', 'Metric')).toEqual([1900, 1150, 1750]);
  expect(sidesOf('dimensions', 'Imperial')).toEqual([74.8, 45.3, 68.9]);
  expect(sidesOf('weight', 'Metric')).toBeNull();
});
