import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { SeedError } from '#services/content/index.ts';
import { openProducts, type Products, productChanges } from '#services/products/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';
import { sampleProducts } from '../../support/back-ends/sample-products.ts';

let database: FreshDatabase;
let products: Products;
let copy: string;
const warnings: string[] = [];

beforeEach(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  products = await open();
  copy = await mkdtemp(join(tmpdir(), 'products-'));
  await cp(join(sampleProducts, '..'), copy, { recursive: true });
  warnings.length = 0;
});
afterEach(async () => {
  await database.close();
  await rm(copy, { recursive: true });
});

const open = () => {
  const log = { info() {}, warn: (message: string) => void warnings.push(message), error() {} };
  return openProducts({ pool: database.pool, log, secret: 'a secret', production: true });
};
const load = () => products.import(join(copy, 'products'), describeFile);
const edit = async (file: string, from: string, to: string) => {
  const path = join(copy, 'products', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};
const listQuery = graphql(`
  query list($classification: String) {
    classificationProducts(type: product, language: "en", classification: $classification) {
      total products { slug name classifications { slug } documents { slug languages } }
      ranges { metric_maximum }
    }
  }
`);
const list = async (backEnd = products, classification?: string) => {
  const backend = { url: 'http://products.internal/graphql', fetch: backEnd.handle };
  return (await execute(backend, listQuery, { classification })).classificationProducts;
};
const named = async (slug: string, backEnd = products) =>
  (await list(backEnd)).products.find((product) => product.slug === slug);

const tables = ['product', 'product_text', 'product_range', 'document', 'document_version', 'classification'];

/** Every row, with the time of its last change. */
async function everything(): Promise<string[]> {
  const rows = await Promise.all(
    tables.map((table) => database.pool.query(`SELECT row_to_json(t) AS row FROM products.${table} t`)),
  );
  return rows.flatMap(({ rows }) => rows.map(({ row }) => JSON.stringify(row))).sort();
}

/** The tags of the notifications that a change causes. */
async function newsOf(change: () => Promise<unknown>): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const received: string[] = [];
  client.on('notification', ({ payload }) => received.push(...JSON.parse(payload ?? '[]')));
  await client.query(`LISTEN ${productChanges}`);
  await change();
  // Notifications from before this response have arrived with it.
  await client.query('SELECT 1');
  await client.end();
  return received.sort();
}

test('a fresh back end is empty, until a catalogue was imported', async () => {
  expect(await products.isEmpty()).toBe(true);
  expect(await list()).toMatchObject({ total: 0 });
  expect(await load()).toMatchObject({ products: 5, services: 1, texts: 7, documents: 2, files: 7 });
  expect(await products.isEmpty()).toBe(false);
  expect(await list()).toMatchObject({ total: 5 });
});

test('importing twice changes nothing, and nobody hears of it', async () => {
  await load();
  const before = await everything();
  expect(await newsOf(load)).toEqual([]);
  expect(await everything()).toEqual(before);
});

test('SYS-01 every process shows what was changed, and hears what that was', async () => {
  await load();
  const other = await open();
  expect((await named('reuss-520', other))?.name).toBe('Reuss 520');
  await edit('products/reuss-520.yaml', 'name: Reuss 520', 'name: Reuss 521');
  expect(await newsOf(load)).toEqual([
    'classification:automatic-crimping',
    'classification:wire-crimping',
    'classification:wire-processing',
    'product:reuss-520',
  ]);
  expect((await named('reuss-520', other))?.name).toBe('Reuss 521');
});

test('a product that leaves a classification is gone from there, and both hear of it', async () => {
  await load();
  expect((await list(products, 'wire-crimping')).products.map(({ slug }) => slug)).toContain('reuss-520');
  await edit('products/reuss-520.yaml', '[automatic-crimping, wire-crimping]', '[software]');
  const news = await newsOf(load);
  expect(news).toContain('classification:wire-crimping');
  expect(news).toContain('classification:software');
  expect((await list(products, 'wire-crimping')).products.map(({ slug }) => slug)).not.toContain('reuss-520');
  expect((await list(products, 'software')).total).toBe(2);
});

test('values, texts and papers that are no longer there go', async () => {
  await load();
  await edit('products/sihl-1000.yaml', '10–120', '10–95');
  await edit('products/reuss-455.yaml', ', de: sheet-de.pdf', '');
  await rm(join(copy, 'products/texts/de/products/reuss-455.yaml'));
  expect(await newsOf(load)).toEqual(
    expect.arrayContaining(['product:reuss-455', 'product:sihl-1000', 'classification:wire-processing']),
  );
  expect((await list(products, 'wire-processing')).ranges[0]?.metric_maximum).toBe('95');
  expect((await named('reuss-455'))?.documents[0]?.languages).toEqual(['en']);
  const { rows } = await database.pool.query("SELECT FROM products.product_text WHERE language = 'de'");
  expect(rows).toEqual([]);
});

test('new names of classifications are told to every page', async () => {
  await load();
  await edit('classifications.yaml', 'Automatic crimping', 'Fully automatic crimping');
  expect(await newsOf(load)).toEqual(['products']);
});

