import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDownloads } from '#server/open-catalogue/download-mount.ts';
import { openProducts, type Products } from '#services/products/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';

/**
 * The catalogue as files: the tests of the exchange, which writes them, prove that they can be read back
 * unchanged.
 */
const log = { info() {}, warn() {}, error() {} };
let database: FreshDatabase;
let products: Products;
let server: Server;
let site: string;
let visitor = 0;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  products = await openProducts({ pool: database.pool, log, secret: 'for tests', production: true });
  await products.import('seed/company/products', describeFile);
  const downloads = openDownloads({
    products,
    origin: () => 'https://www.group.example',
    findVisitor: () => String(visitor),
    secure: false,
  });
  server = createServer((request, response) => {
    const mount = request.url?.includes('.csv') ? downloads.csv : downloads.bmecat;
    void mount.answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.close();
});

const get = (path: string, method = 'GET') => {
  visitor += 1;
  return fetch(site + path, { method });
};
const rows = async (path: string) => (await (await get(path)).text()).split('\r\n').filter(Boolean);

test('a table holds everything, or a class, or what a country is sold', async () => {
  const all = await rows('/catalogue.csv');
  const presses = await rows('/catalogue.csv?class=wire-crimping');
  const country = await rows('/catalogue.csv?country=JP');
  expect(all[0]).toContain('slug');
  expect(presses.length).toBeGreaterThan(1);
  expect(presses.length).toBeLessThan(all.length);
  expect(country.length).toBeLessThanOrEqual(all.length);
  expect((await get('/catalogue.csv')).headers.get('content-disposition')).toBe(
    'attachment; filename="catalogue.csv"',
  );
});

test('an archive holds one BMEcat 2005, the same each time', async () => {
  const [one, other] = await Promise.all(
    [0, 1].map(async () => new Uint8Array(await (await get('/catalogue.bmecat.zip')).arrayBuffer())),
  );
  expect(one).toEqual(other);
  const xml = strFromU8(unzipSync(one ?? new Uint8Array())['catalogue.xml'] ?? new Uint8Array());
  expect(xml).toMatch(/<BMECAT [^>]*version="2005"/);
  expect(xml).toContain('http://www.bmecat.org/bmecat/2005fd');
  expect(xml.trimEnd().endsWith('</BMECAT>')).toBe(true);
  expect(xml).not.toMatch(/<PRICE_AMOUNT>[1-9]/);
});

test.each([
  ['/catalogue.csv?class=nothing', 'GET', 404],
  ['/catalogue.csv?class=%00', 'GET', 400],
  ['/catalogue.csv?country=jp', 'GET', 400],
  ['/catalogue.csv/x', 'GET', 404],
  ['/catalogue.csv', 'POST', 405],
  ['/catalogue.csv', 'HEAD', 200],
])('%s by %s is %i', async (path, method, status) => {
  expect((await get(path, method)).status).toBe(status);
});

test('an address that asks for file after file hears when to come back', async () => {
  const statuses = [];
  for (let time = 0; time < 12; time += 1) {
    visitor = -1;
    const response = await fetch(`${site}/catalogue.csv?class=wire-crimping`);
    await response.text();
    statuses.push(response.status);
  }
  expect(statuses.at(0)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
