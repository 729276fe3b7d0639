import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { BackendError, execute, type TypedDocument } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { openProducts, productsToken } from '#services/products/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type HttpServer, serveHttp } from '../support/http-server.ts';
import { describeFile } from '../support/sample-content.ts';
import { sampleProducts } from '../support/sample-products.ts';
import { askBackEnd } from './ask-back-end.ts';

/**
 * The product contract, given only an address and a token. The embedded back end is asked in process and, from a
 * second one on the same database, over HTTP; `PRODUCT_API_URL` and `PRODUCT_API_TOKEN` name any other that holds the
 * catalogue of `sample/products`.
 */
const elsewhere = process.env.PRODUCT_API_URL;
const secret = 'the secret of this installation, for tests';
const token = process.env.PRODUCT_API_TOKEN ?? productsToken(secret);
const mountings = elsewhere ? ['at PRODUCT_API_URL'] : ['in process', 'over HTTP'];

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
});

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
const slugsQuery = graphql(`
  query some($slugs: [String!]!, $language: String!, $country: String) {
    productsBySlugs(slugs: $slugs, language: $language, country: $country) { slug name }
  }
`);
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
const paperQuery = graphql(`
  query paper($slug: String!, $languages: [String!]!) {
    documentBySlug(slug: $slug, languages: $languages) { slug language hash fileName contentType size login }
  }
`);
const entriesQuery = graphql(`
  query entries($first: Int!, $after: String) {
    catalogueEntries(first: $first, after: $after) {
      items { slug type route languages supported_countries updatedAt } hasNextPage endCursor
    }
  }
`);