test('CAT-06 a classification that does not exist is logged once and skipped', async () => {
  await load();
  await database.pool.query(
    `UPDATE products.product SET classifications = '{gone,wire-crimping}' WHERE slug = 'sihl-245'`,
  );
  expect((await named('sihl-245'))?.classifications).toEqual([{ slug: 'wire-crimping' }]);
  await named('sihl-245');
  expect(warnings).toEqual(['sihl-245 is in the classification gone, which does not exist']);
});

test('all or nothing: when a file cannot be kept, nothing is', async () => {
  await load();
  const before = await everything();
  await edit('products/reuss-520.yaml', 'name: Reuss 520', 'name: Reuss 521');
  const full = () => Promise.reject(new Error('The disk is full'));
  await expect(products.import(join(copy, 'products'), full)).rejects.toThrow('The disk is full');
  expect(await everything()).toEqual(before);
});

test('all or nothing: every problem is named by file and field, and nothing is kept', async () => {
  await edit('products/reuss-520.yaml', 'value: "1450"', 'value: "heavy"');
  await edit('products/sihl-245.yaml', 'brand: sutera', 'brand: nobody');
  await edit('products/reuss-455.yaml', 'position: 20', 'position: 20\ncolour: red');
  const problem = load();
  await expect(problem).rejects.toBeInstanceOf(SeedError);
  await expect(problem).rejects.toThrow(
    /reuss-520\.yaml:10:5: field specifications\/3: "heavy" is not a value in kg/,
  );
  await expect(problem).rejects.toThrow(/sihl-245\.yaml:2:1: field brand: names the brand "nobody"/);
  await expect(problem).rejects.toThrow(/reuss-455\.yaml:4:1: field colour: is not a field here/);
  expect(await products.isEmpty()).toBe(true);
});

/** The English names of attributes. */
const attributes = async (): Promise<Record<string, string>> => {
  const { rows } = await database.pool.query("SELECT key, names->>'en' AS name FROM products.attribute");
  return Object.fromEntries(rows.map(({ key, name }) => [key, name]));
};
const isBehind = () => products.isBehind(join(copy, 'products'));
const loadAgain = () => products.importAgain(join(copy, 'products'), describeFile);

test('words of the catalogue are loaded again when their files say something else', async () => {
  expect(await isBehind()).toBe(false);
  await load();
  expect(await isBehind()).toBe(false);
  await edit('attributes.yaml', '{ en: Noise level }', '{ en: Sound pressure }');
  await edit(
    'attributes.yaml',
    '- { key: control,',
    '- { key: width, quantity: length, unit: mm, group: machine, name: { en: Width } }\n- { key: control,',
  );
  await edit('classifications.yaml', 'Automatic crimping', 'Fully automatic crimping');
  expect(await isBehind()).toBe(true);
  expect(await newsOf(loadAgain)).toEqual(['products']);
  expect(await isBehind()).toBe(false);
  expect(await attributes()).toMatchObject({ noise: 'Sound pressure', width: 'Width' });
  const { rows } = await database.pool.query(
    "SELECT names->>'en' AS name FROM products.classification WHERE slug = 'automatic-crimping'",
  );
  expect(rows).toEqual([{ name: 'Fully automatic crimping' }]);
});

test('what somebody has changed, made or removed since it was loaded stays as it is', async () => {
  await load();
  await database.pool.query(`UPDATE products.attribute SET names = '{"en":"Loudness"}' WHERE key = 'noise'`);
  await database.pool.query("DELETE FROM products.attribute WHERE key = 'control'");
  await database.pool.query(
    `INSERT INTO products.attribute (key, position, quantity, unit, section, names)
     VALUES ('width', 99, 'length', 'mm', 'machine', '{"en":"Our width"}')`,
  );
  await edit('attributes.yaml', '{ en: Noise level }', '{ en: Sound pressure }');
  await edit('attributes.yaml', '{ en: Control }', '{ en: Control system }');
  await edit(
    'attributes.yaml',
    '- { key: control,',
    '- { key: width, quantity: length, unit: mm, group: machine, name: { en: Width } }\n- { key: control,',
  );
  await edit('attributes.yaml', 'en: Weight', 'en: Mass');
  await loadAgain();
  const { control, ...now } = await attributes();
  expect(control).toBeUndefined();
  expect(now).toMatchObject({ noise: 'Loudness', width: 'Our width', weight: 'Mass' });
});

test('products stay as they are when words of the catalogue are loaded again', async () => {
  await load();
  const products = async () =>
    (await database.pool.query('SELECT * FROM products.product ORDER BY slug')).rows;
  const before = await products();
  await edit('products/reuss-520.yaml', 'name: Reuss 520', 'name: Reuss 521');
  await edit('brands.yaml', 'name: Sutera', 'name: Sutera Systems');
  await loadAgain();
  expect(await products()).toEqual(before);
});

test('a catalogue that was loaded before anything remembered it can be loaded again, too', async () => {
  await load();
  await database.pool.query('DROP TABLE products.loaded_record');
  await database.pool.query(await readFile('services/products/migrations/0006_loaded_records.sql', 'utf8'));
  expect(await isBehind()).toBe(true);
  await edit('attributes.yaml', '{ en: Noise level }', '{ en: Sound pressure }');
  await loadAgain();
  expect(await attributes()).toMatchObject({ noise: 'Sound pressure' });
  expect(await isBehind()).toBe(false);
});
