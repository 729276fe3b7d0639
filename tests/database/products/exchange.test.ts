import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { type ExportOptions, exportCatalogue, importFile } from '#services/products/exchange/exchange.ts';
import { noMapping } from '#services/products/exchange/mapping.ts';
import { openProducts } from '#services/products/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { sampleProducts } from '../../support/back-ends/sample-products.ts';

let database: FreshDatabase;

beforeEach(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const options = { pool: database.pool, log, secret: 'a secret', production: true };
  await (await openProducts(options)).import(sampleProducts, describeFile);
});
afterEach(() => database.close());

const head = { id: 'TEST', version: '1.0', name: 'Test', supplier: 'Test' };
const formats: ExportOptions[] = [
  { format: '2005', head, report: () => undefined },
  { format: '1.2', head, report: () => undefined },
  { format: 'csv' },
];

async function exported(options: ExportOptions): Promise<string> {
  let text = '';
  for await (const part of exportCatalogue(database.pool, options)) text += part;
  return text;
}

async function importText(text: string, format: 'csv' | 'bmecat', dryRun = false) {
  const path = join(await mkdtemp(join(tmpdir(), 'catalogue-')), 'file');
  await writeFile(path, text);
  try {
    return await importFile(database.pool, path, { format, mapping: noMapping, dryRun });
  } finally {
    await rm(dirname(path), { recursive: true });
  }
}

const tables = ['product', 'product_text', 'product_range', 'document', 'document_version', 'revision'];

/** Every row, with the time of its last change. */
async function everything(): Promise<string[]> {
  const rows = await Promise.all(
    tables.map((table) => database.pool.query(`SELECT row_to_json(t) AS row FROM products.${table} t`)),
  );
  return rows.flatMap(({ rows }) => rows.map(({ row }) => JSON.stringify(row))).sort();
}

test.each(formats)(
  'decision 14: what was exported as $format changes nothing when it is imported',
  async (options) => {
    const before = await everything();
    const text = await exported(options);
    const { lines, written } = await importText(text, options.format === 'csv' ? 'csv' : 'bmecat');
    const kinds = new Set(
      lines.map(({ kind, message }) => (message.startsWith('pictures') ? 'pictures' : kind)),
    );
    expect([...kinds].filter((kind) => kind !== 'pictures')).toEqual(['unchanged']);
    expect(lines.filter(({ kind }) => kind === 'unchanged')).toHaveLength(6);
    expect(written).toBe(false);
    expect(await everything()).toEqual(before);
  },
);

const table = `slug,name.en,classifications,weight [lb],long.de
reuss-455,,,2000,Neu
new-one,New one,automatic-crimping,100,
`;

