import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { openProducts, type Products, productsToken } from '#services/products/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';

/**
 * Quantities in searches, and the machines that can handle them, with the catalogue of the sample company.
 */
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

const quantitiesQuery = graphql(`
  query quantities($text: String!, $language: String!) {
    quantitiesIn(text: $text, language: $language) {
      start end attribute name minimum maximum metric imperial includes route alternatives { attribute name }
    }
  }
`);
const holdingQuery = graphql(`
  query holding($ranges: [RangeFilter!]!, $country: String) {
    productsHolding(ranges: $ranges, country: $country) {
      total products { slug ranges { attribute minimum maximum } }
    }
  }
`);
const listQuery = graphql(`
  query listed($ranges: [RangeFilter!]!) {
    classificationProducts(type: product, language: "en", ranges: $ranges, pageSize: 60) { total products { slug } }
  }
`);

const headers = { authorization: `Bearer ${productsToken(secret)}` };
const backend = () => ({ url: 'http://products.internal/graphql/products', fetch: products.handle });
const findIn = async (text: string, language = 'en') =>
  (await execute(backend(), quantitiesQuery, { text, language }, { headers })).quantitiesIn;
const rangesOf = (found: Awaited<ReturnType<typeof findIn>>) =>
  found.map(({ attribute, includes }) => ({ attribute, includes }));
const holding = async (text: string, language = 'en') => {
  const ranges = rangesOf(await findIn(text, language));
  return (await execute(backend(), holdingQuery, { ranges, country: null }, { headers })).productsHolding;
};
const slugs = async (text: string, language = 'en') =>
  (await holding(text, language)).products.map(({ slug }) => slug);

describe('SEA-02 quantities as the trade writes them', () => {
  test.each([
    ['strip 35 mm2', 'en', 'cross_section', 35, 35],
    ['machine for 0.13-6 mm2', 'en', 'cross_section', 0.13, 6],
    ['crimp press 30 kN', 'en', 'crimp_force', 30_000, 30_000],
    ['1/0 AWG cable', 'en', 'cross_section', 50, 50],
    ['AWG22', 'en', 'cross_section', 0.35, 0.35],
    ['22 ga', 'en', 'cross_section', 0.35, 0.35],
    ['AWG 4-10', 'en', 'cross_section', 6, 25],
    ['250 MCM', 'en', 'cross_section', 127, 127],
    ['abisolieren 35 mm²', 'de', 'cross_section', 35, 35],
    ['Kabel 0,13 bis 6 mm²', 'de', 'cross_section', 0.13, 6],
    ['cable 26 mm outer diameter', 'en', 'outer_diameter', 26, 26],
    ['Ø26', 'en', 'outer_diameter', 26, 26],
    ['Aussendurchmesser 26 mm', 'de', 'outer_diameter', 26, 26],
    ['剥线 6平方', 'zh', 'cross_section', 6, 6],
    ['電線 ２．５スケア', 'ja', 'cross_section', 2.5, 2.5],
    ['presse 6 700 lbf', 'fr', 'crimp_force', 29_803.08, 29_803.09],
    ['2.5mm2', 'en', 'cross_section', 2.5, 2.5],
  ])('"%s" in %s is %s', async (text, language, attribute, minimum, maximum) => {
    const [found, ...more] = await findIn(text, language);
    expect(more).toEqual([]);
    expect(found?.attribute).toBe(attribute);
    expect(found?.minimum).toBeCloseTo(minimum, 0);
    expect(found?.maximum).toBeCloseTo(maximum, 0);
  });

  test.each([
    '450.1187',
    'Emme 450 HD',
    'Rigi 755 R',
    'Lorze 26 C',
    'Reuss 520',
    '2026',
    'ISO 9001',
    '24 h',
    '0.5 s',
    'M8',
    'CS-400 mm',
    '40 x 30 mm',
  ])('"%s" is none', async (text) => {
    expect(await findIn(text)).toEqual([]);
  });

  test('the words that say what is measured belong to it, in both systems, and the others are left', async () => {
    const text = 'cable 26 mm outer diameter';
    const [found] = await findIn(text);
    expect(text.slice(found?.start, found?.end)).toBe('26 mm outer diameter');
    expect(found).toMatchObject({ metric: '26\u00a0mm', imperial: '1.02\u00a0in', alternatives: [] });
    const [gauge] = await findIn('strip AWG 2');
    expect(gauge).toMatchObject({ metric: '35\u00a0mm²', imperial: '2\u00a0AWG', includes: 'AWG 2' });
  });

  test('where the words do not say what is measured, the others are named beside it', async () => {
    const [found] = await findIn('26 mm');
    const named = [found?.attribute, ...(found?.alternatives ?? []).map(({ attribute }) => attribute)];
    expect(named).toEqual(expect.arrayContaining(['outer_diameter', 'wire_length']));
  });

  test('long and odd texts are answered', async () => {
    await expect(findIn('x'.repeat(501))).rejects.toThrow();
    expect((await findIn('6 mm² '.repeat(80))).length).toBeLessThanOrEqual(6);
    for (const text of ['', '1'.repeat(500), '1,'.repeat(250), 'AWG '.repeat(120), "''''\"\"", '-- mm²'])
      expect(await findIn(text)).toEqual([]);
  });
});

