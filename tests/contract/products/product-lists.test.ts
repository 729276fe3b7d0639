import { describe, expect, test } from 'vitest';
import { BackendError } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { mountings, productBackEnds, productsOf } from './product-contract.ts';

const slugsQuery = graphql(`
  query some($slugs: [String!]!, $language: String!, $country: String) {
    productsBySlugs(slugs: $slugs, language: $language, country: $country) { slug name }
  }
`);

const { backends } = productBackEnds();

describe.each(mountings)('%s', (mounting) => {
  const { call, send, product, listing, slugsIn } = productsOf(backends, mounting);

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
      const some = await call(slugsQuery, { slugs, language: 'en' });
      expect(some.productsBySlugs.map(({ slug }) => slug)).toEqual(['sihl-245', 'reuss-455']);
      const abroad = await call(slugsQuery, { slugs, language: 'en', country: 'FR' });
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
      // A product in two classifications is listed in the place of its first one.
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
      const counts = async (filters: Parameters<typeof listing>[0]) => {
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
});