test('decision 14: an import creates and changes, tells it by line, and the second time finds it done', async () => {
  const first = await importText(table, 'csv');
  expect(first).toEqual({
    written: true,
    lines: [
      { line: 2, kind: 'changed', message: 'reuss-455' },
      { line: 3, kind: 'created', message: 'new-one' },
    ],
  });
  const { rows } = await database.pool.query(
    `SELECT slug, type, specifications, texts->>'long' AS german FROM products.product
     LEFT JOIN products.product_text ON product = slug AND language = 'de'
     WHERE slug IN ('reuss-455', 'new-one') ORDER BY slug`,
  );
  expect(rows.map(({ slug, type, german }) => [slug, type, german])).toEqual([
    ['new-one', 'product', null],
    ['reuss-455', 'product', 'Neu'],
  ]);
  expect(rows[0].specifications).toMatchObject([
    { key: 'weight', system: 'Metric', unit: 'kg', converted: true, values: { en: '45.4' } },
    { key: 'weight', system: 'Imperial', unit: 'lb', converted: false, values: { en: '100' } },
  ]);
  const second = await importText(table, 'csv');
  expect(second.lines.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
  expect(second.written).toBe(false);
});

test('decision 14: a film and what is said to be seen in it stay, since no file knows them', async () => {
  await importText('slug,name.en\ncommissioning,Setting up\n', 'csv');
  const { rows } = await database.pool.query(
    "SELECT names->>'en' AS name, video_url AS film, video_titles AS titles FROM products.product WHERE slug = 'commissioning'",
  );
  expect(rows).toEqual([
    {
      name: 'Setting up',
      film: expect.stringMatching(/\/turn\.mp4$/),
      titles: { en: 'The machine turns', de: 'Die Maschine dreht sich' },
    },
  ]);
});

test('decision 14: a dry run tells the same and writes nothing', async () => {
  const before = await everything();
  const { lines, written } = await importText(table, 'csv', true);
  expect(lines.map(({ kind }) => kind)).toEqual(['changed', 'created']);
  expect(written).toBe(false);
  expect(await everything()).toEqual(before);
});

test('decision 14: with an error in one line nothing of a file is taken over', async () => {
  const before = await everything();
  const { lines, written } = await importText(`${table}third,,,heavy,\nfourth,Fourth,nowhere,1,\n`, 'csv');
  expect(written).toBe(false);
  expect(lines).toEqual([
    { line: 2, kind: 'changed', message: 'reuss-455' },
    { line: 3, kind: 'created', message: 'new-one' },
    { line: 4, kind: 'error', message: 'third is new and in no classification that is known here' },
    { line: 5, kind: 'skipped', message: '"nowhere" is not a classification here' },
    { line: 5, kind: 'error', message: 'fourth is new and in no classification that is known here' },
  ]);
  expect(await everything()).toEqual(before);
});

test('decision 14: words where a number belongs are an error of their line', async () => {
  const { lines, written } = await importText('slug,weight\nreuss-455,heavy\n', 'csv');
  expect(written).toBe(false);
  expect(lines[0]).toMatchObject({ line: 2, kind: 'error' });
  expect(lines[0]?.message).toContain('"heavy" is not a value in kg');
});

test('decision 14: a hostile file is one error and touches nothing', async () => {
  const before = await everything();
  const hostile = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<BMECAT>&x;</BMECAT>';
  const { lines, written } = await importText(hostile, 'bmecat');
  expect(lines).toMatchObject([{ line: 1, kind: 'error' }]);
  expect(written).toBe(false);
  expect(await everything()).toEqual(before);
});

/** The export without one of its machines, as a complete catalogue or as an update. */
async function without(slug: string, transaction = 'T_NEW_CATALOG'): Promise<string> {
  const text = await exported({ format: '2005', head, report: () => undefined });
  const items = text.split(/(?=<PRODUCT[ >])/);
  const kept = items.filter((item) => !item.includes(`<SUPPLIER_PID>${slug}</SUPPLIER_PID>`));
  expect(kept).toHaveLength(items.length - 1);
  return kept.join('').replaceAll('T_NEW_CATALOG', transaction);
}

const kindsOf = async (text: string, dryRun = false) => {
  const { lines, written } = await importText(text, 'bmecat', dryRun);
  const removed = lines.filter(({ kind }) => kind === 'removed').map(({ message }) => message);
  return { removed, written };
};

test('decision 14: what a whole catalogue has no more is taken off, with its texts and papers; a dry run only tells it', async () => {
  const before = await everything();
  const text = await without('reuss-455');
  expect(await kindsOf(text, true)).toEqual({ removed: ['reuss-455'], written: false });
  expect(await everything()).toEqual(before);
  expect(await kindsOf(text)).toEqual({ removed: ['reuss-455'], written: true });
  const left = (await everything()).join();
  expect(left).not.toContain('"product":"reuss-455"');
  expect(left).not.toContain('"slug":"reuss-455","type":"product"');
  expect(await kindsOf(text)).toEqual({ removed: [], written: false });
});

test('decision 14: an update takes nothing off, and with an error nothing is taken off either', async () => {
  const before = await everything();
  expect(await kindsOf(await without('reuss-455', 'T_UPDATE_PRODUCTS'))).toEqual({
    removed: [],
    written: false,
  });
  const faulty = (await without('reuss-455')).replace('<SUPPLIER_PID>reuss-520', '<SUPPLIER_PID>');
  expect((await kindsOf(faulty)).written).toBe(false);
  expect(await everything()).toEqual(before);
});

test('CAT-06 every process hears that a product was taken off: it is in no list and under no address', async () => {
  const log = { info() {}, warn() {}, error() {} };
  const { handle } = await openProducts({ pool: database.pool, log, secret: 'a secret', production: true });
  const backend = { url: 'http://products.internal/graphql/products', fetch: handle };
  const document = graphql(`
    query shown {
      classificationProducts(type: product, language: "en", classification: "automatic-crimping") {
        products { slug }
      }
      productsBySlugs(slugs: ["reuss-455"], language: "en") { slug }
    }
  `);
  const shown = async () => {
    const { classificationProducts, productsBySlugs } = await execute(backend, document, {});
    return [classificationProducts.products.some(({ slug }) => slug === 'reuss-455'), productsBySlugs.length];
  };
  expect(await shown()).toEqual([true, 1]);
  const text = await exported({ format: '2005', head, report: () => undefined });
  await importText(await without('reuss-455'), 'bmecat');
  expect(await shown()).toEqual([false, 0]);
  await importText(text, 'bmecat');
  expect(await shown()).toEqual([true, 1]);
});
