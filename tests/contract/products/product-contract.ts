import { afterAll, beforeAll, expect, inject } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { openProducts, productsToken } from '#services/products/index.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { sampleProducts } from '../../support/back-ends/sample-products.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';

/**
 * The product contract, given only an address and a token. The embedded back end is called in process and,
 * through a second instance on the same database, over HTTP; `PRODUCT_API_URL` and `PRODUCT_API_TOKEN` name
 * another back end with the catalogue of `sample/products`.
 */
const elsewhere = process.env.PRODUCT_API_URL;
const secret = 'the secret of this installation, for tests';
export const token = process.env.PRODUCT_API_TOKEN ?? productsToken(secret);
export const mountings = elsewhere ? ['at PRODUCT_API_URL'] : ['in process', 'over HTTP'];

const specification = graphql(`
  fragment Line on Specification { key name unit value measurement_system converted group { key name position } }
`);
const productQuery = graphql(
  `query product($slug: String!, $language: String!, $country: String) {
    productBySlug(slug: $slug, language: $language, country: $country) {
      id slug type name language languages
      brand { id name own image { url alt } image_url }
      short_description long_description
      images { url name alt contentType width height focalX focalY default kind }
      capabilities { slug name }
      classifications { slug name route lineage { slug name route } }
      key_specifications { ...Line } specifications { ...Line }
      variants { id metric_name imperial_name specifications { ...Line } } variant_count
      highlights { name descriptions image { url } video_url }
      documents {
        slug type name content_language languages filename extension size url login thumbnail { url }
      }
      video_url video_image_url video_alternative_url video_is_silent video_title model { url size }
      related { type product { slug name } }
      service { benefit1 benefit2 benefit3 detail1 detail2 detail3 detail4 }
      supported_countries
    }
  }`,
  [specification],
);
const listQuery = graphql(`
  query list(
    $classification: String $country: String $type: CatalogueType! $brands: [String!] $capabilities: [String!]
    $ranges: [RangeFilter!] $page: Int $pageSize: Int $sort: ProductSort $language: String!
  ) {
    classificationProducts(
      classification: $classification country: $country type: $type brands: $brands capabilities: $capabilities
      ranges: $ranges page: $page pageSize: $pageSize sort: $sort language: $language
    ) {
      products { slug key_specifications { key value } } total page pageSize refused
      brands { brand { id own } count } capabilities { capability { slug } count }
      ranges {
        attribute name metric_minimum metric_maximum metric_unit imperial_minimum imperial_maximum imperial_unit
      }
    }
  }
`);

/** Opens the back ends for the tests of one file; at its end, no error may have been logged. */
export function productBackEnds(): {
  readonly backends: ReadonlyMap<string, Backend>;
  readonly logged: readonly unknown[];
} {
  let database: FreshDatabase;
  let server: HttpServer;
  const backends = new Map<string, Backend>();
  const logged: unknown[] = [];

  beforeAll(async () => {
    if (elsewhere) {
      backends.set('at PRODUCT_API_URL', { url: elsewhere, fetch: globalThis.fetch });
      return;
    }
    database = await freshDatabase(inject('databaseUrl'));
    const note = (message: string, fields?: unknown) => void logged.push({ message, fields });
    const log = { info() {}, warn: note, error: note };
    const open = () => openProducts({ pool: database.pool, log, secret, production: true });
    const [products, second] = await Promise.all([open(), open()]);
    await products.import(sampleProducts, describeFile);
    server = await serveHttp(second.handle);
    backends.set('in process', { url: 'http://products.internal/graphql/products', fetch: products.handle });
    backends.set('over HTTP', { url: `${server.origin}/graphql/products`, fetch: globalThis.fetch });
  });

  afterAll(async () => {
    await server?.close();
    await database?.close();
    expect(logged).toEqual([]);
  });
  return { backends, logged };
}

/** The queries of the tests on one mounting. */
export function productsOf(backends: ReadonlyMap<string, Backend>, mounting: string) {
  const backend = () => backends.get(mounting) as Backend;
  const send = (query: string) => callBackEnd(backend()).send(query);
  const call = <Result, Variables extends Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers: Record<string, string> = {},
  ) => execute(backend(), document, variables, { headers });
  const product = async (
    slug: string,
    { language = 'en', country }: { language?: string; country?: string } = {},
  ) => (await call(productQuery, { slug, language, country })).productBySlug;
  type Filters = Partial<Parameters<typeof listing>[0]>;
  const listing = async (filters: {
    classification?: string;
    country?: string;
    type?: 'product' | 'service';
    brands?: string[];
    capabilities?: string[];
    ranges?: { attribute: string; includes: string }[];
    page?: number;
    pageSize?: number;
    sort?: 'position' | 'name';
    language?: string;
  }) => {
    const variables = { type: 'product' as const, language: 'en', ...filters };
    return (await call(listQuery, variables)).classificationProducts;
  };
  const slugsIn = async (filters: Filters) => (await listing(filters)).products.map(({ slug }) => slug);
  return { call, send, product, listing, slugsIn };
}