describe.each(mountings)('%s', (mounting) => {
  let backend: Backend;
  let send: ReturnType<typeof askBackEnd>['send'];
  beforeAll(() => {
    backend = backends.get(mounting) as Backend;
    send = askBackEnd(backend).send;
  });

  const ask = <Result, Variables extends Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers: Record<string, string> = {},
  ) => execute(backend, document, variables, { headers });
  const product = async (
    slug: string,
    { language = 'en', country }: { language?: string; country?: string } = {},
  ) => (await ask(productQuery, { slug, language, country })).productBySlug;
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
    return (await ask(listQuery, variables)).classificationProducts;
  };
  const slugsIn = async (filters: Filters) => (await listing(filters)).products.map(({ slug }) => slug);

  describe('classifications', () => {
    const treeQuery = graphql(`
      query tree($language: String!, $type: CatalogueType!) {
        classifications(language: $language, type: $type) {
          id slug name parent route description products childClassifications lineage { slug name route }
          image { url kind }
        }
      }
    `);

    test('CAT-02 the tree has names, routes, children, lineage and products', async () => {
      const { classifications } = await ask(treeQuery, { language: 'de', type: 'product' });
      expect(classifications.map(({ slug }) => slug)).toEqual([
        'wire-processing',
        'automatic-crimping',
        'wire-crimping',
        'software',
      ]);
      expect(classifications[0]).toMatchObject({
        name: 'Kabelverarbeitung',
        parent: null,
        route: 'wire-processing',
        description: 'Machines for wire.',
        childClassifications: ['automatic-crimping', 'wire-crimping'],
        products: ['reuss-455', 'reuss-520', 'sihl-1000', 'sihl-245'],
        image: { url: expect.stringMatching(/^\/image\/[0-9a-f]{64}$/), kind: 'scene' },
      });
      expect(classifications[2]).toMatchObject({
        name: 'Crimpen von Leitungen',
        parent: 'wire-processing',
        route: 'wire-processing/wire-crimping',
        description: null,
        lineage: [
          { slug: 'wire-processing', name: 'Kabelverarbeitung', route: 'wire-processing' },
          { slug: 'wire-crimping', route: 'wire-processing/wire-crimping' },
        ],
      });
    });

    test('CAT-01 services have a tree of their own', async () => {
      const { classifications } = await ask(treeQuery, { language: 'en', type: 'service' });
      expect(classifications.map(({ slug, products }) => [slug, products])).toEqual([
        ['installation', ['commissioning']],
      ]);
    });

    test('capabilities come in the order of the process, in the language or English', async () => {
      const { capabilities } = await ask(
        graphql(
          `query all($language: String!) { capabilities(language: $language) { slug name description } }`,
        ),
        { language: 'de' },
      );
      expect(capabilities.map(({ slug, name }) => [slug, name])).toEqual([
        ['cut', 'Schneiden'],
        ['full-strip', 'Full strip'],
        ['crimp', 'Crimpen'],
        ['tin', 'Tin'],
      ]);
      expect(capabilities[0]?.description).toBe('Cuts a wire to length.');
    });
  });

  describe('a product', () => {
    test('CAT-03 has everything that its page shows', async () => {
      expect(await product('reuss-455')).toMatchObject({
        slug: 'reuss-455',
        type: 'product',
        name: 'Reuss 455',
        language: 'en',
        languages: ['de', 'en'],
        brand: { id: 'litzen', name: 'Litzen', own: true, image: { alt: 'Litzen' } },
        short_description: 'Crimps wires from 0.13 to 4 mm².',
        long_description: 'First paragraph.\n\nSecond paragraph.',
        images: [
          { name: 'machine.svg', alt: 'The machine', default: true, kind: 'cutout', width: 40, height: 30 },
          { name: 'logo.svg', alt: 'The machine at work', default: false, kind: 'scene' },
        ],
        capabilities: [{ slug: 'cut' }, { slug: 'full-strip' }, { slug: 'crimp' }],
        classifications: [
          {
            slug: 'automatic-crimping',
            route: 'wire-processing/automatic-crimping',
            lineage: [{ slug: 'wire-processing' }, { slug: 'automatic-crimping' }],
          },
        ],
        variants: [{ id: 'tray-4', metric_name: '4 m tray', imperial_name: '13 ft tray' }],
        variant_count: 1,
        highlights: [
          { name: 'Quick change', descriptions: ['Within a minute.', 'Without tools.'] },
          { name: 'Gentle', descriptions: ['Does not scratch.'] },
        ],
        video_url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/turn\.mp4$/),
        video_alternative_url: null,
        video_is_silent: true,
        video_title: null,
        model: { url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/reuss\.glb$/), size: 480 },
        service: null,
        supported_countries: [],
      });
    });

    test('LOC-04 what is missing in a language is said in English', async () => {
      expect(await product('reuss-455', { language: 'de-CH' })).toMatchObject({
        language: 'de',
        short_description: 'Crimpt Leitungen von 0,13 bis 4 mm².',
        long_description: 'First paragraph.\n\nSecond paragraph.',
        highlights: [{ name: 'Quick change' }, { name: 'Gentle' }],
        variants: [{ metric_name: 'Ablage 4 m', imperial_name: '13 ft tray' }],
      });
      expect(await product('reuss-520', { language: 'de' })).toMatchObject({ language: 'en' });
    });

    test('LOC-05 technical data stand in both systems; what is computed is marked', async () => {
      const lines = (await product('reuss-455')).specifications;
      const written = lines.map(({ key, value, unit, measurement_system, converted }) =>
        [key, value, unit, measurement_system, converted && 'converted'].filter(Boolean).join(' '),
      );
      expect(written).toEqual(
        [
          'cross_section 0.13–4 mm² Metric',
          'cross_section 26–12 AWG Imperial',
          'length_accuracy ±(0.2 % + 1 mm) Metric',
          'length_accuracy ±(0.2 % + 0.04 in) Imperial converted',
          'output 3900 pcs/h',
          'noise < 76 dB(A)',
          'dimensions 2650 × 1250 × 1850 mm Metric',
          'dimensions 104.3 × 49.2 × 72.8 in Imperial converted',
          'weight 980 kg Metric',
          'weight 2161 lb Imperial converted',
          'control dancer arm, brake',
        ].map((line) =>
          expect.stringMatching(new RegExp(`^${line.replace(/[()+.]/g, '\\$&').replaceAll(' ', '\\s')}$`)),
        ),
      );
    });

    test('CAT-03 CMP-02 technical data stand under groups, in the order of these', async () => {
      const { specifications } = await product('reuss-455', { language: 'de' });
      const groups = new Map(specifications.map(({ group }) => [group?.key, group?.name]));
      expect([...groups]).toEqual([
        ['wire', 'Leitung'],
        ['performance', 'Leistung'],
        ['connection', 'Connection'],
        ['machine', 'Machine'],
      ]);
      const places = specifications.map(({ group }) => group?.position ?? -1);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const [variant] = (await product('reuss-455')).variants;
      expect(variant?.specifications[0]?.group?.name).toBe('Machine');
    });

    test('LOC-05 numbers are written for the language', async () => {
      const { specifications } = await product('reuss-455', { language: 'fr' });
      expect(specifications.find(({ key }) => key === 'cross_section')?.value).toBe('0,13–4');
      const german = (await product('reuss-455', { language: 'de' })).specifications;
      expect(german.find(({ key }) => key === 'control')?.value).toBe('Tänzerarm, Bremse');
      expect(german.find(({ key }) => key === 'weight')?.name).toBe('Gewicht');
      expect(german.find(({ key }) => key === 'output')?.unit).toBe('Stk./h');
    });

    test('a variant says only where it differs', async () => {
      const [variant] = (await product('reuss-455')).variants;
      expect(variant?.specifications).toMatchObject([
        { key: 'dimensions', measurement_system: 'Metric', value: '6650 × 1250 × 1850' },
        { key: 'dimensions', measurement_system: 'Imperial', converted: true },
      ]);
    });

    test('a card shows what the classification chose, its own or that of the one above', async () => {
      const keys = async (slug: string) => (await product(slug)).key_specifications.map(({ key }) => key);
      expect(await keys('reuss-455')).toEqual(['cross_section', 'cross_section', 'output']);
      expect(await keys('sihl-245')).toEqual(['crimp_force', 'crimp_force']);
      expect(await keys('lumen-plan')).toEqual([]);
    });

    test('CAT-03 papers come in the language of the reader, else in English', async () => {
      expect((await product('reuss-455', { language: 'de' })).documents).toMatchObject([
        {
          slug: 'reuss-455-data-sheet',
          type: 'data-sheet',
          name: 'Datenblatt Reuss 455',
          content_language: 'de',
          languages: ['de', 'en'],
          filename: 'sheet-de.pdf',
          extension: 'pdf',
          size: 18,
          url: '/file/reuss-455-data-sheet',
          login: false,
          thumbnail: { url: expect.stringMatching(/^\/image\//) },
        },
        { slug: 'reuss-455-manual', content_language: 'en', login: true, thumbnail: null },
      ]);
    });

    test('CAT-05 a service has benefits and details, and a name in every language', async () => {
      expect(await product('commissioning', { language: 'de' })).toMatchObject({
        type: 'service',
        name: 'Inbetriebnahme',
        brand: null,
        service: {
          benefit1: 'Quick',
          benefit2: 'Safe',
          benefit3: null,
          detail3: 'Three parts',
          detail4: null,
        },
        specifications: [],
      });
    });

    test('CAT-05 a service has a film, and says in the language what is seen in it', async () => {
      const film = {
        video_url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/turn\.mp4$/),
        video_image_url: expect.stringMatching(/^\/image\/[0-9a-f]{64}$/),
        video_is_silent: true,
      };
      expect(await product('commissioning')).toMatchObject({ ...film, video_title: 'The machine turns' });
      expect(await product('commissioning', { language: 'de' })).toMatchObject({
        ...film,
        video_title: 'Die Maschine dreht sich',
      });
      expect((await product('commissioning', { language: 'fr' })).video_title).toBe('The machine turns');
    });

    test('CAT-05 a film may have no picture, or the literal text null', async () => {
      expect((await product('reuss-455')).video_image_url).toBe('null');
      expect(await product('sihl-245')).toMatchObject({
        video_url: 'https://films.example/sihl',
        video_image_url: expect.stringMatching(/^\/image\/[0-9a-f]{64}$/),
      });
      expect((await product('sihl-1000')).video_image_url).toBeNull();
    });
  });

  describe('countries', () => {
    const absent = expect.objectContaining({ code: 'PRODUCT_NOT_FOUND', message: 'No product found' });

    test('CAT-04 a product shows only where it is supported', async () => {
      await expect(product('sihl-245', { country: 'CH' })).resolves.toMatchObject({ slug: 'sihl-245' });
      await expect(product('sihl-245', { country: 'FR' })).rejects.toEqual(absent);
      await expect(product('reuss-520', { country: 'CN' })).rejects.toEqual(absent);
      await expect(product('reuss-520', { country: 'FR' })).resolves.toMatchObject({ slug: 'reuss-520' });
    });

    test('CAT-04 ALL and an empty list mean everywhere; a reader without a country sees everything', async () => {
      await expect(product('sihl-1000', { country: 'JP' })).resolves.toMatchObject({
        supported_countries: ['ALL'],
      });
      await expect(product('reuss-455', { country: 'JP' })).resolves.toBeDefined();
      await expect(product('sihl-245')).resolves.toBeDefined();
      await expect(product('sihl-245', { country: 'ALL' })).resolves.toBeDefined();
    });

    test('CAT-04 related items and lists leave out what the country does not have', async () => {
      const related = async (country?: string) =>
        (await product('reuss-455', { country })).related.map(({ type, product: { slug } }) => [type, slug]);
      expect(await related()).toEqual([
        ['related', 'reuss-520'],
        ['related', 'sihl-245'],
        ['service', 'commissioning'],
      ]);
      expect(await related('CN')).toEqual([['service', 'commissioning']]);
      expect(await slugsIn({ classification: 'wire-processing', country: 'CN' })).toEqual([
        'reuss-455',
        'sihl-1000',
      ]);
    });

    test.each(['none', 'REUSS-455', 'reuss-455/', "'; DROP TABLE products.product; --", '\u0000', ''])(
      'CAT-06 there is no product %j',
      async (slug) => {
        await expect(product(slug)).rejects.toEqual(absent);
        await expect(product(slug)).rejects.toBeInstanceOf(BackendError);
      },
    );

    test('products are given in the order asked, without those that are not there', async () => {
      const slugs = ['sihl-245', 'none', 'reuss-455', 'sihl-245', 'x'.repeat(10_000)];
      const some = await ask(slugsQuery, { slugs, language: 'en' });
      expect(some.productsBySlugs.map(({ slug }) => slug)).toEqual(['sihl-245', 'reuss-455']);
      const abroad = await ask(slugsQuery, { slugs, language: 'en', country: 'FR' });
      expect(abroad.productsBySlugs.map(({ slug }) => slug)).toEqual(['reuss-455']);
    });
  });

  describe('lists', () => {
    test('CAT-01 a classification holds what those below it hold, in the order of the editors', async () => {
      expect(await slugsIn({ classification: 'wire-processing' })).toEqual([
        'reuss-455',
        'reuss-520',
        'sihl-1000',
        'sihl-245',
      ]);
      // A product in two classifications stands where its first one stands.
      expect(await slugsIn({ classification: 'wire-crimping' })).toEqual([
        'reuss-520',
        'sihl-1000',
        'sihl-245',
      ]);
      expect(await slugsIn({})).toHaveLength(5);
      expect(await slugsIn({ type: 'service' })).toEqual(['commissioning']);
      expect(await listing({ classification: 'nothing' })).toMatchObject({
        total: 0,
        products: [],
        brands: [],
      });
    });

    test('names count: 245 stands before 1000', async () => {
      expect(await slugsIn({ classification: 'wire-crimping', sort: 'name' })).toEqual([
        'reuss-520',
        'sihl-245',
        'sihl-1000',
      ]);
    });

    test('pages', async () => {
      const page = await listing({ classification: 'wire-processing', page: 2, pageSize: 3 });
      expect(page).toMatchObject({ total: 4, page: 2, pageSize: 3, products: [{ slug: 'sihl-245' }] });
      expect(await listing({ page: 9 })).toMatchObject({ total: 5, pageSize: 24, products: [] });
    });

    test('CAT-07 brands: any of them; capabilities: all of them', async () => {
      expect(await slugsIn({ brands: ['sutera', 'hovaro'] })).toEqual(['sihl-1000', 'sihl-245']);
      expect(await slugsIn({ capabilities: ['crimp'] })).toHaveLength(4);
      expect(await slugsIn({ capabilities: ['crimp', 'cut'] })).toEqual(['reuss-455', 'reuss-520']);
      expect(await slugsIn({ capabilities: ['crimp'], brands: ['nobody'] })).toEqual([]);
    });

    test('CAT-07 every filter is counted with the others applied', async () => {
      const counts = async (filters: Filters) => {
        const { brands, capabilities } = await listing({ classification: 'wire-processing', ...filters });
        return {
          brands: brands.map(({ brand, count }) => `${brand.id} ${count}`).join(', '),
          capabilities: capabilities.map(({ capability, count }) => `${capability.slug} ${count}`).join(', '),
        };
      };
      expect(await counts({})).toEqual({
        brands: 'litzen 2, sutera 1, hovaro 1',
        capabilities: 'cut 2, full-strip 1, crimp 4, tin 1',
      });
      expect(await counts({ brands: ['litzen'] })).toEqual({
        brands: 'litzen 2, sutera 1, hovaro 1',
        capabilities: 'cut 2, full-strip 1, crimp 2, tin 0',
      });
      expect(await counts({ capabilities: ['tin'] })).toEqual({
        brands: 'litzen 0, sutera 0, hovaro 1',
        capabilities: 'cut 0, full-strip 0, crimp 1, tin 1',
      });
      expect(await counts({ country: 'FR' })).toMatchObject({ brands: 'litzen 2, hovaro 1' });
    });

    test.each([
      ['5 mm²', ['reuss-520', 'sihl-245']],
      ['2.5 mm²', ['reuss-455', 'reuss-520', 'sihl-245']],
      ['2,5', ['reuss-455', 'reuss-520', 'sihl-245']],
      ['AWG 14', ['reuss-455', 'reuss-520', 'sihl-245']],
      ['26 AWG', ['reuss-455', 'reuss-520']],
      ['1/0 AWG', ['sihl-1000']],
      ['300 mm²', []],
    ])('CAT-07 machines for %s', async (includes, found) => {
      expect(await slugsIn({ ranges: [{ attribute: 'cross_section', includes }] })).toEqual(found);
    });

    test('CAT-07 a value that cannot be read is named and filters nothing', async () => {
      const ranges = [
        { attribute: 'cross_section', includes: 'thick' },
        { attribute: 'cross_section', includes: '5 kg' },
        { attribute: 'colour', includes: '3' },
        { attribute: 'weight', includes: '72 kg' },
      ];
      expect(await listing({ ranges })).toMatchObject({
        refused: ['cross_section', 'cross_section', 'colour'],
        products: [{ slug: 'sihl-245' }],
      });
    });

    test('CAT-07 the bounds of what is here, in both systems and the language', async () => {
      const { ranges } = await listing({
        classification: 'wire-processing',
        language: 'de',
        brands: ['sutera'],
      });
      expect(ranges).toEqual([
        {
          attribute: 'cross_section',
          name: 'Leitungsquerschnitt',
          metric_minimum: '0,08',
          metric_maximum: '120',
          metric_unit: 'mm²',
          imperial_minimum: '28',
          imperial_maximum: '4/0',
          imperial_unit: 'AWG',
        },
        expect.objectContaining({ attribute: 'weight', metric_minimum: '72', metric_maximum: '1450' }),
      ]);
      const below = await listing({ classification: 'wire-crimping' });
      expect(below.ranges).toMatchObject([
        { attribute: 'crimp_force', metric_unit: 'kN', metric_minimum: '20', imperial_unit: 'lbf' },
      ]);
    });
  });

  describe('papers', () => {
    test('FIL-01 a paper comes in the first of the languages that it has, else in English', async () => {
      const language = async (languages: string[]) =>
        (await ask(paperQuery, { slug: 'reuss-455-data-sheet', languages })).documentBySlug?.language;
      expect(await language(['fr', 'de', 'en'])).toBe('de');
      expect(await language(['fr'])).toBe('en');
      expect(await language([])).toBe('en');
      expect((await ask(paperQuery, { slug: 'none', languages: [] })).documentBySlug).toBeNull();
    });

    test('FIL-01 a paper for signed-in readers is for the server of the site only', async () => {
      const question = { slug: 'reuss-455-manual', languages: ['en'] };
      expect((await ask(paperQuery, question)).documentBySlug).toBeNull();
      const headers = { authorization: `Bearer ${token}` };
      expect((await ask(paperQuery, question, headers)).documentBySlug).toMatchObject({
        login: true,
        fileName: 'manual-en.pdf',
        contentType: 'application/pdf',
      });
    });
  });

  test('SEO-01 everything is listed once, page by page', async () => {
    const slugs: string[] = [];
    let after: string | null = null;
    type Page = { items: { slug: string }[]; endCursor: string | null; hasNextPage: boolean };
    for (let page = 0; page < 4; page += 1) {
      const { items, endCursor, hasNextPage }: Page = (await ask(entriesQuery, { first: 2, after }))
        .catalogueEntries;
      slugs.push(...items.map(({ slug }) => slug));
      expect(hasNextPage).toBe(page < 2);
      after = endCursor;
      if (!hasNextPage) break;
    }
    expect(slugs).toEqual(['commissioning', 'lumen-plan', 'reuss-455', 'reuss-520', 'sihl-1000', 'sihl-245']);
    const [service] = (await ask(entriesQuery, { first: 1 })).catalogueEntries.items;
    expect(service).toMatchObject({
      type: 'service',
      route: 'installation/commissioning',
      languages: ['en'],
    });
    expect(service?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  describe('questions that mean harm', () => {
    test.each([
      ['61 slugs', `{ productsBySlugs(language: "en", slugs: [${'"a", '.repeat(61)}]) { slug } }`, 'slugs'],
      [
        'a page of 61',
        '{ classificationProducts(type: product, language: "en", pageSize: 61) { total } }',
        'pageSize',
      ],
      ['page 0', '{ classificationProducts(type: product, language: "en", page: 0) { total } }', 'page'],
      ['entries without end', '{ catalogueEntries(first: 100000) { hasNextPage } }', 'first'],
      ['a foreign cursor', '{ catalogueEntries(first: 1, after: "\' OR 1=1") { hasNextPage } }', 'after'],
      [
        'a country that is none',
        '{ productBySlug(slug: "a", language: "en", country: "x\'") { slug } }',
        'country',
      ],
    ])('%s is refused by name', async (_, query, field) => {
      const { status, errors } = await send(query);
      expect(status).toBeLessThan(500);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    });

    const deep = (levels: number): string =>
      levels === 0 ? 'slug' : `related { product { ${deep(levels - 1)} } }`;
    test.each([
      [
        'a query without bottom',
        `{ productBySlug(slug: "reuss-455", language: "en") { ${deep(6)} } }`,
        'QUERY_TOO_COSTLY',
      ],
      [
        'the same many times over',
        `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: capabilities(language: "en") { slug }`).join(' ')} }`,
        'QUERY_TOO_COSTLY',
      ],
      ['the schema', '{ __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
      ['a slip', '{ capabilites(language: "en") { slug } }', 'GRAPHQL_VALIDATION_FAILED'],
      ['nonsense', '{ capabilities(', 'GRAPHQL_PARSE_FAILED'],
    ])('%s is not answered', async (_, query, code) => {
      const { status, errors, data } = await send(query);
      expect(status).toBe(400);
      expect(errors?.[0]?.extensions?.code).toBe(code);
      expect(data).toBeFalsy();
    });

    test('a strange language is English, whatever is in it', async () => {
      for (const language of ['xx', '', "'; --", '\u0000', 'z'.repeat(10_000)]) {
        expect(await product('reuss-455', { language }), language.slice(0, 20)).toMatchObject({
          language: 'en',
        });
      }
    });

    test('filters with strange values find nothing and break nothing', async () => {
      const strange = ['\u0000', "'; DROP TABLE products.product; --", '__proto__', 'x'.repeat(5000)];
      expect(await listing({ brands: strange, classification: 'wire-processing' })).toMatchObject({
        total: 0,
      });
      expect(await listing({ capabilities: strange })).toMatchObject({ total: 0 });
      const ranges = strange.map((includes) => ({ attribute: 'cross_section', includes }));
      expect((await listing({ ranges })).refused).toHaveLength(4);
    });
  });

  test('nothing of all this was an error of the back end', () => {
    expect(logged).toEqual([]);
  });
});