describe('SEA-02 the machines that can', () => {
  test.each([
    ['strip 35 mm2', 10],
    ['crimp press 30 kN', 3],
    ['6700 lbf press', 3],
    ['1/0 AWG cable', 8],
    ['cable 26 mm outer diameter', 4],
  ])('"%s": %i', async (text, total) => {
    expect((await holding(text)).total).toBe(total);
  });

  test('they are those of the filters, the smallest that does it first', async () => {
    for (const text of ['35 mm²', '0.13-6 mm²', '30 kN', 'AWG 12']) {
      const ranges = rangesOf(await findIn(text));
      const listed = (await execute(backend(), listQuery, { ranges }, { headers })).classificationProducts;
      const { products: fitting, total } = await holding(text);
      expect(fitting.map(({ slug }) => slug).toSorted()).toEqual(
        listed.products.map(({ slug }) => slug).toSorted(),
      );
      expect(total).toBe(listed.total);
      const ends = fitting.map(({ ranges }) => ranges[0]?.maximum ?? Number.POSITIVE_INFINITY);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    }
  });

  test('a hundred values in units and words of five languages find what the metric value finds', async () => {
    const written: [text: string, language: string][] = [
      ['AWG 14', 'en'],
      ['14 AWG', 'de'],
      ['#14', 'fr'],
      ['2,5 qmm', 'de'],
      ['2,5 mm2', 'fr'],
      ['2.5平方毫米', 'zh'],
      ['2.5 スケア', 'ja'],
      ['2.5 sq mm', 'en'],
    ];
    for (const [text, language] of written)
      expect(await slugs(text, language), text).toEqual(await slugs('2.5 mm²'));
    for (const area of [
      '0.13',
      '0.22',
      '0.35',
      '0.5',
      '0.75',
      '1.5',
      '4',
      '6',
      '10',
      '16',
      '25',
      '35',
      '50',
      '70',
    ]) {
      const expected = await slugs(`${area} mm²`);
      for (const [number, unit, language] of [
        [area, 'mm^2', 'en'],
        [area.replace('.', ','), 'Quadratmillimeter', 'de'],
        [area.replace('.', ','), 'mm2', 'fr'],
        [area, 'スケア', 'ja'],
        [area, '平方', 'zh'],
        [area, 'SQ', 'en'],
        [area.replace('.', ','), 'qmm', 'de'],
      ] as const)
        expect(await slugs(`${number} ${unit}`, language), `${number} ${unit} ${language}`).toEqual(expected);
    }
  });

  test('what cannot be read is refused at its field', async () => {
    const ranges = [{ attribute: 'cross_section', includes: 'thick' }];
    await expect(execute(backend(), holdingQuery, { ranges, country: null }, { headers })).rejects.toThrow(
      'Cannot be read: cross_section',
    );
  });
});
